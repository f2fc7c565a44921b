import { v7 as uuidv7 } from 'uuid';
import type { MembershipSubmit, PriceQuote } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import type { Locale } from '@/lib/rules/enums';
import type { Quote } from '@/lib/rules/money/price';
import { countryOf } from '@/lib/rules/submissions/field-checks';
import { filledGuardians, needsGuardians } from '@/lib/rules/submissions/guardian-rules';
import { namedDepartments } from '@/lib/rules/submissions/named-departments';
import { personNamesIn, storedFields } from '@/lib/rules/submissions/submission-fields';
import { type FormConfig, shownConfig } from '@/lib/services/public-forms/load-config';
import { makeConfirmationLink } from '@/lib/services/submissions/confirm/confirmation-links';
import { searchTextOf } from '@/lib/services/submissions/search-text';
import { storedCustomFields } from '@/lib/services/submissions/stored-custom-fields';
import { makeBankAccount } from './bank-account';
import { contentHash } from './evidence';
import type { SubmissionRows } from './queries';
import { makeSignature } from './signature';
import { applicantOf, originColumns } from './submit-steps';

/** A checked application with the data for its rows. */
export type CheckedMembership = {
  readonly id: string;
  readonly number: number;
  readonly body: MembershipSubmit;
  readonly signature: string | null;
  readonly originUrl: string | null;
  readonly form: FormConfig;
  readonly quote: Quote;
  readonly price: PriceQuote;
  /** In the club's time zone. */
  readonly today: string;
};

/** Returns all rows of a membership application, and its confirmation links if the form requires them. */
export function makeMembershipRows(ctx: Ctx, checked: CheckedMembership) {
  const { id, body, form } = checked;
  const guardians = makeGuardians(ctx, checked);
  const family = makeFamilyMembers(ctx, checked);
  const locale = body.locale ?? form.club.locale;
  const isDebit = body.paymentMethod === 'SepaDirectDebit';
  const bankAccount = isDebit ? makeBankAccount(ctx, { ...checked, locale }, body, form.club) : null;
  const membership = makeMembership(ctx, checked);
  const submission = makeSubmission(ctx, checked, { locale, people: family, guardians });
  const confirmers = needsGuardians(body.birthDate, checked.today)
    ? guardians.map(one => ({
        guardianId: one.id,
        address: one.email,
        name: `${one.firstName} ${one.lastName}`,
      }))
    : [applicantOf(submission)];
  const links = form.settings.needConfirmation
    ? confirmers.map(one => makeConfirmationLink(ctx, id, one))
    : [];
  const mandate = bankAccount && {
    reference: bankAccount.mandateReference,
    creditorId: bankAccount.mandateCreditorId,
    text: bankAccount.mandateText,
  };
  const rows = {
    submission: { ...submission, evidenceHash: evidenceOf(ctx, checked, membership.mediaConsents, mandate) },
    membership,
    bankAccount,
    signature: makeSignature(ctx, id, checked.signature),
    familyMembers: family,
    guardians,
    departments: makeDepartments(ctx, checked, family),
    confirmations: links.map(({ row }) => row),
  } satisfies SubmissionRows;
  return { rows, links, confirmers };
}

/** Hash of the declared values and the texts shown with them; the signature as it is stored. */
function evidenceOf(ctx: Ctx, checked: CheckedMembership, consents: unknown, mandate: unknown): string {
  const { signature: _signature, website: _website, ...declared } = checked.body;
  const { signature, price, number } = checked;
  return contentHash({
    declared,
    signature,
    consents,
    price,
    mandate,
    number,
    receivedAt: ctx.now.toISOString(),
  });
}

function makeSubmission(
  ctx: Ctx,
  { id, number, body, form, originUrl }: CheckedMembership,
  known: {
    locale: Locale;
    people: readonly { firstName: string; lastName: string; phone: string }[];
    guardians: readonly { phone: string }[];
  },
) {
  const person = storedFields(personNamesIn('Membership'), body);
  return {
    clubId: ctx.clubId,
    id,
    number,
    kind: 'Membership' as const,
    furtherFormId: form.furtherForm?.id ?? null,
    needsConfirmation: form.settings.needConfirmation,
    locale: known.locale,
    receivedAt: ctx.now,
    ...person,
    country: countryOf(body.country, form.club.country),
    notes: body.notes ?? '',
    customFields: storedCustomFields(body.customFields),
    departmentIds: namedDepartments(body),
    ...originColumns(ctx, originUrl),
    searchText: searchTextOf({
      ...person,
      people: known.people,
      phones: [...known.people, ...known.guardians].map(({ phone }) => phone),
    }),
  };
}

function makeMembership(ctx: Ctx, { id, body, form, quote, price, today }: CheckedMembership) {
  return {
    clubId: ctx.clubId,
    submissionId: id,
    membershipId: body.membershipId ?? '',
    surchargeIds: body.surchargeIds ?? [],
    entryDate: body.entryDate || today,
    paymentMethod: body.paymentMethod ?? 'OnAccount',
    hasSoleCustody: body.hasSoleCustody ?? false,
    guardianLiability: body.guardianLiability ?? false,
    privacyAccepted: body.privacyAccepted ?? false,
    mediaConsents: shownConfig(form, body.locale).consents.map(({ isRequired: _isRequired, ...consent }) => ({
      ...consent,
      isGiven: body.mediaConsents?.[consent.id] ?? false,
    })),
    price,
    priceInterval: quote.interval,
    recurringCents: quote.recurringCents,
    oneTimeCents: quote.oneTimeCents,
  };
}

function makeGuardians(ctx: Ctx, { id, body }: CheckedMembership) {
  return filledGuardians(body.guardians).map((guardian, position) => ({
    clubId: ctx.clubId,
    id: uuidv7(),
    submissionId: id,
    position,
    ...storedFields(personNamesIn('Guardian'), guardian),
  }));
}

function makeFamilyMembers(ctx: Ctx, { id, body }: CheckedMembership) {
  return (body.familyMembers ?? []).map((member, position) => ({
    clubId: ctx.clubId,
    id: uuidv7(),
    submissionId: id,
    position,
    ...storedFields(personNamesIn('FamilyMember'), member),
    customFields: storedCustomFields(member.customFields),
  }));
}

/** A family member without `departmentIds` gets those of the applicant; an empty list stays empty. */
function makeDepartments(
  ctx: Ctx,
  { id, body }: CheckedMembership,
  family: readonly { id: string; position: number }[],
) {
  const own = body.departmentIds ?? [];
  const people = [
    { familyMemberId: null, departmentIds: own },
    ...family.map(member => ({
      familyMemberId: member.id,
      departmentIds: body.familyMembers?.[member.position]?.departmentIds ?? own,
    })),
  ];
  return people.flatMap(({ familyMemberId, departmentIds }) =>
    departmentIds.map(departmentId => ({
      clubId: ctx.clubId,
      id: uuidv7(),
      submissionId: id,
      familyMemberId,
      departmentId,
    })),
  );
}
