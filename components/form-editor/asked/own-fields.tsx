'use client';

import { useTranslations } from 'use-intl';
import { Badge } from '@/components/ui/display/badge';
import { TextLink } from '@/components/ui/text-link';
import { useCustomFields } from '@/lib/api-client/master-data';

/** The club's own fields in this form. They are changed on their own pages. */
export function OwnFields() {
  const t = useTranslations('forms.asked');
  const labels = useTranslations('labels.customFieldCategory');
  const own = (useCustomFields().data ?? []).filter(
    ({ isActive, forms }) => isActive && forms.includes('Membership'),
  );
  return (
    <section aria-labelledby="asked-own" className="px-5 py-4">
      <h3 id="asked-own" className="font-semibold">
        {t('parts.own')}
      </h3>
      <p className="text-sm text-ink-muted">
        {t.rich(own.length === 0 ? 'ownNone' : 'ownText', {
          link: words => <TextLink href="/club/custom-fields">{words}</TextLink>,
        })}
      </p>
      <ul className="mt-2 flex flex-col gap-1.5">
        {own.map(({ internalName, label, category, isRequired }) => (
          <li key={internalName} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TextLink href={`/club/custom-fields/${internalName}`} className="wrap-anywhere">
              {label}
            </TextLink>
            <span className="text-sm text-ink-muted">{labels(category)}</span>
            {isRequired && <Badge>{t('uses.Required')}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
