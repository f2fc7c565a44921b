import { type Db, readClub } from '@/db/client';
import { ClubSlug } from '@/lib/contracts/club';
import type { Ctx } from '@/lib/platform/context';
import { shareNext } from '@/lib/platform/share-next';
import { findVersionOfClub, findVersionRow } from './queries';

// A version covers all that a club's forms show, but for the fullness of tariffs. Every change of it is a new version,
// which no other state had. Requests that come during a look-up share the next one.

type FormVersion = { readonly clubId: string; readonly version: string };

const bySlug = perDatabase(db => shareNext(slug => findVersionRow(db, slug)));
const byClub = perDatabase(db =>
  shareNext(clubId => readClub({ db, clubId }, tx => findVersionOfClub(tx, clubId))),
);

function perDatabase<Made>(make: (db: Db) => Made): (db: Db) => Made {
  const known = new WeakMap<Db, Made>();
  return db => {
    const made = known.get(db) ?? make(db);
    known.set(db, made);
    return made;
  };
}

/** The club with this slug and its version; null for an unknown club. */
export async function findFormVersion(db: Db, slug: string): Promise<FormVersion | null> {
  return ClubSlug.safeParse(slug).success ? bySlug(db)(slug) : null;
}

/** The version of the club of `ctx`, as it is committed. */
export async function findVersionOf({ db, clubId }: Pick<Ctx, 'db' | 'clubId'>): Promise<string | null> {
  return byClub(db)(clubId);
}
