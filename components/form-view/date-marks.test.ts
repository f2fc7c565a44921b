import { expect, it } from 'vitest';
import { withDateMarks } from '@/components/form-view/date-marks';
import { emptyMember, initialValues } from '@/components/form-view/form-values';
import { publicForm } from '@/testing/form-view/public-form';

it('writes typed days of every person as the language of the form does, and leaves other texts alone', () => {
  const values = {
    ...initialValues(publicForm),
    birthDate: '28.2.1990',
    entryDate: '29.11.2026',
    street: '1.2.2026',
    validFrom: 'bald',
    identity: { ...initialValues(publicForm).identity, birthDate: '28.02.1990' },
    familyMembers: [{ ...emptyMember(publicForm), birthDate: '01.02.2020' }],
  };
  const english = withDateMarks(values, { ...publicForm, locale: 'en' });
  expect(english).toMatchObject({
    birthDate: '28/2/1990',
    entryDate: '29/11/2026',
    street: '1.2.2026',
    validFrom: 'bald',
    identity: { birthDate: '28/02/1990' },
    familyMembers: [{ birthDate: '01/02/2020' }],
  });
  expect(withDateMarks(english, publicForm)).toEqual(values);
});
