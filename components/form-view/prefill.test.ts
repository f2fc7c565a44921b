import { describe, expect, it } from 'vitest';
import { publicForm } from '@/testing/form-view/public-form';
import { initialValues } from './form-values';
import { readPrefilled } from './prefill';

const [tariff] = publicForm.memberships;
const [one, two] = publicForm.departments;
const tariffId = tariff?.id ?? '';
const read = (query: string, form = publicForm) => readPrefilled(new URLSearchParams(query), form);

describe('the values in the address of a membership form', () => {
  it('are its tariff and departments, in the order of the form', () => {
    expect(read(`tariff=${tariffId}&department=${two?.id}&department=${one?.id}`)).toEqual({
      membershipId: tariffId,
      departmentIds: [one?.id, two?.id],
    });
  });

  it('never are a tariff without a place left, which is not preselected either', () => {
    const memberships = publicForm.memberships.slice(0, 1);
    const full = { ...publicForm, memberships: memberships.map(one => ({ ...one, isFull: true })) };
    expect(read(`tariff=${tariffId}`, full)).toEqual({});
    expect(initialValues(full).membershipId).toBe('');
    expect(initialValues({ ...full, memberships }).membershipId).toBe(tariffId);
  });

  it.each([
    ['child', [17, 8]],
    ['me', [17, undefined]],
    ['me', [18, 8]],
    ['me', []],
  ])('start with an application for %s if the highest ages of the tariffs are %j', (forWhom, ages) => {
    const memberships = ages.flatMap(maxAge =>
      publicForm.memberships.slice(0, 1).map(one => ({ ...one, maxAge })),
    );
    expect(initialValues({ ...publicForm, memberships }).forWhom).toBe(forWhom);
  });

  it('are custom fields that the form would accept', () => {
    const fields = publicForm.customFields;
    const number = fields.find(({ type }) => type === 'Number')?.internalName ?? '';
    expect(read(`field.${number}=2`)).toEqual({ customFields: { [number]: '2' } });
    expect(read(`field.${number}=many`)).toEqual({});
    const select = fields.find(({ type }) => type === 'Select');
    const value = select?.options?.[0]?.value ?? '';
    expect(read(`field.${select?.internalName}=${value}`)).toEqual({
      customFields: { [select?.internalName ?? '']: value },
    });
    expect(read(`field.${select?.internalName}=elsewhere`)).toEqual({});
  });

  it('never are those of a person, unknown ones, or those that the form does not ask', () => {
    expect(read('firstName=Ida&iban=DE89&tariff=unknown&department=unknown&field.unknown=1')).toEqual({});
    const without = {
      ...publicForm,
      departmentSettings: { ...publicForm.departmentSettings, isEnabled: false },
    };
    expect(read(`department=${one?.id}`, without)).toEqual({});
    const single = {
      ...publicForm,
      departmentSettings: { ...publicForm.departmentSettings, maxSelection: 1 },
    };
    expect(read(`department=${one?.id}&department=${two?.id}`, single).departmentIds).toEqual([one?.id]);
    expect(read(`tariff=${tariffId}`, { ...publicForm, kind: 'Change' })).toEqual({});
  });
});
