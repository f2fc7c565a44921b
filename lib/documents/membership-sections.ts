import type { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { consentMediaTypes } from '@/lib/rules/enums';
import { namesIn, personNamesIn } from '@/lib/rules/submissions/submission-fields';
import { customFieldEntries } from './custom-field-values';
import type { ExportContext } from './export-context';
import { accountSections } from './payment-sections';
import { priceSection } from './price-section';
import { answered, type Section, type SectionField, type SectionGroup } from './section';
import { fieldOf, type Words } from './words';

/** The sections that only a membership application has. */
export function membershipSections(
  submission: MembershipSubmission,
  context: ExportContext,
  words: Words,
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
    section('consents', { fields: consentFields(submission, words) }),
    priceSection(submission.price, words),
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
    ...fields(['entryDate', 'paymentMethod'], submission),
    field('departmentIds', list(submission.departments.map(one => one.name)), 'departments'),
    field('surchargeIds', list(surcharges)),
  ];
}

/** Empty for adults: they have no guardians. */
function guardianGroups(submission: MembershipSubmission, words: Words): SectionGroup[] {
  const { guardians, hasSoleCustody, guardianLiability } = submission;
  if (guardians.length === 0 && !hasSoleCustody && !guardianLiability) return [];
  const { field, fields, texts, instant } = words;
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
    ]),
  }));
  return [...groups, { fields: fields(['hasSoleCustody', 'guardianLiability'], submission) }];
}

/** One group for each family member; `prefix` is their path in the record. */
export function familyGroups(
  familyMembers: MembershipSubmission['familyMembers'],
  context: ExportContext,
  words: Words,
  prefix = '',
): SectionGroup[] {
  const { field, fields, labels, texts, list } = words;
  const path = `${prefix}familyMembers`;
  return familyMembers.map((member, index) => ({
    title: texts('familyMember', { position: index + 1 }),
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

function consentFields(submission: MembershipSubmission, { field, answer, labels }: Words): SectionField[] {
  const properties = ['label', 'text', 'isGiven', 'mediaType'].map(name => `mediaConsents.${name}`);
  return [
    field('privacyAccepted', answer(submission.privacyAccepted)),
    ...submission.mediaConsents.map(consent => {
      const medium = mediumName(consent.mediaType, labels);
      return {
        ...fieldOf(consent.label || medium, answer(consent.isGiven), properties, consent.text),
        path: `mediaConsents.${consent.consentId}`,
      };
    }),
  ];
}

export function mediumName(mediaType: string, labels: Words['labels']): string {
  const known = consentMediaTypes.find(one => one === mediaType);
  return known ? labels(`consentMediaType.${known}`) : mediaType;
}
