import { issueFormToken } from '@/lib/auth/form-token';
import { drawnSignature } from '@/testing/db/offering-club';
import type { Line, Place } from '../place';
import type { Sent } from '../run-load';

const json = { 'Content-Type': 'application/json' };
const minuteMs = 60_000;
/** Form tokens are made before the clock runs, as the form that was opened a minute ago did. */
const tokens = 20_000;

/** What visitors of a club's site and people who sign in ask for. */
export const publicLines: readonly Line[] = [
  {
    name: 'sign-in',
    part: 'sign-in',
    isWriting: true,
    checksPassword: true,
    prepare: async ({ email, password }) => ({
      make: () => post('/api/v1/auth/login', { email, password }),
    }),
  },
  {
    name: 'form page',
    part: 'form',
    prepare: async ({ slug }) => ({ make: () => ({ method: 'GET', path: `/f/${slug}/membership` }) }),
  },
  {
    name: 'form by API',
    part: 'form',
    prepare: async ({ slug }) => ({
      make: () => ({ method: 'GET', path: `/api/v1/public/clubs/${slug}/forms/membership` }),
    }),
  },
  {
    name: 'quote',
    part: 'quote',
    prepare: async place => {
      const { membershipId, departmentId } = await offerOf(place);
      const asked = { birthDate: '1990-02-28', membershipId, departmentIds: [departmentId] };
      const sent = post(`/api/v1/public/clubs/${place.slug}/quote`, asked);
      return { make: () => sent };
    },
  },
  {
    name: 'POST of an application',
    part: 'post',
    isWriting: true,
    prepare: prepareApplications,
  },
];

export const post = (path: string, body: unknown, headers = {}): Sent => ({
  ...{ method: 'POST', path, headers: { ...json, ...headers } },
  body: JSON.stringify(body),
});

export async function prepareApplications(place: Place) {
  const { clubId, slug } = place;
  const { membershipId, departmentId } = await offerOf(place);
  const signature = await drawnSignature();
  const openedAt = new Date(Date.now() - minuteMs);
  const formTokens = await Promise.all(
    Array.from({ length: tokens }, () => issueFormToken(clubId, openedAt)),
  );
  return {
    make: (index: number) => {
      const formToken = formTokens[index];
      if (!formToken) return undefined;
      const person = {
        ...{ gender: 'Female', firstName: 'Änne', lastName: 'Groß', birthDate: '1990-02-28' },
        ...{ street: 'Am Markt 1', zip: '53111', city: 'Bonn', phone: '0228 123456' },
      };
      const application = { ...person, email: `member-${index}@example.org`, membershipId };
      const choice = {
        departmentIds: [departmentId],
        paymentMethod: 'OnAccount',
        privacyAccepted: true,
        signature,
      };
      return post(
        `/api/v1/submits/memberships?club=${slug}`,
        { ...application, ...choice },
        { 'X-Form-Token': formToken },
      );
    },
  };
}

/** The seed's tariff for adults, and a department. */
async function offerOf({ owner, clubId }: Place): Promise<{ membershipId: string; departmentId: string }> {
  const [offer] = await owner<{ membershipId: string; departmentId: string }[]>`
    select m.id as "membershipId", d.id as "departmentId"
    from memberships m join departments d on d.club_id = m.club_id
    where m.club_id = ${clubId} and m.name = 'Erwachsene' and m.deleted_at is null and d.is_active
      and d.deleted_at is null
    order by d.sort_order limit 1`;
  if (!offer) throw new Error('The club offers nothing');
  return offer;
}
