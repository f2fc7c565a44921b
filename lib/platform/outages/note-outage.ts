import type { Db } from '@/db/client';
import { log } from '@/lib/platform/log';
import { deleteOutage, upsertOutage } from './queries';

export const outageNames = ['Mail', 'MailHeldBack', 'Proxy', 'Backup'] as const;
export type OutageName = (typeof outageNames)[number];

const rewriteMs = 5 * 60_000;
const lastsMs = 15 * 60_000;

/** What this process has noticed: when it was last written and until when it counts, or null once it is over. */
const noticed = new Map<OutageName, { readonly writtenAt: Date; readonly ends: Date } | null>();

type Noticed = {
  /** What is wrong and what to do, in one line without personal data. */
  readonly text: string;
  readonly now: Date;
  /** Until when it counts if it is not noticed again; by default a quarter of an hour. */
  readonly until?: Date;
};

/** Makes an outage known: one line in the log when it begins, and a row for doctor and metrics. Never throws. */
export async function noteOutage(db: Db, name: OutageName, { text, now, until }: Noticed): Promise<void> {
  const last = noticed.get(name);
  const isNew = !last || last.ends <= now;
  if (isNew) log.warn({ outage: name }, text);
  else if (now.getTime() - last.writtenAt.getTime() < rewriteMs) return;
  const ends = until ?? new Date(now.getTime() + lastsMs);
  noticed.set(name, { writtenAt: now, ends });
  await upsertOutage(db, { name, text, since: now, until: ends }).catch(logFault);
}

/**
 * Makes known that something works. With `text`, an outage that was noted with another text stays. Costs nothing unless
 * this process has just started or has noticed an outage.
 */
export async function endOutage(db: Db, name: OutageName, text?: string): Promise<void> {
  const last = noticed.get(name);
  if (last === null) return;
  noticed.set(name, null);
  if (last) log.info({ outage: name }, 'it works again');
  await deleteOutage(db, name, text).catch(logFault);
}

function logFault(error: unknown): void {
  log.error({ err: error }, 'an outage could not be stored');
}
