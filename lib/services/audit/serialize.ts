import { z } from 'zod';
import { AuditEntry } from '@/lib/contracts/audit';
import type { EntryRow } from './queries';

const Names = z.array(z.string());
const Simple = z.union([z.string(), z.number(), z.boolean()]);

/** An entry with the names that its people and things have now. Of details only names, counts and states are shown. */
export function toAuditEntry(
  { entry, kind, actorName }: EntryRow,
  names: ReadonlyMap<string, string>,
): AuditEntry {
  const { changed, properties, ...details } = entry.details ?? {};
  const shown = Object.entries(details).flatMap(([name, value]) => {
    const simple = Simple.safeParse(value);
    return simple.success ? [[name, simple.data] as const] : [];
  });
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    kind,
    action: AuditEntry.shape.action.parse(entry.action),
    actor: { kind: entry.actorKind, id: entry.actorId, name: actorName },
    recordType: entry.recordType,
    recordId: entry.recordId,
    recordName: names.get(`${entry.recordType} ${entry.recordId}`) ?? null,
    changed: Names.catch([]).parse(changed ?? properties),
    details: Object.fromEntries(shown),
  };
}
