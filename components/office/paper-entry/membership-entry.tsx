'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { entryConsentWays } from '@/components/office/paper-entry/entry-consents';
import { fieldId, textOf, useEntry, useEntryValues } from '@/components/office/paper-entry/entry-context';
import {
  EntryInput,
  EntrySelect,
  EntryText,
  EntryTick,
  EntryTicks,
} from '@/components/office/paper-entry/entry-fields';
import { EntryMemberConsents } from '@/components/office/paper-entry/entry-member-consents';
import { EntryAccount, EntryPart } from '@/components/office/paper-entry/entry-parts';
import { EntryCustomFields, EntryRecord } from '@/components/office/paper-entry/entry-record';
import { dayOf } from '@/components/office/paper-entry/entry-values';
import { Button } from '@/components/ui/button';
import type { PublicForm } from '@/lib/contracts/public';
import { formFillers } from '@/lib/rules/enums';
import { findingParams } from '@/lib/rules/format/finding-params';
import { checkTariffFit } from '@/lib/rules/money/tariff-fit';
import { askedFields, type FieldSettings, settingsIn } from '@/lib/rules/submissions/asked-fields';
import { hasRoomForFamily } from '@/lib/rules/submissions/family-rules';
import { needsGuardians } from '@/lib/rules/submissions/signing-rules';
import { type FieldName, personGroups } from '@/lib/rules/submissions/submission-fields';

/** Membership application, in the order of the paper. */
export function MembershipEntry({ form }: { form: PublicForm }) {
  const t = useTranslations('handouts.entry');
  const values = useEntryValues();
  const tariff = form.memberships.find(({ id }) => id === values.membershipId);
  const isDebit = values.paymentMethod === 'SepaDirectDebit';
  const settings = settingsIn(form);
  const ofApplication = askedFields('Membership', settings);
  const asks = (name: FieldName) => ofApplication.some(field => field.name === name);
  const asked = (...categories: string[]) =>
    form.customFields.filter(({ category }) => categories.includes(category));
  return (
    <>
      <EntryPart title={t('part.membership')}>
        <EntryOffer form={form} />
        {asks('entryDate') && <EntryInput path="entryDate" type="date" optional hint={t('entryDateHint')} />}
        <EntryCustomFields fields={asked('Membership')} offer={form} />
      </EntryPart>
      <EntryPart title={t('part.person')}>
        <EntryRecord owner="Membership" groups={personGroups} settings={settings} />
        <EntryCustomFields fields={asked('Personal')} offer={form} />
      </EntryPart>
      {needsGuardians(textOf(values.birthDate), dayOf(values, form)) && (
        <EntryGuardians settings={settings} asksLiability={asks('guardianLiability')} />
      )}
      {tariff?.isFamilyMembership && <EntryFamily form={form} />}
      <EntryPart title={t('part.payment')}>
        <EntryPaymentMethod form={form} path="paymentMethod" />
        <div className="hidden sm:block" />
        {isDebit && <EntryAccount />}
        <EntryCustomFields fields={asked('Payment')} offer={form} />
      </EntryPart>
      <EntryPart title={t('part.consents')}>
        <div className="flex flex-col gap-2.5 sm:col-span-2">
          <EntryTick path="privacyAccepted" label={t('privacyTicked')} />
          {form.consents.map(({ id, label }) => (
            <EntryTick key={id} path={`mediaConsents.${id}`} label={label} />
          ))}
        </div>
        {entryConsentWays(values, form).map((way, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person of an entry has no other identity than their place
          <EntryMemberConsents key={index} way={way} form={form} index={index} />
        ))}
        <EntryCustomFields fields={asked('Other')} offer={form} />
        {asks('notes') && <EntryText path="notes" optional className="sm:col-span-2" />}
      </EntryPart>
    </>
  );
}

/** The tariff of an application, or the wished one. */
function chosenIn(values: FieldValues, prefix: string): unknown {
  return (prefix === '' ? values : values.wishes)?.membershipId;
}

/** Why the tariff on the paper cannot be entered; null if it can. */
function useMisfit(form: PublicForm, tariff: PublicForm['memberships'][number] | undefined): string | null {
  const t = useTranslations('validation');
  const locale = useLocale();
  const values = useEntryValues();
  const { birthDate, entryDate } = values;
  const { ageReference } = form.club;
  const day = dayOf(values, form);
  const applicant = { birthDate: textOf(birthDate), entryDate: textOf(entryDate), ageReference, day };
  const misfit = tariff ? checkTariffFit(tariff, applicant) : null;
  return misfit && t(misfit.key, findingParams(misfit.params, locale));
}

