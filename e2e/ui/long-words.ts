import { memberOf } from '../fixtures/api';
import type { Program } from '../fixtures/program';

/** 60 letters without a place to break. */
export const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.slice(0, 60);

type Row = Readonly<Record<string, unknown>>;

/**
 * Appends the word to the texts of the club that its forms show, and asks questions with it in every form. Returns a
 * function that restores the texts.
 */
export async function lengthenTexts({ send }: Program): Promise<() => Promise<void>> {
  const restores: (() => Promise<unknown>)[] = [];
  const change = async (path: string, before: Row, after: Row) => {
    restores.unshift(() => send('PUT', path, before));
    await send('PUT', path, after);
  };
  const listOf = async (path: string): Promise<Row[]> => {
    const list = await send('GET', path);
    return Array.isArray(list) ? list : [];
  };
  const lengthened = (row: Row, ...members: string[]): Row =>
    Object.fromEntries(members.map(member => [member, `${row[member]}${word}`]));

  const info = Object(await send('GET', '/club/info'));
  await change('/club/info', { name: info.name }, lengthened(info, 'name'));
  for (const path of ['/club/departments', '/club/memberships'])
    for (const row of await listOf(path)) {
      const { name, description, membershipPrice, priceInterval } = row;
      const required = path === '/club/memberships' ? { membershipPrice, priceInterval } : {};
      const before = { name, description, ...required };
      await change(`${path}/${row.id}`, before, { ...before, ...lengthened(row, 'name', 'description') });
    }
  const privacy = await send('GET', '/club/data-privacy');
  const consents: Row[] = Object(memberOf(privacy, 'consents'));
  await change(
    '/club/data-privacy',
    { consents },
    { consents: consents.map(one => ({ ...one, ...lengthened(one, 'label', 'text') })) },
  );
  for (const type of ['Text', 'Select', 'MultiSelect', 'Checkbox']) {
    const internalName = `long${type}`;
    const options = /Select/.test(type) ? [{ value: 'a', label: word }] : [];
    const texts = { label: `${type}${word}`, description: word };
    const use = { category: 'Other', forms: ['Membership', 'Change', 'Cancellation'], isRequired: false };
    restores.unshift(() => send('DELETE', `/club/custom-fields/${internalName}`));
    await send('POST', '/club/custom-fields', { internalName, type, options, ...texts, ...use });
  }
  return async () => {
    for (const restore of restores) await restore();
  };
}
