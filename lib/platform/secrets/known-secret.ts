import type { Db } from '@/db/client';
import { env } from '@/lib/env';
import { fingerprintOf } from '@/lib/platform/crypto/keys';
import { deleteOtherFingerprints, insertFingerprint, listFingerprints, lockFingerprints } from './queries';

type Secrets = { readonly APP_SECRET: string; readonly APP_SECRET_PREVIOUS: readonly string[] };

/** Thrown before anything is read or written with a secret that records of the database were not encrypted with. */
export class WrongSecret extends Error {
  constructor() {
    super(
      'APP_SECRET is not the one that the records of this database were encrypted with: set that one, or add it to APP_SECRET_PREVIOUS if you changed it',
    );
    this.name = 'WrongSecret';
  }
}

/** Whether the settings have every secret with which records of the database may be encrypted. Writes nothing. */
export async function hasKnownSecret(db: Db, secrets: Secrets = env()): Promise<boolean> {
  return areAllGiven(await listFingerprints(db), secrets);
}

/**
 * Stores the fingerprint of `APP_SECRET`, with which this process encrypts from now on. Throws `WrongSecret` if the
 * settings lack a secret with which records may be encrypted.
 */
export async function assertKnownSecret(db: Db, secrets: Secrets = env()): Promise<void> {
  await db.transaction(async tx => {
    await lockFingerprints(tx);
    if (!areAllGiven(await listFingerprints(tx), secrets)) throw new WrongSecret();
    await insertFingerprint(tx, fingerprintOf(secrets.APP_SECRET));
  });
}

/** Called when no record is encrypted with a former secret any more, or when a former secret is lost. */
export async function forgetFormerSecrets(db: Db, { APP_SECRET }: Secrets = env()): Promise<void> {
  const fingerprint = fingerprintOf(APP_SECRET);
  await db.transaction(async tx => {
    await lockFingerprints(tx);
    await insertFingerprint(tx, fingerprint);
    await deleteOtherFingerprints(tx, fingerprint);
  });
}

function areAllGiven(stored: readonly string[], { APP_SECRET, APP_SECRET_PREVIOUS }: Secrets): boolean {
  const given = [APP_SECRET, ...APP_SECRET_PREVIOUS].map(fingerprintOf);
  return stored.every(fingerprint => given.includes(fingerprint));
}
