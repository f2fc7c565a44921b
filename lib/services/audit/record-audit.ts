import { isDeepStrictEqual } from 'node:util';
import { v7 as uuid } from 'uuid';
import type { Tx } from '@/db/client';
import { auditEntries } from '@/db/schema/operations';
import type { Ctx } from '@/lib/platform/context';
import type { AuditAction } from '@/lib/rules/enums';

export type Audit = {
  readonly action: AuditAction;
  /** What it concerns, in the words of the API: `ClubInfo`, `Membership`, `Webhook`. */
  readonly recordType: string;
  readonly recordId?: string;
  /** Names of properties, states, counts; never what people are called, nor secrets. */
  readonly details?: Readonly<Record<string, unknown>>;
};

/** Notes in `tx` who did what to a setting or to an account, so it is kept if and only if the change is. */
export async function recordAudit(
  tx: Tx,
  ctx: Pick<Ctx, 'clubId' | 'actor' | 'now'>,
  audit: Audit,
): Promise<void> {
  await tx.insert(auditEntries).values({
    clubId: ctx.clubId,
    id: uuid(),
    at: ctx.now,
    actorKind: ctx.actor.kind,
    actorId: 'id' in ctx.actor ? ctx.actor.id : null,
    action: audit.action,
    recordType: audit.recordType,
    recordId: audit.recordId ?? null,
    details: audit.details ?? null,
  });
}

/** The names of the members of `after` that `before` does not have or has otherwise, for the audit log. */
export function changedNames(before: object, after: object): string[] {
  const known = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => !isDeepStrictEqual(known.get(name), value))
    .map(([name]) => name);
}
