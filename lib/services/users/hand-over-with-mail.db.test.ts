import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAccount, signedIn } from '@/testing/auth/accounts';
import { testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { openRig, type Rig } from '@/testing/worker/rig';
import { createUser } from './create';
import { handOverInvitation } from './hand-over-invitation';

let rig: Rig;
beforeAll(async () => {
  process.env.SMTP_URL = 'smtp://mail.club.example';
  rig = await openRig(await testDatabase());
});
afterAll(() => rig.close());

it('no link is handed over where the installation sends mail', async () => {
  const { ctx } = await signedIn(rig, await makeAccount(rig, 'Admin'), 'Admin');
  const person = { email: 'ina@club.example', firstName: 'Ina', lastName: 'Schulz', role: 'Clerk' } as const;
  const { id } = await createUser(ctx, person);
  expect(await refusalOf(handOverInvitation(ctx, id))).toMatchObject({ code: 'state-conflict' });
});