/** Tariff, departments and surcharges. */
export function EntryOffer({ form, prefix = '' }: { form: PublicForm; prefix?: string }) {
  const values = useEntryValues();
  const named = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => ({ value: id, label: name }));
  const tariff = form.memberships.find(({ id }) => id === chosenIn(values, prefix));
  const misfit = useMisfit(form, tariff);
  const extras = tariff?.surcharges.filter(({ isOptional }) => isOptional) ?? [];
  return (
    <>
      <EntrySelect
        path={`${prefix}membershipId`}
        options={named(form.memberships)}
        {...(prefix === '' && misfit ? { hint: misfit } : {})}
        optional={prefix !== ''}
        className="sm:col-span-2"
      />
      {form.departmentSettings.isEnabled && (
        <EntryTicks
          path={`${prefix}departmentIds`}
          options={named(form.departments)}
          optional={prefix !== '' || form.departmentSettings.minSelection === 0}
          className="sm:col-span-2"
        />
      )}
      <EntryTicks path={`${prefix}surchargeIds`} options={named(extras)} optional className="sm:col-span-2" />
    </>
  );
}

export function EntryPaymentMethod({ form, path }: { form: PublicForm; path: string }) {
  const t = useTranslations('labels.paymentMethod');
  const { showSepa, showOnAccount } = form.settings;
  const offered = [
    ...(showSepa ? (['SepaDirectDebit'] as const) : []),
    ...(showOnAccount ? (['OnAccount'] as const) : []),
  ];
  return <EntrySelect path={path} options={offered.map(value => ({ value, label: t(value) }))} />;
}

type EntryGuardiansProps = { settings: FieldSettings | undefined; asksLiability: boolean };

function EntryGuardians({ settings, asksLiability }: EntryGuardiansProps) {
  const t = useTranslations('handouts.entry');
  const labels = useTranslations('labels');
  const { refusal } = useEntry();
  return (
    <EntryPart title={t('part.guardians')} description={refusal?.errors.guardians}>
      {['guardians.0.', 'guardians.1.'].map(prefix => (
        <fieldset
          key={prefix}
          id={prefix === 'guardians.0.' ? fieldId('guardians') : undefined}
          tabIndex={-1}
          className="grid gap-4 sm:col-span-2 sm:grid-cols-2"
        >
          <legend className="mb-2 font-medium">
            {t(prefix === 'guardians.0.' ? 'guardianFirst' : 'guardianSecond')}
          </legend>
          <EntryRecord owner="Guardian" groups={personGroups} prefix={prefix} settings={settings} />
        </fieldset>
      ))}
      <EntrySelect
        path="filledInBy"
        label={labels('field.filledInBy')}
        options={formFillers.map(value => ({ value, label: labels(`formFiller.${value}`) }))}
        blank={labels('answer.none')}
        optional
        className="sm:col-span-2"
      />
      <EntryTick path="hasSoleCustody" label={t('soleCustody')} />
      {asksLiability && <EntryTick path="guardianLiability" label={t('liability')} />}
    </EntryPart>
  );
}

function EntryFamily({ form }: { form: PublicForm }) {
  const t = useTranslations('handouts.entry');
  const entry = useEntry();
  const { familyMembers } = useEntryValues();
  const people: readonly unknown[] = Array.isArray(familyMembers) ? familyMembers : [];
  const [shown, setShown] = useState(1);
  const count = Math.max(shown, people.length);
  const departments = form.departments.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <EntryPart title={t('part.family')}>
      {Array.from({ length: count }, (_, place) => place).map(place => (
        <fieldset key={place} className="grid gap-4 border-b pb-5 sm:col-span-2 sm:grid-cols-2">
          <legend className="mb-2 font-medium">{t('familyMember', { number: place + 1 })}</legend>
          <EntryRecord
            owner="FamilyMember"
            groups={personGroups}
            prefix={`familyMembers.${place}.`}
            settings={settingsIn(form)}
          />
          {form.departmentSettings.isEnabled && (
            <EntryTicks
              path={`familyMembers.${place}.departmentIds`}
              options={departments}
              optional
              className="sm:col-span-2"
            />
          )}
          <EntryCustomFields
            fields={form.customFields.filter(({ category }) => category === 'FamilyMember')}
            offer={form}
            prefix={`familyMembers.${place}.`}
          />
          <div className="sm:col-span-2">
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                entry.set({ familyMembers: people.filter((_, index) => index !== place) });
                setShown(Math.max(1, count - 1));
              }}
            >
              {t('removeMember', { number: place + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      {hasRoomForFamily(count, true) && (
        <Button icon={Plus} onClick={() => setShown(count + 1)} className="justify-self-start">
          {t('addMember')}
        </Button>
      )}
    </EntryPart>
  );
}
