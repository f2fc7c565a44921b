import { describe, expect, it } from 'vitest';
import { heightMax, readFormMessage, readHostMessage } from '@/components/embed/protocol';

const state = { eintritt: 1, type: 'state', height: 900, step: 'person', isSent: false };
const show = { eintritt: 1, type: 'show', height: 900, top: 10, bottom: 40, isStart: true };

describe('readFormMessage', () => {
  it.each([
    { eintritt: 1, type: 'here' },
    state,
    { ...state, step: null },
    show,
    { eintritt: 1, type: 'escape' },
  ])('accepts %o', ({ eintritt, ...message }) => {
    expect(eintritt).toBe(1);
    expect(readFormMessage({ eintritt, ...message })).toEqual(message);
  });

  it('drops unknown members', () => {
    expect(readFormMessage({ ...state, iban: 'DE89' })).not.toHaveProperty('iban');
  });

  it.each([
    null,
    undefined,
    'state',
    7,
    [],
    {},
    { ...state, eintritt: 2 },
    { ...state, eintritt: undefined },
    { ...state, type: 'hello' },
    { ...state, height: -1 },
    { ...state, height: heightMax + 1 },
    { ...state, height: Number.NaN },
    { ...state, height: Number.POSITIVE_INFINITY },
    { ...state, height: '900' },
    { ...state, step: 7 },
    { ...state, step: '<img src=x>' },
    { ...state, isSent: 'yes' },
    { ...show, top: null },
    { ...show, bottom: 1e9 },
  ])('%#: returns null for anything else', data => {
    expect(readFormMessage(data)).toBeNull();
  });
});

describe('readHostMessage', () => {
  const hello = { type: 'hello', isFitted: true, ground: 'rgb(209, 228, 221)' };
  const view = { type: 'view', top: 0, bottom: 700 };

  it.each([hello, { ...hello, ground: 'oklch(0.9 0.02 160)' }, view])('accepts %o', message => {
    expect(readHostMessage({ eintritt: 1, ...message })).toEqual(message);
  });

  it('accepts the greeting of an old copy, which names no colour', () => {
    expect(readHostMessage({ eintritt: 1, type: 'hello', isFitted: true })).toEqual({
      ...hello,
      ground: null,
    });
  });

  it.each(['url(https://x.example)', 'red;}', 'var(--a,', 7, 'rgb(0 0 0'.repeat(99)])(
    'reads %s as no colour',
    ground => {
      expect(readHostMessage({ eintritt: 1, ...hello, ground })).toEqual({ ...hello, ground: null });
    },
  );

  it.each([
    hello,
    { eintritt: 1, type: 'hello' },
    { eintritt: 1, type: 'state', isFitted: true },
    { eintritt: 1, ...view, top: -1 },
    { eintritt: 1, ...view, bottom: '700' },
    null,
  ])('%#: returns null for anything else', data => {
    expect(readHostMessage(data)).toBeNull();
  });
});
