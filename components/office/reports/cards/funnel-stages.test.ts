import { describe, expect, it } from 'vitest';
import { stagesOf } from './funnel-stages';

const all = ['received', 'emailConfirmed', 'accepted', 'rejected', 'withdrawn'];
const counts = { received: 9, emailConfirmed: 0, accepted: 0, rejected: 2, withdrawn: 1 };

describe('the confirmation step', () => {
  it('is omitted if the form needs none and nobody confirmed', () => {
    const expected = { stages: ['received', 'accepted', 'rejected', 'withdrawn'], hint: 'notAsked' };
    expect(stagesOf({ ...counts, accepted: 5 }, false)).toEqual(expected);
    expect(stagesOf(counts, false)).toEqual(expected);
  });

  it('is shown with a note if only some had to confirm', () => {
    const expected = { stages: all, hint: 'notAlwaysAsked' };
    expect(stagesOf({ ...counts, emailConfirmed: 3, accepted: 2 }, false)).toEqual(expected);
    expect(stagesOf({ ...counts, emailConfirmed: 3, accepted: 4 }, true)).toEqual(expected);
    expect(stagesOf({ ...counts, accepted: 1 }, true)).toEqual(expected);
  });

  it('is shown without a note if all must confirm, even if nobody has yet', () => {
    expect(stagesOf(counts, true)).toEqual({ stages: all, hint: null });
    expect(stagesOf({ ...counts, emailConfirmed: 4, accepted: 4 }, true)).toEqual({
      stages: all,
      hint: null,
    });
  });
});
