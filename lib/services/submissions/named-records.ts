import { type Tx, withClub } from '@/db/client';
import { type NamedRecords, submissionInLanguage } from '@/lib/contracts/submissions/submission-in-language';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import type { Locale } from '@/lib/rules/enums';
import { getNamedRecords } from './named-queries';

/** Returns the names that submissions contain, with their translations, for documents in any language. */
export function readNamedRecords(tx: Tx, clubId: string): Promise<NamedRecords> {
  return getNamedRecords(tx, clubId);
}

/** Returns a submission with the club's names in a language, for its applicant. */
export async function inReaderLanguage<One extends Submission>(
  ctx: Ctx,
  submission: One,
  locale: Locale,
): Promise<One> {
  const records = await withClub(ctx, tx => readNamedRecords(tx, ctx.clubId));
  return submissionInLanguage(submission, records, locale);
}
