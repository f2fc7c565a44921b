import { and, asc, eq } from 'drizzle-orm';
import { auditEntries } from '@/db/schema/operations';
import type { Ctx } from '@/lib/platform/context';
import { withClub } from '@/testing/db/with-club';

/** Lists the audit entries of a record, oldest first; of all records of the type without `recordId`. */
export function auditOf(ctx: Ctx, recordType: string, recordId?: string) {
  const { action, details, actorKind } = auditEntries;
  return withClub(ctx, tx =>
    tx
      .select({ action, details, actorKind })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.recordType, recordType),
          recordId === undefined ? undefined : eq(auditEntries.recordId, recordId),
        ),
      )
      .orderBy(asc(auditEntries.id)),
  );
}
