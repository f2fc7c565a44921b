import { type Tx, withClub } from '@/db/client';
import { familyMembers, guardians } from '@/db/schema/submissions';
import type { Ctx } from '@/lib/platform/context';
import { toUnicodeEmail } from '@/lib/rules/format/email-domain';
import { listSubmissionRecords, type SubmissionRecord } from './record-queries';
import { lockOutdatedSearchTexts, updateEmail, updateSearchColumns } from './search-columns-queries';
import { type Searchable, searchColumns, searchedWishes } from './search-text';

/** Builds the search text, the name key and the form of e-mail addresses of locked submissions from what is stored. */
export async function buildSearchColumns(tx: Tx, clubId: string, ids: readonly string[]): Promise<void> {
  for (const record of await listSubmissionRecords(tx, clubId, ids, 'Presence')) {
    const email = toUnicodeEmail(record.submission.email);
    await updateSearchColumns(tx, record.submission, { ...searchColumns(searchableOf(record)), email });
    await storeUnicodeEmails(tx, clubId, record);
  }
}

/**
 * Builds at most `most` search texts again that an older version of the fold built. Skips submissions that are being
 * changed at the moment. Returns how many it built.
 */
export async function buildOutdatedSearchTexts(ctx: Ctx, most: number): Promise<number> {
  return withClub(ctx, async tx => {
    const ids = await lockOutdatedSearchTexts(tx, ctx.clubId, most);
    await buildSearchColumns(tx, ctx.clubId, ids);
    return ids.length;
  });
}

/** Addresses whose domain is stored in punycode get its letters, as all that come in since version 2 of the fold. */
async function storeUnicodeEmails(tx: Tx, clubId: string, record: SubmissionRecord): Promise<void> {
  const parts = [
    ...record.familyMembers.map(row => ({ table: familyMembers, row })),
    ...record.guardians.map(({ guardian }) => ({ table: guardians, row: guardian })),
  ];
  for (const { table, row } of parts) {
    const email = toUnicodeEmail(row.email);
    if (email !== row.email) await updateEmail(tx, table, { clubId, id: row.id, email });
  }
}

function searchableOf(record: SubmissionRecord): Searchable {
  const { submission, wished, cancellation } = record;
  const { people, phones } = searchedWishes(wished.wishes);
  return {
    ...submission,
    people: [...record.guardians.map(({ guardian }) => guardian), ...record.familyMembers, ...people],
    phones,
    names: cancellation?.familyMemberNames ?? [],
  };
}
