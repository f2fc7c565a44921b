import { withClub } from '@/db/client';
import type { AuditEntry, AuditFileQuery } from '@/lib/contracts/audit';
import { safeFileName } from '@/lib/documents/file-name';
import type { Ctx } from '@/lib/platform/context';
import { toWebStream } from '@/lib/platform/web-stream';
import { csvLine, textCell } from '@/lib/rules/format/csv-text';
import { getClubInfo } from '@/lib/services/clubs/read';
import { toAuditEntries } from './list';
import { listEntries } from './queries';
import { recordAudit } from './record-audit';

export type AuditFormat = 'csv' | 'jsonl';

type AuditFile = { readonly stream: ReadableStream<Uint8Array>; readonly fileName: string };

/** Entries in one statement and in memory. */
const pageLimit = 1_000;

const columns = {
  at: ({ at }) => at,
  kind: ({ kind }) => kind,
  action: ({ action }) => action,
  actorKind: ({ actor }) => actor.kind,
  actorId: ({ actor }) => actor.id ?? '',
  actorName: ({ actor }) => actor.name ?? '',
  recordType: ({ recordType }) => recordType,
  recordId: ({ recordId }) => recordId ?? '',
  recordName: ({ recordName }) => recordName ?? '',
  changed: ({ changed }) => changed.join(' '),
  details: ({ details }) => (Object.keys(details).length > 0 ? JSON.stringify(details) : ''),
} satisfies Readonly<Record<string, (entry: AuditEntry) => string>>;

/**
 * Streams the audit log up to now, newest first, and records the download unless `isTaken` is false. CSV has a column
 * for each member, with the words of the API, and is safe to open in a spreadsheet.
 */
export async function downloadAuditLog(
  ctx: Ctx,
  { filter, format, isTaken }: { filter: AuditFileQuery; format: AuditFormat; isTaken: boolean },
): Promise<AuditFile> {
  return withClub(ctx, async tx => {
    const details = { format };
    if (isTaken) await recordAudit(tx, ctx, { action: 'Exported', recordType: 'AuditLog', details });
    const { info } = await getClubInfo({ ...ctx, tx });
    const name = `${ctx.now.toISOString().slice(0, 10)} ${info.slug} audit-log`;
    return {
      stream: toWebStream(linesOf({ db: ctx.db, clubId: ctx.clubId }, filter, format)),
      fileName: safeFileName(name, format),
    };
  });
}

async function* linesOf(scope: Pick<Ctx, 'db' | 'clubId'>, filter: AuditFileQuery, format: AuditFormat) {
  const { clubId } = scope;
  const encoder = new TextEncoder();
  if (format === 'csv') yield encoder.encode(`\ufeff${csvLine(Object.keys(columns), ';')}`);
  let after: readonly [string, string] | null = null;
  do {
    const entries: AuditEntry[] = await withClub(scope, async tx => {
      const rows = await listEntries(tx, clubId, filter, { after, limit: pageLimit - 1 });
      return toAuditEntries(tx, clubId, rows);
    });
    yield encoder.encode(entries.map(entry => lineOf(entry, format)).join(''));
    const last = entries.at(-1);
    after = last && entries.length === pageLimit ? [last.at, last.id] : null;
  } while (after);
}

function lineOf(entry: AuditEntry, format: AuditFormat): string {
  if (format === 'jsonl') return `${JSON.stringify(entry)}\n`;
  return csvLine(
    Object.values(columns).map(cell => textCell(cell(entry))),
    ';',
  );
}
