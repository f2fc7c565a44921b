import { describe, expect, it } from 'vitest';
import { membershipPartOf } from './membership-part';
import { ChangeSubmission, MembershipSubmission } from './submissions';

const change = ChangeSubmission.parse(ChangeSubmission.meta()?.example);
const [mia] = MembershipSubmission.parse(MembershipSubmission.meta()?.example).familyMembers;
const familyMembers = mia ? [{ ...mia, firstName: 'Mia', lastName: 'Groß' }] : [];
const onlyMia = { scope: 'FamilyMembers', names: ['Mia Groß'] };

describe('membershipPartOf a change request', () => {
  it.each(['', 'Mia kommt nach den Ferien.'])('is the new family members, with the note %j', notes => {
    expect(membershipPartOf({ ...change, notes, wishes: { familyMembers } })).toEqual(onlyMia);
  });

  it('is null with another wish, and without new family members', () => {
    expect(membershipPartOf({ ...change, wishes: { familyMembers, city: 'Bonn' } })).toBeNull();
    expect(membershipPartOf({ ...change, notes: 'Bitte anrufen.', wishes: {} })).toBeNull();
  });
});
