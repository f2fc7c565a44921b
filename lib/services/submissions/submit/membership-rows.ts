import { v7 as uuidv7 } from 'uuid';
import type { MembershipSubmit, PriceQuote } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { translatorFor } from '@/lib/platform/i18n/translator';
import type { Locale } from '@/lib/rules/enums';
import { listText } from '@/lib/rules/format/intl-formats';
import type { Quote } from '@/lib/rules/money/price';
import { custodyDeclaredFor } from '@/lib/rules/submissions/custody';
import { countryOf } from '@/lib/rules/submissions/field-checks';
import { fullName } from '@/lib/rules/submissions/full-name';
import { filledGuardians } from '@/lib/rules/submissions/guardian-rules';
import { namedDepartments } from '@/lib/rules/submissions/named-departments';
import { signingOf } from '@/lib/rules/submissions/signing-rules';
import { personNamesIn, storedFields } from '@/lib/rules/submissions/submission-fields';
import { type FormConfig, shownConfig } from '@/lib/services/public-forms/load-config';
import { makeConfirmationLink } from '@/lib/services/submissions/confirm/confirmation-links';
import { answeredConsents, consentColumns } from '@/lib/services/submissions/family/member-consents';
import { searchColumns } from '@/lib/services/submissions/search-text';
import { storedCustomFields } from '@/lib/services/submissions/stored-custom-fields';
import { makeBankAccount, makeProposedAccount } from './bank-account';
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
  readonly isOnPaper: boolean;
  /** In the club's time zone. */
  readonly today: string;
};

/** Returns all rows of a membership application, and its confirmation links if the form requires them. */
export function makeMembershipRows(ctx: Ctx, checked: CheckedMembership) {
  const { id, body, form, isOnPaper } = checked;
  const guardians = makeGuardians(ctx, checked);
  const family = makeFamilyMembers(ctx, checked);
  const locale = body.locale ?? form.club.locale;
  const isDebit = body.paymentMethod === 'SepaDirectDebit';
  const { signedBy, confirmedBy, needsLinks } = signingOf({ ...body, isOnPaper }, checked.today);
  const isProposed = isDebit && signedBy === 'Guardians';
  const bankAccount =
    isDebit && !isProposed ? makeBankAccount(ctx, { ...checked, locale }, body, form.club) : null;
  const membership = makeMembership(ctx, checked, bankAccount !== null);
  const needsConfirmation = form.settings.needConfirmation || needsLinks;
  const submission = makeSubmission(ctx, checked, { locale, people: family, guardians, needsConfirmation });
  const confirmers =
    confirmedBy === 'Guardians'
      ? guardians.map(one => ({
          guardianId: one.id,
          address: one.email,
          name: fullName(one),
          firstName: one.firstName,
        }))
      : [applicantOf(submission)];
  const links = needsConfirmation ? confirmers.map(one => makeConfirmationLink(ctx, id, one)) : [];
  const mandate = bankAccount && {
    reference: bankAccount.mandateReference,
    creditorId: bankAccount.mandateCreditorId,
    text: bankAccount.mandateText,
  };
  const rows = {
    submission: { ...submission, evidenceHash: evidenceOf(ctx, checked, membership.mediaConsents, mandate) },
    membership,
    bankAccount,
    proposedAccount: isProposed ? makeProposedAccount(ctx, id, body) : null,
    signature: makeSignature(ctx, id, checked.signature),
    familyMembers: family,
    guardians,
    departments: makeDepartments(ctx, checked, family),
    confirmations: links.map(({ row }) => row),
  } satisfies SubmissionRows;
  return { rows, links, confirmers, isByMinor: needsLinks };
}

/** Hash of the declared values and the texts shown with them; the signature as it is stored. */
function evidenceOf(ctx: Ctx, checked: CheckedMembership, consents: unknown, mandate: unknown): string {
  const { signature: _signature, website: _website, ...declared } = checked.body;
  const { signature, price, number } = checked;
  return contentHash({
    custody: custodyOf(checked),
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
    guardians: readonly { firstName: string; lastName: string; phone: string }[];
    needsConfirmation: boolean;
  },
) {
  const person = storedFields(personNamesIn('Membership'), body);
  return {
    clubId: ctx.clubId,
    id,
    number,
    kind: 'Membership' as const,
    furtherFormId: form.furtherForm?.id ?? null,
    needsConfirmation: known.needsConfirmation,
    locale: known.locale,
    receivedAt: ctx.now,
    ...person,
    country: countryOf(body.country, form.club.country),
    notes: body.notes ?? '',
    customFields: storedCustomFields(body.customFields),
    departmentIds: namedDepartments(body),
    ...originColumns(ctx, originUrl),
    ...searchColumns({ ...person, people: [...known.guardians, ...known.people] }),
  };
}

function makeMembership(
  ctx: Ctx,
  { id, body, form, quote, price, today }: CheckedMembership,
  hasMandate: boolean,
) {
  return {
    clubId: ctx.clubId,
    submissionId: id,
    membershipId: body.membershipId ?? '',
    surchargeIds: body.surchargeIds ?? [],
    entryDate: body.entryDate || today,
    paymentMethod: hasMandate ? ('SepaDirectDebit' as const) : ('OnAccount' as const),
    filledInBy: body.filledInBy ?? null,
    hasSoleCustody: body.hasSoleCustody ?? false,
    guardianLiability: body.guardianLiability ?? false,
    privacyAccepted: body.privacyAccepted ?? false,
    mediaConsents: answeredConsents(shownConfig(form, body.locale).consents, body.mediaConsents),
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

function makeFamilyMembers(ctx: Ctx, { id, body, form }: CheckedMembership) {
  const { consents } = shownConfig(form, body.locale);
  return (body.familyMembers ?? []).map((member, position) => ({
    clubId: ctx.clubId,
    id: uuidv7(),
    submissionId: id,
    position,
    ...storedFields(personNamesIn('FamilyMember'), member),
    customFields: storedCustomFields(member.customFields),
    ...consentColumns(member, consents),
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

/** The declaration of custody as the form and documents show it; absent without minors for whom the applicant signs. */
function custodyOf({ body, form, today: day }: CheckedMembership): string | undefined {
  const names = custodyDeclaredFor(body, day).map(({ firstName }) => firstName ?? '');
  if (names.length === 0) return undefined;
  const { timeZone, addressForm } = form.club;
  const locale = body.locale ?? form.club.locale;
  return translatorFor('labels', { locale, addressForm, timeZone })('custody.text', {
    names: listText(names, locale),
  });
}
