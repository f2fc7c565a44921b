import { describe, expect, it } from 'vitest';
import { initialValues } from '@/components/form-view/form-values';
import { readFormData } from '@/components/form-view/read-form-data';
import { ids, publicForm } from '@/testing/form-view/public-form';

const read = (query: string) => readFormData(new URLSearchParams(query), publicForm);

describe('readFormData', () => {
  it('parses an empty post to an empty form without ticks', () => {
    expect(read('')).toEqual(initialValues(publicForm));
  });

  it.each([
    ['firstName=Anna', { firstName: 'Anna' }],
    ['firstName=%20Anna%20', { firstName: ' Anna ' }],
    [`departmentIds=${ids.gym}&departmentIds=${ids.chess}`, { departmentIds: [ids.gym, ids.chess] }],
    ['privacyAccepted=on', { privacyAccepted: true }],
    ['notes=a%0D%0Ab', { notes: 'a\nb' }],
    ['entryDate=', { entryDate: '' }],
    ['unknown=1', {}],
    ['__proto__.x=1&constructor=2', {}],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual({ ...initialValues(publicForm), ...expected });
  });

  it('parses custom fields by their type', () => {
    const { customFields } = read(
      'customFields.shirtSize=M&customFields.reducedProof=on&customFields.helps=party&customFields.helps=drive&customFields.allergies=x',
    );
    expect(customFields).toMatchObject({ shirtSize: 'M', reducedProof: true, helps: ['party', 'drive'] });
    expect(customFields).not.toHaveProperty('allergies');
  });

  it('parses consents of the club only', () => {
    expect(read(`mediaConsents.${ids.website}=on&mediaConsents.other=on`).mediaConsents).toEqual({
      [ids.website]: true,
      [ids.newsletter]: false,
    });
  });

  it('parses the consents of each family member, of the club only', () => {
    const { familyMembers } = read(
      `familyMembers.0.firstName=Ida&familyMembers.0.mediaConsents.${ids.website}=on&familyMembers.0.mediaConsents.other=on&familyMembers.1.firstName=Ole`,
    );
    expect(familyMembers.map(({ mediaConsents }) => mediaConsents)).toEqual([
      { [ids.website]: true, [ids.newsletter]: false },
      { [ids.website]: false, [ids.newsletter]: false },
    ]);
  });

  it('closes the gap of a removed person', () => {
    const { familyMembers } = read(
      'familyMembers.3.firstName=Ida&familyMembers.1.firstName=Ole&familyMembers.1.departmentIds=x&familyMembers.1.customFields.allergies=Nuss',
    );
    expect(familyMembers.map(({ firstName }) => firstName)).toEqual(['Ole', 'Ida']);
    expect(familyMembers[0]).toMatchObject({ departmentIds: ['x'], customFields: { allergies: 'Nuss' } });
  });

  it('parses one person more than allowed, and no thousands', () => {
    const query = Array.from({ length: 999 }, (_, index) => `familyMembers.${index}.firstName=A`).join('&');
    expect(read(query).familyMembers).toHaveLength(21);
  });

  it('ignores an uploaded file in a text field', () => {
    const data = new FormData();
    data.set('firstName', new Blob(['x']));
    expect(readFormData(data, publicForm).firstName).toBe('');
  });
});
