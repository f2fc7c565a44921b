import { describe, expect, it } from 'vitest';
import {
  emptyFurtherForm,
  fromFurtherFormValues,
  toFurtherFormValues,
} from '@/components/office/forms/further-form-values';
import { FurtherForm } from '@/lib/contracts/further-forms';

const id = '0190f3d2-6a00-7000-8000-000000000001';
const timeZone = 'Europe/Berlin';

describe('the values of a further form', () => {
  it('name the tariffs that it offers, and no tariff for all of them', () => {
    const all = FurtherForm.parse({ id, slug: 'course', title: 'Kurs' });
    expect(toFurtherFormValues(all, timeZone).offers).toBe('All');
    expect(toFurtherFormValues({ ...all, membershipIds: [id] }, timeZone).offers).toBe('Some');
    const ticked = { ...emptyFurtherForm, membershipIds: [id] };
    expect(fromFurtherFormValues({ ...ticked, offers: 'All' }, timeZone).membershipIds).toEqual([]);
    expect(fromFurtherFormValues(ticked, timeZone).membershipIds).toEqual([id]);
  });

  it('become the record that they were made of', () => {
    const { id: _id, ...form } = FurtherForm.parse({
      id,
      slug: 'course',
      title: 'Kurs',
      membershipIds: [id],
      opensAt: '2026-03-01T07:00:00.000Z',
      closesAt: '2026-07-01T16:00:00.000Z',
    });
    expect(fromFurtherFormValues(toFurtherFormValues({ id, ...form }, timeZone), timeZone)).toEqual(form);
  });
});
