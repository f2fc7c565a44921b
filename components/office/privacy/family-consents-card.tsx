'use client';

import { useTranslations } from 'use-intl';
import { RadioField, SelectField } from '@/components/forms/choice-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { Card } from '@/components/ui/display/card';
import type { DataPrivacy } from '@/lib/api-client/data-privacy';
import { adultConsents, consentAges } from '@/lib/rules/enums';

/** Who is asked about the consents of family members. */
export function FamilyConsentsCard({ form }: { form: ApiForm<DataPrivacy> }) {
  const t = useTranslations('club.consents.family');
  return (
    <Card title={t('title')} description={t('text')}>
      <div className="flex flex-col gap-5">
        <RadioField
          form={form}
          name="familyConsents.adults"
          legend={t('adults')}
          options={adultConsents.map(value => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
        />
        <SelectField
          form={form}
          name="familyConsents.fromAge"
          label={t('fromAge')}
          hint={t('fromAgeHint')}
          options={[
            ...consentAges.map(age => ({ value: age, label: t('from', { age }) })),
            { value: null, label: t('never') },
          ]}
        />
      </div>
    </Card>
  );
}
