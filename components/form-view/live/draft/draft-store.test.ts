import { describe, expect, it } from 'vitest';
import { draftStore, type Entries, usableStorage } from '@/components/form-view/live/draft/draft-store';

const dayMs = 24 * 3_600_000;
const forbidden = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

function memory(): Storage {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: key => map.get(key) ?? null,
    key: index => [...map.keys()][index] ?? null,
    removeItem: key => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  };
}

function device() {
  const clock = { now: 1_000 };
  const stores = { device: memory(), tab: memory() };
  const open = (kind = 'Membership', slug = 'demo') =>
    draftStore({ ...stores, slug, kind, now: () => clock.now });
  const everything = () =>
    [stores.device, stores.tab].flatMap(store =>
      Array.from({ length: store.length }, (_, index) => store.getItem(store.key(index) ?? '') ?? ''),
    );
  return { clock, ...stores, open, everything };
}

const entries: Entries = [
  ['firstName', 'Zoë'],
  ['membershipId', '0197c9a0-7d2e-7c3a-9b1e-5f2d8c4e6a10'],
  ['departmentIds', 'a'],
  ['departmentIds', 'b'],
  ['customFields.shirt', 'L'],
];
const secret: Entries = [
  ['iban', 'DE89370400440532013000'],
  ['bic', 'COBADEFFXXX'],
  ['accountHolder', 'Zoë Müller'],
  ['sepaMandateAccepted', 'on'],
  ['signature', 'data:image/png;base64,iVBO'],
  ['signatureName', 'Zoë Müller'],
  ['privacyAccepted', 'on'],
  ['mediaConsents.1', 'on'],
  ['familyMembers.0.mediaConsents.1', 'on'],
  ['consentWishes.1', 'given'],
  ['guardianLiability', 'on'],
  ['customFields.proof', '0197c9a0-7d2e-7c3a-9b1e-5f2d8c4e6a11 zeugnis.pdf'],
];
const chosen = { isKept: true, formToken: null, step: null };
const notChosen = { isKept: false, formToken: null, step: null };

describe('a draft', () => {
  it('is stored on the device only if the user chose that', () => {
    const { open, device: store } = device();
    open().save({ entries, ...notChosen });
    expect(store.length).toBe(0);
    expect(open().load(true)).toEqual({ entries, savedAt: 1_000, ...notChosen });
    open().save({ entries, ...chosen });
    expect(open().load(false)).toEqual({ entries, savedAt: 1_000, ...chosen });
  });

  it('that was not chosen is gone when the form opens again', () => {
    const { open, everything } = device();
    open().save({ entries, ...notChosen });
    expect(open().load(false)).toBeNull();
    expect(everything()).toEqual([]);
  });

  it('stays at most in the tab after the user unticks the choice', () => {
    const { open, device: store } = device();
    open().save({ entries, ...chosen });
    open().save({ entries, ...notChosen });
    expect(store.length).toBe(0);
    expect(open().load(true)?.isKept).toBe(false);
  });

  it.each([chosen, notChosen])('never contains bank data, signature or consents (%o)', how => {
    const { open, everything } = device();
    open().save({ entries: [...entries, ...secret], ...how });
    expect(open().load(true)?.entries).toEqual(entries);
    for (const [, value] of secret.filter(([, one]) => one !== 'on'))
      expect(everything().join()).not.toContain(value);
  });

  it('belongs to one form of one club', () => {
    const { open } = device();
    open().save({ entries, ...chosen });
    expect(open('Change').load(true)).toBeNull();
    expect(open('Membership', 'other').load(true)).toBeNull();
  });

  it('expires after fourteen days', () => {
    const { open, clock, everything } = device();
    open().save({ entries, ...chosen });
    clock.now += 14 * dayMs;
    expect(open().load(false)).toBeNull();
    expect(everything()).toEqual([]);
  });

  it('is removed completely when discarded', () => {
    const { open, everything } = device();
    open().save({ entries, ...chosen });
    open('Change').save({ entries, ...notChosen });
    open().discard();
    open('Change').discard();
    expect(everything()).toEqual([]);
  });

  it('stores the form token of a send with unknown outcome', () => {
    const { open } = device();
    open().save({ entries, isKept: true, formToken: 'token', step: null });
    expect(open().load(false)?.formToken).toBe('token');
  });

  it.each(['', 'null', '[]', '{"entries":1,"savedAt":1}', '{'])('with the content %j is ignored', text => {
    const { open, device: store } = device();
    store.setItem('eintritt:draft:demo:Membership', text);
    expect(open().load(false)).toBeNull();
  });
});

describe('storage that the browser forbids', () => {
  it('behaves like an empty storage', () => {
    expect(usableStorage(forbidden)).toBeNull();
    const store = draftStore({ device: null, tab: null, slug: 'demo', kind: 'Membership', now: () => 0 });
    store.save({ entries, ...chosen });
    expect(store.canKeep).toBe(false);
    expect(store.load(true)).toBeNull();
    store.discard();
  });

  it('does not throw when full', () => {
    const full = { ...memory(), setItem: forbidden };
    expect(usableStorage(() => full)).toBeNull();
    const store = draftStore({ device: full, tab: full, slug: 'demo', kind: 'Membership', now: () => 0 });
    expect(() => store.save({ entries, ...chosen })).not.toThrow();
  });
});
