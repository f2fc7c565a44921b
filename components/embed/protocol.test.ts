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
  it('accepts a greeting and nothing else', () => {
    const hello = { type: 'hello', isFitted: true };
    expect(readHostMessage({ eintritt: 1, ...hello })).toEqual(hello);
    for (const data of [
      hello,
      { eintritt: 1, type: 'hello' },
      { eintritt: 1, type: 'state', isFitted: true },
      null,
    ])
      expect(readHostMessage(data)).toBeNull();
  });
});
