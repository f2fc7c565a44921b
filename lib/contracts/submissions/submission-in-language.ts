import type { Locale } from '@/lib/rules/enums';
import { inLanguage, type Translations } from '@/lib/rules/texts/translations';
import type { PriceQuote, Submission } from './submissions';

/** The club's records whose names submissions contain, also those that are not offered any more. */
export type NamedRecords = {
  readonly clubLocale: Locale;
  /** Tariffs, surcharges and departments. */
  readonly named: readonly { id: string; name: string; translations: Translations<'name'> }[];
  readonly furtherForms: readonly { id: string; title: string; translations: Translations<'title'> }[];
  readonly consents: readonly { id: string; label: string; translations: Translations<'label'> }[];
  readonly cancellation: { reasons: readonly string[]; translations: Translations<'reasons', unknown> };
};

/**
 * Returns a submission with the names of tariffs, further forms, departments, surcharges and reasons in a language, for
 * its applicant. Stored names stay where there is no translation. The consents of an application stay too: they are
 * evidence of the text that was shown.
 */
export function submissionInLanguage<One extends Submission>(
  submission: One,
  records: NamedRecords | null,
  locale: Locale,
): One;
export function submissionInLanguage(
  submission: Submission,
  records: NamedRecords | null,
  locale: Locale,
): Submission {
  if (!records || records.clubLocale === locale) return submission;
  const nameOf = namesIn(records, locale);
  const named = <Named extends { id: string; name: string }>(one: Named) => ({
    ...one,
    name: nameOf(one.id, one.name),
  });
  const withNames = <Chosen extends { departments: { id: string; name: string }[] }>(one: Chosen) => ({
    ...one,
    departments: one.departments.map(named),
  });
  if (submission.kind === 'Cancellation') {
    const { reasons } = inLanguage(records.cancellation, locale, records.clubLocale);
    const reason = reasons[records.cancellation.reasons.indexOf(submission.reason)] ?? submission.reason;
    return { ...withNames(submission), reason };
  }
  if (submission.kind === 'Membership') {
    return {
      ...withNames(submission),
      membership: named(submission.membership),
      furtherForm: submission.furtherForm && {
        ...submission.furtherForm,
        title: nameOf(submission.furtherForm.id, submission.furtherForm.title),
      },
      familyMembers: submission.familyMembers.map(withNames),
      price: priceWithNames(submission.price, nameOf),
    };
  }
  const { membership, departments, surcharges, familyMembers, mediaConsents } = submission.wishes;
  return {
    ...submission,
    wishes: {
      ...submission.wishes,
      ...(membership && { membership: named(membership) }),
      ...(departments && { departments: departments.map(named) }),
      ...(surcharges && { surcharges: surcharges.map(named) }),
      ...(familyMembers && { familyMembers: familyMembers.map(withNames) }),
      ...(mediaConsents && {
        mediaConsents: mediaConsents.map(one => ({ ...one, label: nameOf(one.consentId, one.label) })),
      }),
    },
  };
}

type NameOf = (id: string, stored: string) => string;

/** Knows translated records only: a submission may contain an older name of the others. */
function namesIn({ named, furtherForms, consents, clubLocale }: NamedRecords, locale: Locale): NameOf {
  const known = new Map(
    [
      ...named.map(one => [one.id, one.name, inLanguage(one, locale, clubLocale).name] as const),
      ...furtherForms.map(one => [one.id, one.title, inLanguage(one, locale, clubLocale).title] as const),
      ...consents.map(one => [one.id, one.label, inLanguage(one, locale, clubLocale).label] as const),
    ].flatMap(([id, own, name]) => (name === own ? [] : [[id, name]])),
  );
  return (id, stored) => known.get(id) ?? stored;
}

function priceWithNames(price: PriceQuote, nameOf: NameOf): PriceQuote {
  return { ...price, lines: price.lines.map(line => ({ ...line, label: nameOf(line.id, line.label) })) };
}
