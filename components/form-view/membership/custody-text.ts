import type { FormModel } from '@/components/form-view/form-model';
import { toMembershipSubmit } from '@/components/form-view/membership/to-submit';
import { listText } from '@/lib/rules/format/intl-formats';
import { signedForMinors } from '@/lib/rules/submissions/custody';

/** What the applicant declares about the minors of the family, for whom they sign; empty without such members. */
export function custodyText({ t, form, values, locale }: FormModel): string {
  const minors = signedForMinors(toMembershipSubmit(values, form, locale), form.today);
  const names = listText(
    minors.map(({ firstName }) => firstName ?? ''),
    locale,
  );
  return names && t('labels.custody.text', { names });
}
