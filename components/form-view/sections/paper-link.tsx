import { useFormModel } from '@/components/form-view/form-model';
import { paperAddress } from '@/components/form-view/form-path';

/** Leads to the same form on paper, on the first step only. */
export function PaperLink() {
  const { t, form, locale, step, steps } = useFormModel();
  return (
    <p className="hint paper-link first-only" data-first={step === steps[0] ? '' : undefined}>
      <a href={paperAddress(form, locale)} rel="nofollow" download>
        {t('form.paper')}
      </a>
    </p>
  );
}
