import { issueFormToken } from '@/lib/auth/form-token';
import { drawnSignature } from '@/testing/db/offering-club';
import { recordedRequests } from '../record-scenarios';
import type { HttpRequest } from '../run-load';
import type { Context, Scenario } from '../scenario';

const json = { 'Content-Type': 'application/json' };
const minuteMs = 60_000;
/** Form tokens are issued before the measurement. */
const tokenCount = 20_000;

/** Requests of visitors of a club's site, and the sign-in. */
export const publicScenarios: readonly Scenario[] = [
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
    isPage: true,
    prepare: async ({ slug }) => ({
      // As browsers ask for it.
      make: () => ({ method: 'GET', path: `/f/${slug}/membership`, headers: { 'Accept-Encoding': 'gzip' } }),
    }),
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
    prepare: async context => {
      const { membershipId, departmentId } = await offerOf(context);
      const choice = { birthDate: '1990-02-28', membershipId, departmentIds: [departmentId] };
      const request = post(`/api/v1/public/clubs/${context.slug}/quote`, choice);
      return { make: () => request };
    },
  },
  {
    name: 'POST of an application',
    part: 'post',
    isWriting: true,
    prepare: context => prepareApplications(context),
  },
  {
    name: 'POST, ten clubs',
    part: 'post',
    isWriting: true,
    // The baseline has the statements of one club.
    prepare: async context => prepareApplications(context, await tenClubs(context)),
  },
];

type Club = Pick<Context, 'clubId' | 'slug'>;

async function tenClubs({ owner }: Context): Promise<Club[]> {
  return owner<Club[]>`select id as "clubId", slug from clubs order by created_at, id limit 10`;
}

export const post = (path: string, body: unknown, headers = {}): HttpRequest => ({
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});

/** Applications to the measured club, or to `clubs` by turns. */
export async function prepareApplications(context: Context, clubs: readonly Club[] = [context]) {
  const offers = await Promise.all(
    clubs.map(async club => ({ ...club, ...(await offerOf({ ...context, ...club })) })),
  );
  const signature = await drawnSignature();
  // A form that was filled in too quickly is refused.
  const openedAt = new Date(Date.now() - minuteMs);
  const tokens = Array.from({ length: tokenCount }, (_none, index) => {
    // The recorded requests are those of one club.
    const offer = offers[Math.floor(index / recordedRequests) % offers.length];
    return offer && { ...offer, formToken: issueFormToken(offer.clubId, openedAt) };
  });
  return {
    make: (index: number) => {
      const token = tokens[index];
      if (!token) return undefined;
      const { slug, membershipId, departmentId, formToken } = token;
      const person = {
        gender: 'Female',
        firstName: 'Änne',
        lastName: 'Groß',
        birthDate: '1990-02-28',
        street: 'Am Markt 1',
        zip: '53111',
        city: 'Bonn',
        phone: '0228 123456',
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

/** Returns the seed's tariff for adults, and a department. */
async function offerOf({
  owner,
  clubId,
}: Pick<Context, 'owner' | 'clubId'>): Promise<{ membershipId: string; departmentId: string }> {
  const [offer] = await owner<{ membershipId: string; departmentId: string }[]>`
    select m.id as "membershipId", d.id as "departmentId"
    from memberships m join departments d on d.club_id = m.club_id
    where m.club_id = ${clubId} and m.name = 'Erwachsene' and m.deleted_at is null and d.is_active
      and d.deleted_at is null
    order by d.sort_order limit 1`;
  if (!offer) throw new Error('The club has no tariff for adults, or no department');
  return offer;
}
