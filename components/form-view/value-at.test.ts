import { describe, expect, it } from 'vitest';
import { type ControlValue, emptyMember, initialValues } from '@/components/form-view/form-values';
import { textAt, valueAt, withValueAt } from '@/components/form-view/value-at';
import { ids, publicForm } from '@/testing/form-view/public-form';

const values = {
  ...initialValues(publicForm),
  familyMembers: [emptyMember(publicForm), emptyMember(publicForm)],
};

describe('withValueAt', () => {
  it.each<[string, ControlValue]>([
    ['firstName', 'Anna'],
    ['identity.email', 'a@b.de'],
    ['guardians.1.email', 'a@b.de'],
    ['familyMembers.1.customFields.allergies', 'Nuss'],
    [`mediaConsents.${ids.website}`, true],
    ['departmentIds', [ids.gym]],
  ])('writes %s and leaves other values and the previous object unchanged', (name, value) => {
    const before = structuredClone(values);
    const after = withValueAt(values, name, value);
    expect(valueAt(after, name)).toEqual(value);
    expect(values).toEqual(before);
  });

  it.each(['unknown', 'identity.unknown', 'familyMembers.2.firstName', '__proto__.x', 'constructor.name'])(
    'changes nothing for %s, which is no control',
    name => {
      expect(withValueAt(values, name, 'x')).toEqual(values);
      expect(textAt(values, name)).toBe('');
    },
  );
});
