import { z } from 'zod';
import { ClubReference, clubReferenceExample } from './auth';
import { Instant, RecordId } from './common';
import { exampleIds } from './example-ids';

const example = {
  id: exampleIds.session,
  kind: 'Office',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  club: clubReferenceExample,
  createdAt: '2026-03-14T09:26:53.589Z',
  lastUsedAt: '2026-03-15T18:02:11.000Z',
  expiresAt: '2026-03-28T09:26:53.589Z',
  isCurrent: true,
} as const;

/** A sign-in that is still valid. */
export const SignInSession = z
  .object({
    id: RecordId,
    kind: z.enum(['Office', 'Api']).describe('A session of the back office or the API'),
    userAgent: z.string().describe('The User-Agent at sign-in'),
    club: ClubReference,
    createdAt: Instant,
    lastUsedAt: Instant.describe('Accurate to five minutes'),
    expiresAt: Instant,
    isCurrent: z.boolean().describe('The session of this request'),
  })
  .meta({ id: 'SignInSession', example });
export type SignInSession = z.output<typeof SignInSession>;

export const SignInSessions = z.array(SignInSession).meta({ id: 'SignInSessions', example: [example] });
