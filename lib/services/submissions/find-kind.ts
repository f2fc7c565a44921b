import { and, eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { withClub } from '@/db/client';
import { submissions } from '@/db/schema/submissions';
import type { Ctx } from '@/lib/context';
import type { SubmissionKind } from '@/lib/contracts/enums';

/** Of which kind a submission of the club is; null for an id that is unknown, malformed or another club's. */
export async function findSubmissionKind(ctx: Ctx, id: string): Promise<SubmissionKind | null> {
  if (!isUuid(id)) return null;
  const [row] = await withClub(ctx, tx =>
    tx
      .select({ kind: submissions.kind })
      .from(submissions)
      .where(and(eq(submissions.clubId, ctx.clubId), eq(submissions.id, id))),
  );
  return row?.kind ?? null;
}
