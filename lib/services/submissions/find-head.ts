import { and, eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { withClub } from '@/db/client';
import { submissions } from '@/db/schema/submissions';
import type { Ctx } from '@/lib/platform/context';
import type { SubmissionKind } from '@/lib/rules/enums';

export type SubmissionHead = { readonly kind: SubmissionKind; readonly number: number };

/** Kind and number of a submission of the club; null for an id that is unknown, malformed or another club's. */
export async function findSubmissionHead(ctx: Ctx, id: string): Promise<SubmissionHead | null> {
  if (!isUuid(id)) return null;
  const [row] = await withClub(ctx, tx =>
    tx
      .select({ kind: submissions.kind, number: submissions.number })
      .from(submissions)
      .where(and(eq(submissions.clubId, ctx.clubId), eq(submissions.id, id))),
  );
  return row ?? null;
}
