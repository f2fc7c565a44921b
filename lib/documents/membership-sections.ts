import { paymentLabelOf } from '@/lib/contracts/submissions/payment-label';
import { liableGuardians, withdrawerOf } from '@/lib/contracts/submissions/signer';
import type { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { today } from '@/lib/rules/dates/calendar';
import { consentMediaTypes } from '@/lib/rules/enums';
import { listText } from '@/lib/rules/format/intl-formats';
import { custodyDeclaredFor } from '@/lib/rules/submissions/custody';
import { fullName } from '@/lib/rules/submissions/full-name';
import type { OfficeChanges } from '@/lib/rules/submissions/office-changes';
import { isAskedAbout, likenessesOf } from '@/lib/rules/submissions/signing-rules';
import { namesIn, personNamesIn } from '@/lib/rules/submissions/submission-fields';
import { customFieldEntries } from './custom-field-values';
import type { ExportContext } from './export-context';
import { memberPrice } from './member-copy';
import { accountSections } from './payment-sections';
import { priceSection } from './price-section';
import { answered, type Section, type SectionField, type SectionGroup } from './section';
import { cleanText, fieldOf, type Words } from './words';

type FamilyMember = MembershipSubmission['familyMembers'][number];

/** The sections that only a membership application has. */
export function membershipSections(
  submission: MembershipSubmission,
  context: ExportContext,
  words: Words,
  changes: OfficeChanges,
): Section[] {
  const { field, fields, section } = words;
  return [
    section('person', { fields: fields(namesIn('Membership', 'person'), submission) }),
    section('contact', { fields: fields(namesIn('Membership', 'address', 'contact'), submission) }),
    section('guardians', ...guardianGroups(submission, words)),
    section(submission.furtherForm ? 'offer' : 'membership', { fields: membershipFields(submission, words) }),
    section('family', ...familyGroups(submission.familyMembers, context, words)),
    section('further', {
      fields: [
        ...customFieldEntries(submission.customFields, context, words, 'customFields'),
        field('notes', submission.notes),
      ],
    }),
    section(
      'consents',
      { fields: consentFields(submission, words) },
      ...memberConsents(submission, words),
      ...custodyGroups(submission, context, words, changes),
    ),
    context.isForMember ? memberPrice(submission.price, words) : priceSection(submission.price, words),
    ...accountSections(submission, context, words),
  ];
}

function membershipFields(submission: MembershipSubmission, words: Words): SectionField[] {
  const { field, fields, list } = words;
  const surcharges = submission.surchargeIds.map(
    id => submission.price.lines.find(line => line.id === id)?.label ?? id,
  );
  return [
    field('membershipId', submission.membership.name, 'membership'),
    ...(submission.furtherForm
      ? [field('furtherForm', submission.furtherForm.title, 'furtherForm.title')]
      : []),
    ...fields(['entryDate'], submission),
    field('paymentMethod', paymentText(submission, words)),
    ...(submission.proposedAccount
      ? [
          fieldOf(words.labels('field.proposedAccount'), proposedAccountText(submission.proposedAccount), [
            'proposedAccount',
          ]),
        ]
      : []),
    field('departmentIds', list(submission.departments.map(one => one.name)), 'departments'),
    field('surchargeIds', list(surcharges)),
  ];
}

/** How an application pays; blank if a withdrawal made it unknown. */
export function paymentText(submission: MembershipSubmission, words: Words): string {
  const label = paymentLabelOf(submission);
  return label === null ? '' : words.labels(`paymentMethod.${label}`);
}

/** Holder and masked IBAN of an account without a mandate; a dash if the minor named none. */
export function proposedAccountText({
  accountHolder,
  iban,
}: NonNullable<MembershipSubmission['proposedAccount']>): string {
  return [accountHolder, iban].filter(Boolean).join(', ') || '–';
}

/** Empty for adults: they have no guardians. */
function guardianGroups(submission: MembershipSubmission, words: Words): SectionGroup[] {
  const { guardians, hasSoleCustody, guardianLiability } = submission;
  if (guardians.length === 0 && !hasSoleCustody && !guardianLiability) return [];
  const { field, fields, texts, instant, labels, list } = words;
  const groups = guardians.map((guardian, index) => ({
    title: texts('guardian', { position: index + 1 }),
    fields: atPlace('guardians', index, [
      ...fields(namesIn('Guardian'), guardian, 'guardians.'),
      field(
        'confirmedAt',
        instant(guardian.confirmedAt) || texts('confirmation.pending'),
        'guardians.confirmedAt',
      ),
      ...(guardian.refusedAt === null
        ? []
        : [field('refusedAt', instant(guardian.refusedAt), 'guardians.refusedAt')]),
      ...(guardian.liableAt === null
        ? []
        : [field('liableAt', instant(guardian.liableAt), 'guardians.liableAt')]),
      ...(guardian.soleCustodyAt === null
        ? []
        : [field('soleCustodyAt', instant(guardian.soleCustodyAt), 'guardians.soleCustodyAt')]),
    ]),
  }));
  const { filledInBy } = submission;
  const filler = filledInBy ? [field('filledInBy', labels(`formFiller.${filledInBy}`))] : [];
  const liable = liableGuardians(submission);
  const liability =
    liable.length > 0
      ? [field('guardianLiability', list(liable))]
      : fields(['guardianLiability'], submission);
  const sameAddress = likenessesOf(submission, guardians)
    .filter(one => one.hasSameAddress && isAskedAbout(one, filledInBy ?? 'Guardian'))
    .map(one => {
      const other = one.with === 'Applicant' ? submission : guardians[0];
      return [guardians[one.index], other].map(person => fullName(person ?? {})).join(' = ');
    });
  return [
    ...groups,
    {
      fields: [
        ...filler,
        ...fields(['hasSoleCustody'], submission),
        ...liability,
        ...(sameAddress.length > 0
          ? [fieldOf(labels('field.sameAddress'), list(sameAddress), ['guardians.email'])]
          : []),
      ],
    },
  ];
}

/** Their number until a name is known, as of anonymised ones. */
function memberName(member: FamilyMember, index: number, { texts }: Words): string {
  return cleanText(fullName(member)) || texts('familyMember', { position: index + 1 });
}

/** One group for each family member; `prefix` is their path in the record. */
export function familyGroups(
  familyMembers: readonly FamilyMember[],
  context: ExportContext,
  words: Words,
  prefix = '',
): SectionGroup[] {
  const { field, fields, labels, list } = words;
  const path = `${prefix}familyMembers`;
  return familyMembers.map((member, index) => ({
    title: memberName(member, index, words),
    path: `${path}[${index}]`,
    fields: atPlace(
      path,
      index,
      answered([
        ...fields(personNamesIn('FamilyMember'), member, `${path}.`),
        // Without a path: the club gives the number, so it is no change of what was sent.
        fieldOf(labels('field.memberNumber'), member.memberNumber ?? '', [`${path}.memberNumber`]),
        field('departmentIds', list(member.departments.map(one => one.name)), `${path}.departments`),
        ...customFieldEntries(member.customFields, context, words, `${path}.customFields`),
      ]),
    ),
  }));
}

/** The fields with the exact path of a record in a list. */
function atPlace(list: string, index: number, fields: readonly SectionField[]): SectionField[] {
  return fields.map(one => ({ ...one, path: one.path?.replace(`${list}.`, `${list}[${index}].`) ?? '' }));
}

function consentFields(submission: MembershipSubmission, words: Words): SectionField[] {
  return [
    words.field('privacyAccepted', words.answer(submission.privacyAccepted)),
    ...givenConsents(submission, submission.mediaConsents, words).map((field, index) => ({
      ...field,
      path: `mediaConsents.${submission.mediaConsents[index]?.consentId}`,
    })),
  ];
}

/** What the applicant declared about the minors for whom they signed, without persons whom the club added later. */
function custodyGroups(
  submission: MembershipSubmission,
  { club }: ExportContext,
  { labels, locale }: Words,
  { added }: OfficeChanges,
): SectionGroup[] {
  const day = today(club.timeZone, new Date(submission.receivedAt));
  const applied = submission.familyMembers.filter((_, index) => !added.has(`familyMembers[${index}]`));
  const minors = custodyDeclaredFor({ ...submission, familyMembers: applied }, day);
  // Anonymised persons have no name.
  const names = minors.map(({ firstName }) => firstName).filter(Boolean);
  if (names.length === 0) return [];
  const text = labels('custody.text', { names: listText(names, locale) });
  return [{ title: labels('custody.label'), fields: [fieldOf(text, labels('answer.yes'), [])] }];
}

/** A group for each family member whose consents the club asked: who answered, and what. */
function memberConsents(submission: MembershipSubmission, words: Words): SectionGroup[] {
  return submission.familyMembers.flatMap((member, index) => {
    const answeredBy = consentSourceText(submission, member, words);
    if (answeredBy === '') return [];
    const by = fieldOf(words.labels('field.consentSource'), answeredBy, [
      'familyMembers.consentSource',
      'familyMembers.consentsAnsweredAt',
    ]);
    return [
      {
        title: memberName(member, index, words),
        fields: [
          { ...by, path: `familyMembers[${index}].mediaConsents` },
          ...givenConsents(submission, member.mediaConsents ?? [], words, 'familyMembers.'),
        ],
      },
    ];
  });
}

/** Who answered about the consents of a family member, and when if by their link; empty where the club asked for none. */
export function consentSourceText(
  submission: MembershipSubmission,
  { consentSource: source = 'Application', consentsAnsweredAt }: FamilyMember,
  { labels, instant }: Words,
): string {
  if (source === 'Application' && submission.mediaConsents.length === 0) return '';
  const by = labels(`consentSource.${source}`, { applicant: fullName(submission) });
  const at = source === 'Person' ? instant(consentsAnsweredAt ?? null) : '';
  return [by, at].filter(Boolean).join(', ');
}

function givenConsents(
  submission: MembershipSubmission,
  consents: MembershipSubmission['mediaConsents'],
  { answer, labels }: Words,
  prefix = '',
): SectionField[] {
  const properties = ['label', 'text', 'isGiven', 'withdrawnBy', 'mediaType'].map(
    name => `${prefix}mediaConsents.${name}`,
  );
  return consents.map(consent => {
    const { label, mediaType, isGiven, text } = consent;
    const guardian = withdrawerOf(consent, submission);
    const withdrawn = guardian === '' ? '' : `, ${labels('consentWithdrawnBy', { guardian })}`;
    return fieldOf(
      label || mediumName(mediaType, labels),
      `${answer(isGiven)}${withdrawn}`,
      properties,
      text,
    );
  });
}

export function mediumName(mediaType: string, labels: Words['labels']): string {
  const known = consentMediaTypes.find(one => one === mediaType);
  return known ? labels(`consentMediaType.${known}`) : mediaType;
}
