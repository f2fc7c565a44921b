import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { departments, membershipSurcharges, memberships } from '@/db/schema/catalog';
import { consents } from '@/db/schema/forms';
import { StoredWishes, type Wishes } from '@/lib/contracts/submissions/submissions';

/**
 * Reads the names of all records that these change requests refer to by id. Returns a function that completes the
 * wishes of one of them: for the applicant and the family, in the club's order.
 */
export async function readWished(
  tx: Tx,
  clubId: string,
  stored: readonly (object | undefined)[],
): Promise<(given: object | undefined) => Wished> {
  const byStored = new Map(
    stored.map(one => one && ([one, StoredWishes.parse(one)] as const)).filter(one => !!one),
  );
  if (byStored.size === 0) return () => noWishes;
  const all = [...byStored.values()];
  const people = all.flatMap(peopleOf);
  const [tariffs, chosen, extras, asked] = await Promise.all([
    listNames(
      tx,
      clubId,
      memberships,
      memberships.name,
      all.map(one => one.membershipId),
    ),
    listNames(
      tx,
      clubId,
      departments,
      departments.name,
      people.flatMap(one => one.departmentIds ?? []),
    ),
    listNames(
      tx,
      clubId,
      membershipSurcharges,
      membershipSurcharges.name,
      all.flatMap(one => one.surchargeIds ?? []),
    ),
    listConsents(
      tx,
      clubId,
      all.flatMap(one => Object.keys(one.mediaConsents ?? {})),
    ),
  ]);
  return given => {
    const wishes = given && byStored.get(given);
    if (!wishes) return noWishes;
    const answers = wishes.mediaConsents ?? {};
    const chosenIds = peopleOf(wishes).flatMap(one => one.departmentIds ?? []);
    return {
      wishes,
      membership: tariffs.find(({ id }) => id === wishes.membershipId) ?? null,
      departments: chosen.filter(({ id }) => chosenIds.includes(id)),
      surcharges: extras.filter(({ id }) => wishes.surchargeIds?.includes(id)),
      mediaConsents: asked
        .filter(({ consentId }) => consentId in answers)
        .map(one => ({ ...one, isGiven: answers[one.consentId] ?? false })),
    };
  };
}

type Reference = { readonly id: string; readonly name: string };
export type Wished = {
  readonly wishes: StoredWishes;
  readonly membership: Reference | null;
  readonly departments: readonly Reference[];
  readonly surcharges: Reference[];
  readonly mediaConsents: NonNullable<Wishes['mediaConsents']>;
};

/** Those of the other kinds of submissions. */
export const noWishes: Wished = {
  wishes: {},
  membership: null,
  departments: [],
  surcharges: [],
  mediaConsents: [],
};

function peopleOf(wishes: StoredWishes) {
  return [wishes, ...(wishes.familyMembers ?? [])];
}

type Named = PgTable & { readonly clubId: PgColumn; readonly id: PgColumn; readonly sortOrder: PgColumn };

async function listConsents(tx: Tx, clubId: string, ids: readonly string[]) {
  const wanted = [...new Set(ids)].filter(id => isUuid(id));
  if (wanted.length === 0) return [];
  return tx
    .select({ consentId: consents.id, mediaType: consents.mediaType, label: consents.label })
    .from(consents)
    .where(and(eq(consents.clubId, clubId), inArray(consents.id, wanted)))
    .orderBy(asc(consents.sortOrder), asc(consents.label));
}

/** Runs no query if there are no ids. */
async function listNames(
  tx: Tx,
  clubId: string,
  table: Named,
  name: PgColumn,
  ids: readonly (string | undefined)[],
): Promise<Reference[]> {
  const wanted = [...new Set(ids)].filter(id => id !== undefined && isUuid(id));
  if (wanted.length === 0) return [];
  return tx
    .select({ id: sql<string>`${table.id}`, name: sql<string>`${name}` })
    .from(table)
    .where(and(eq(table.clubId, clubId), inArray(table.id, wanted)))
    .orderBy(asc(table.sortOrder), asc(name));
}
