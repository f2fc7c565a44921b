import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeCustomFieldSchema } from '@/lib/contracts/catalog';
import {
  ChangeSubmitPatchRequest,
  MembershipPatchRequest,
} from '@/lib/contracts/submissions/submission-patches';
import { ChangeSubmission, MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { createCustomField } from '@/lib/services/custom-fields/create';
import { addFamilyMember } from '@/lib/services/submissions/family/add';
import { getSubmission } from '@/lib/services/submissions/get';
import { patchChange } from '@/lib/services/submissions/patch/patch-change';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeFamilyApplication,
  refusalOf,
  staffOf,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;
let clerk: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db, { needConfirmation: false });
  clerk = await staffOf(club, 'Clerk');
  const forms = ['Membership', 'Change', 'Cancellation'];
  const fields = [
    { internalName: 'teamEmail', type: 'Email', category: 'Other', forms },
    { internalName: 'teamPhone', type: 'Phone', category: 'Other', forms },
    { internalName: 'kidEmail', type: 'Email', category: 'FamilyMember', forms: ['Membership', 'Change'] },
  ];
  for (const field of fields)
    await createCustomField(club.ctx, ChangeCustomFieldSchema.parse({ ...field, label: field.internalName }));
});
afterAll(() => database.close());

const typed = { teamEmail: 'Anna <anna@xn--tsv-grnwald-yhb.example>', teamPhone: 'Tel.: 0171–123 456' };
const understood = { teamEmail: 'anna@tsv-grünwald.example', teamPhone: '0171-123 456' };

const read = async (id: string) => MembershipSubmission.parse(await getSubmission(clerk, 'Membership', id));
const readChange = async (id: string) => ChangeSubmission.parse(await getSubmission(clerk, 'Change', id));

describe('an address or a number in a custom field is understood as that of the person', () => {
  it('in an application, for the applicant and each family member', async () => {
    const ida = { firstName: 'Ida', lastName: 'Groß', birthDate: '2015-05-01' };
    const id = await makeApplication(club, {
      membershipId: club.family.id,
      customFields: typed,
      familyMembers: [{ ...ida, customFields: { kidEmail: 'mailto:ida@mail.example' } }],
    });
    expect(await read(id)).toMatchObject({
      customFields: understood,
      familyMembers: [{ customFields: { kidEmail: 'ida@mail.example' } }],
    });
  });

  it('in a change request', async () => {
    const id = await makeChangeRequest(club, { customFields: typed });
    expect((await readChange(id)).wishes.customFields).toEqual(understood);
  });

  it('in a cancellation', async () => {
    const id = await makeCancellation(club, { customFields: typed });
    expect(await getSubmission(clerk, 'Cancellation', id)).toMatchObject({ customFields: understood });
  });

  it('in a correction of an application, a change request or a family member', async () => {
    const { teamEmail } = typed;
    const customFields = { teamEmail };
    const id = await makeFamilyApplication(club);
    await patchMembership(clerk, {
      id,
      precondition: null,
      patch: MembershipPatchRequest.parse({ customFields }),
    });
    const member = (await read(id)).familyMembers[0]?.id ?? '';
    await patchMembership(clerk, {
      id,
      precondition: null,
      patch: MembershipPatchRequest.parse({
        familyMember: { id: member, customFields: { kidEmail: 'ida (at) mail.example' } },
      }),
    });
    expect(await read(id)).toMatchObject({
      customFields: { teamEmail: understood.teamEmail },
      familyMembers: [{ customFields: { kidEmail: 'ida@mail.example' } }, {}],
    });
    const change = await makeChangeRequest(club, { city: 'Bonn' });
    await patchChange(clerk, {
      id: change,
      precondition: null,
      patch: ChangeSubmitPatchRequest.parse({ customFields }),
    });
    expect((await readChange(change)).wishes.customFields).toEqual({ teamEmail: understood.teamEmail });
  });

  it('of a family member that is added later', async () => {
    const submissionId = await makeFamilyApplication(club);
    const member = { firstName: 'Ben', lastName: 'Groß', birthDate: '2015-05-01' };
    const added = await addFamilyMember(clerk, {
      submissionId,
      member: { ...member, customFields: { kidEmail: '"ida@mail.example"' } },
    });
    expect(added.customFields).toEqual({ kidEmail: 'ida@mail.example' });
  });
});

it('two phone numbers in a custom field are refused with the words for those of the person', async () => {
  const two = '06421 12345, 0171 1234567';
  const { violations } = await refusalOf(
    makeApplication(club, { phone: two, customFields: { teamPhone: two } }),
  );
  expect(violations.map(({ path, key }) => `${path} ${key}`)).toEqual([
    'phone phoneSeveral',
    'customFields.teamPhone phoneSeveral',
  ]);
});
