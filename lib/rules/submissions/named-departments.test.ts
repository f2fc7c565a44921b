import { describe, expect, it } from 'vitest';
import { isWithinLimit, namedDepartments } from './named-departments';

describe('the departments that a submission names', () => {
  it.each([
    ['nothing', {}, []],
    ['the applicant', { departmentIds: ['b', 'a'] }, ['a', 'b']],
    ['a family member', { departmentIds: [], familyMembers: [{ departmentIds: ['c'] }, {}] }, ['c']],
    [
      'two people with the same one',
      { departmentIds: ['a'], familyMembers: [{ departmentIds: ['a'] }] },
      ['a'],
    ],
    ['wishes', { wishes: { departmentIds: ['a'], familyMembers: [{ departmentIds: ['d'] }] } }, ['a', 'd']],
    ['blank values', { departmentIds: null, familyMembers: null, wishes: null }, []],
  ])('are those of %s', (_of, submission, expected) => {
    expect(namedDepartments(submission)).toEqual(expected);
  });
});

describe('a limit to departments', () => {
  it.each([
    [['a', 'b'], ['b'], true],
    [['a'], ['b', 'c'], false],
    [[], ['a'], false],
    [[], [], true],
    [['a'], undefined, true],
  ])('of a submission with %j and a user with %j is met: %s', (named, limit, isMet) => {
    expect(isWithinLimit(named, limit)).toBe(isMet);
  });
});
