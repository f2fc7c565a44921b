import type { Context, Requests, Scenario } from '../scenario';

const submissionsMax = 10_000;

/** Writes of staff, by turns to the submissions of the club. */
export const writeScenarios: readonly Scenario[] = [
  {
    name: 'PATCH of a submission',
    part: 'patch',
    isWriting: true,
    prepare: async context => {
      const ids = await reopenSubmissions(context);
      return each(ids, { isRepeated: true }, (id, index) => ({
        method: 'PATCH',
        path: `/api/v1/submits/memberships/${id}`,
        headers: { ...context.headers, 'Content-Type': 'application/json', 'If-Match': '*' },
        body: JSON.stringify({ phone: `0228 ${100_000 + index}` }),
      }));
    },
  },
  {
    name: 'accept',
    part: 'accept',
    isWriting: true,
    prepare: async context => {
      const ids = await reopenSubmissions(context);
      const requests = each(ids, { isRepeated: false }, id => ({
        method: 'POST',
        path: `/api/v1/submits/${id}/accept`,
        headers: { ...context.headers, 'Content-Type': 'application/json' },
        body: '{}',
      }));
      const renew = async () => {
        await reopenSubmissions(context);
      };
      return { ...requests, renew };
    },
  },
];

function each(
  ids: readonly string[],
  { isRepeated }: { readonly isRepeated: boolean },
  make: (id: string, index: number) => ReturnType<Requests['make']>,
): Requests {
  return {
    make: index => {
      const id = ids[isRepeated ? index % ids.length : index];
      return id === undefined ? undefined : make(id, index);
    },
    targetOf: index => ids[index % ids.length],
  };
}

/** Sets membership applications to undecided in both databases. Returns their ids. */
async function reopenSubmissions({ owner, baselineOwner, clubId }: Context): Promise<string[]> {
  const rows = await owner<{ id: string }[]>`
    select id from submissions where club_id = ${clubId} and kind = 'Membership' order by number desc limit ${submissionsMax}`;
  const ids = rows.map(({ id }) => id);
  for (const sql of [owner, baselineOwner])
    await sql`
      update submissions set state = 'Confirmed', confirmed_at = received_at, decided_at = null, decided_by = null,
        withdrawn_at = null
      where club_id = ${clubId} and id = any(${ids}::uuid[])`;
  return ids;
}
