import { NIL as nobody } from 'uuid';
import { type Db, withClubSnapshot } from '@/db/client';
import { systemCtx } from '@/lib/platform/context';
import { listKnownCustomFields } from '@/lib/services/custom-fields/read';
import { forEachFullSubmission } from '@/lib/services/submissions/list/list';
import { findChunk } from './queries';

/**
 * Reads what a table reads, in a club that does not exist. The statements are then built and PostgreSQL has read its
 * catalogs, which the first export would otherwise wait for.
 */
export async function warmUpTables(db: Db): Promise<void> {
  await withClubSnapshot({ db, clubId: nobody }, async tx => {
    const ctx = systemCtx({ db, tx, clubId: nobody, now: new Date(), requestId: nobody, locale: 'de' });
    await findChunk(tx, { clubId: nobody, jobId: nobody, position: 0 });
    await listKnownCustomFields(ctx);
    await forEachFullSubmission(ctx, { ids: [nobody], signature: 'Presence' }, () => {});
  });
}
