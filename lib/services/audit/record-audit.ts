import { isDeepStrictEqual } from 'node:util';
import { v7 as uuid } from 'uuid';
import type { Tx } from '@/db/client';
import { auditEntries } from '@/db/schema/operations';
import type { Ctx } from '@/lib/platform/context';
import type { AuditAction } from '@/lib/rules/enums';

export type Audit = {
  readonly action: AuditAction;
  /** The record type as in the API: `ClubInfo`, `Membership`, `Webhook`. */
  readonly recordType: string;
  readonly recordId?: string;
  /** Names of properties, states, counts; never names of persons or secrets. */
  readonly details?: Readonly<Record<string, unknown>>;
};

/** Records in `tx` who changed a setting or an account, so that the entry exists if and only if the change does. */
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

/** The properties of `after` that are absent or different in `before`, for the audit log. */
export function changedNames(before: object, after: object): string[] {
  const known = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => !isDeepStrictEqual(known.get(name), value))
    .map(([name]) => name);
}
