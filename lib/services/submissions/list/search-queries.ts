import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { familyMembers, memberNumbers, submissionBankAccounts, submissions } from '@/db/schema/submissions';
import { parseDate, toDateText } from '@/lib/rules/dates/calendar';
import { checkIban } from '@/lib/rules/payment/iban';
import { isNumber } from '@/lib/services/submissions/decide/member-number-queries';
import { phoneSpellings, queryWords, searchedTexts } from '@/lib/services/submissions/search-text';
import { ibanHash } from '@/lib/services/submissions/submit/bank-account';

type Scope = {
  readonly clubId: string;
  /**
   * Whether `q` finds IBANs and mandate references. False for users who cannot see them: they could guess them by
   * searching.
   */
  readonly findsBankData: boolean;
};

/**
 * Condition for the submissions that `q` finds: by a complete IBAN or a telephone number, with or without spaces, or by
 * words that all match. Other tables are searched with `in`, so that the search text is still read from its index alone.
 */
export function isSearched(scope: Scope, q: string): SQL | undefined {
  const words = queryWords(q);
  const phones = words.length > 1 && /^\s*[+(0]/.test(q) ? phoneSpellings(q) : [];
  return byIban(scope, q) ?? or(...phones.map(hasText), and(...words.map(word => isFound(scope, word))));
}

function hasText(text: string): SQL {
  return sql`strpos(${submissions.searchText}, ${text}) > 0`;
}

/** Condition for the search texts that have one text of each list. */
function hasTexts(lists: readonly (readonly string[])[]): SQL | undefined {
  return and(...lists.map(texts => or(...texts.map(hasText))));
}

/** A date finds birth dates. `#42` finds only the number; `42` also texts and member numbers. */
function isFound(scope: Scope, word: string): SQL | undefined {
  const { clubId, findsBankData } = scope;
  const dates = typedDates(word);
  if (dates.length > 0) return bornOn(clubId, dates);
  const digits = /^#?(\d{1,9})$/.exec(word)?.[1];
  const isNumber = digits === undefined ? undefined : eq(submissions.number, Number(digits));
  if (isNumber && word.startsWith('#')) return isNumber;
  return (
    byIban(scope, word) ??
    or(
      isNumber,
      hasTexts(searchedTexts(word)),
      ...phoneSpellings(word).map(hasText),
      hasMemberNumber(clubId, word),
      findsBankData && /^[a-z0-9-]{8,35}$/i.test(word) ? hasMandate(clubId, word) : undefined,
    )
  );
}

function byIban({ clubId, findsBankData }: Scope, text: string): SQL | undefined {
  const checked = checkIban(text);
  if (!checked.ok || !findsBankData) return undefined;
  const { clubId: club, submissionId, ibanHash: hash } = submissionBankAccounts;
  return sql`${submissions.id} in (select ${submissionId} from ${submissionBankAccounts}
    where ${club} = ${clubId} and ${hash} = ${ibanHash(clubId, checked.iban)})`;
}

/** Of the applicant or a family member. */
function bornOn(clubId: string, dates: readonly string[]): SQL {
  const anyDate = sql`any(${`{${dates.join(',')}}`}::date[])`;
  return sql`${submissions.id} in (
    select one.id from ${submissions} as one where one.club_id = ${clubId} and one.birth_date = ${anyDate}
    union all
    select ${familyMembers.submissionId} from ${familyMembers}
    where ${familyMembers.clubId} = ${clubId} and ${familyMembers.birthDate} = ${anyDate})`;
}

/**
 * Of any person of an application, or as a sender gave it. The search text lacks a member number that was given on
 * acceptance. No `lower()`: row-level security lets only leak-proof conditions use an index.
 */
function hasMemberNumber(clubId: string, word: string): SQL {
  return sql`${submissions.id} in (select one.id from ${submissions} as one where one.club_id = ${clubId}
    and one.member_number <> '' and one.member_number in (${word}, ${word.toUpperCase()}, ${word.toLowerCase()})
    union all
    select ${memberNumbers.submissionId} from ${memberNumbers} where ${isNumber(clubId, word)})`;
}

function hasMandate(clubId: string, word: string): SQL {
  const { clubId: club, submissionId, mandateReference } = submissionBankAccounts;
  return sql`${submissions.id} in (select ${submissionId} from ${submissionBankAccounts}
    where ${club} = ${clubId} and ${mandateReference} = ${word.toUpperCase()})`;
}

/** `12.3.1990` and `1990-03-12` as `YYYY-MM-DD`; `12.3.90` in both centuries; empty for other texts. */
function typedDates(word: string): string[] {
  const [, day, month, typed] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(word) ?? [];
  const years = typed?.length === 2 ? [`19${typed}`, `20${typed}`] : typed ? [typed] : [];
  const dates = years.map(year => toDateText({ year: Number(year), month: Number(month), day: Number(day) }));
  return (typed ? dates : [word]).filter(date => parseDate(date) !== null);
}
