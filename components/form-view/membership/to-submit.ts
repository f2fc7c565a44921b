import { askedValues, shownFields } from '@/components/form-view/asked';
import {
  type FormValues,
  isForChild,
  isMinorAlone,
  namedMembers,
  withParentsEmail,
} from '@/components/form-view/form-values';
import { familyConsents } from '@/components/form-view/membership/family-consents';
import type { ShownForm } from '@/components/form-view/shown-form';
import {
  customFieldsOf,
  guardiansOf,
  memberOf,
  paymentOf,
  personOf,
  withoutBlank,
} from '@/components/form-view/submit-parts';
import { readTypedDate, readTypedDay } from '@/components/form-view/typed-date';
import type { MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import type { Locale } from '@/lib/rules/enums';
import { isAnsweredApart } from '@/lib/rules/submissions/family-consents';
import { needsGuardians } from '@/lib/rules/submissions/signing-rules';

/**
 * Converts the form's values to an application (contract §4). Omits fields that the club does not ask or that do not
 * apply: bank data without direct debit, guardians of an adult, persons without a family tariff, surcharges of another
 * tariff. Omits blank fields, trims texts, and writes typed dates as `YYYY-MM-DD`. A child's e-mail address is that of
 * the parent who fills in the form.
 */
export function toMembershipSubmit(typed: FormValues, form: ShownForm, locale: Locale): MembershipSubmit {
  const values = withParentsEmail(askedValues(typed, form));
  const tariff = form.memberships.find(({ id }) => id === values.membershipId);
  const optional = tariff?.surcharges.filter(surcharge => surcharge.isOptional).map(({ id }) => id) ?? [];
  const { hasSoleCustody, guardianLiability } = values;
  const isMinor = needsGuardians(readTypedDate(values.birthDate), form.today);
  const isAlone = isMinorAlone(values, form);
  const ways = familyConsents(typed, form);
  return withoutBlank<MembershipSubmit>({
    ...personOf('Membership', values),
    ...(isForChild(values) ? { email: values.guardians[0]?.email.trim() ?? '' } : {}),
    filledInBy: isForChild(values) ? 'Guardian' : 'Applicant',
    ...(isMinor ? { guardians: guardiansOf(values), hasSoleCustody } : {}),
    ...(isMinor && !isAlone ? { guardianLiability } : {}),
    ...paymentOf(isAlone ? { ...values, sepaMandateAccepted: false } : values),
    form: form.furtherForm?.slug,
    membershipId: values.membershipId,
    departmentIds: form.departmentSettings.isEnabled ? values.departmentIds : [],
    surchargeIds: values.surchargeIds.filter(id => optional.includes(id)),
    entryDate: readTypedDay(values.entryDate),
    familyMembers: tariff?.isFamilyMembership
      ? namedMembers(values).map((member, index) => ({
          ...memberOf(member, form, values),
          ...(ways[index] === 'Link' ? { consentsByLink: true } : {}),
          ...(isAnsweredApart(ways[index]) ? { mediaConsents: member.mediaConsents } : {}),
        }))
      : [],
    customFields: customFieldsOf(values.customFields, shownFields(form, values)),
    privacyAccepted: values.privacyAccepted,
    mediaConsents: values.mediaConsents,
    signature: form.settings.showSignature ? values.signature : '',
    signatureName: values.signatureName.trim(),
    notes: values.notes.trim(),
    locale,
    website: values.website,
  });
}
