import { connect } from '@/db/client';
import { createApiKey } from '@/lib/services/api-keys/create';
import { applicationTo, makeOfferingClub } from '@/testing/db/offering-club';
import { subscribe } from '@/testing/webhooks/subscribe';

/** Makes a club with a webhook subscription and an API key, and an application that its form accepts. */
export async function makeUpgradeClub(url: string, hook: string) {
  const { db, close } = connect(url);
  try {
    const club = await makeOfferingClub(db);
    await subscribe(club.ctx, hook);
    const { key } = await createApiKey(club.ctx, { name: 'load', role: 'Admin', expiresAt: null });
    return { clubId: club.clubId, slug: club.slug, key, application: applicationTo(club) };
  } finally {
    await close();
  }
}
