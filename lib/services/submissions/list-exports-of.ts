import { withClub } from '@/db/client';
import type { SubmissionExport } from '@/lib/contracts/submissions/submission-work';
import type { Ctx } from '@/lib/platform/context';
import { listClubSoftwareFormats } from '@/lib/services/exports/read-formats';
import { requireKind } from './hints/hint-queries';
import { type LastExport, listLastExports, listUsedFormats } from './history-queries';

/**
 * Lists the formats in which staff exported a submission, the last export first. Then those in which it was not
 * exported: the club's own formats for club software, and formats in which the club exported other submissions. Reads
 * the history, as the filter `notExportedAs` does. Throws 404.
 */
export async function listExportsOf(ctx: Ctx, id: string): Promise<SubmissionExport[]> {
  return withClub(ctx, async tx => {
    const kind = await requireKind(tx, ctx.clubId, id);
    const software = await listClubSoftwareFormats({ ...ctx, tx });
    const nameOf = (format: string) => software.find(one => one.id === format)?.name ?? null;
    const done = await listLastExports(tx, ctx.clubId, id);
    const offered = ['pdf', 'csv', ...(kind === 'Membership' ? software.map(one => one.id) : [])];
    const used = await listUsedFormats(tx, ctx.clubId, offered);
    const isOwn = (format: string) => software.some(one => one.id === format && one.isOwn);
    const missing = offered.filter(
      format => !done.some(one => one.format === format) && (used.has(format) || isOwn(format)),
    );
    return [
      ...done.map(one => ({ format: one.format, name: nameOf(one.format), last: toLast(one) })),
      ...missing.map(format => ({ format, name: nameOf(format), last: null })),
    ];
  });
}

function toLast({ at, actorKind, actorId, name }: LastExport): SubmissionExport['last'] {
  const kind = actorKind === 'User' || actorKind === 'ApiKey' ? actorKind : 'System';
  return { at: at.toISOString(), by: { kind, id: actorId, name } };
}
