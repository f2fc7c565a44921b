import { describe, expect, it } from 'vitest';
import { safeFileName, submissionFileName } from './file-name';

describe('safeFileName', () => {
  it.each([
    ['2026-03-14 0042 Groß, Zoë', '2026-03-14 0042 Groß, Zoë.pdf'],
    ['../../etc/passwd', 'etc-passwd.pdf'],
    ['..\\..\\x', 'x.pdf'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j.pdf'],
    ['a\u0000b\r\nc\td', 'ab c d.pdf'],
    ['gro\u202efdp.exe', 'grofdp.exe.pdf'],
    ['CON', '_CON.pdf'],
    ['com1.txt', '_com1.txt.pdf'],
    ['.hidden', 'hidden.pdf'],
    ['-rf', 'rf.pdf'],
    ['end. . ', 'end.pdf'],
    ['', '_.pdf'],
    ['   ', '_.pdf'],
    ['\ud800x', '\ufffdx.pdf'],
    ['Zoe\u0308', 'Zoë.pdf'],
  ])('%j is %j', (name, expected) => {
    expect(safeFileName(name, 'pdf')).toBe(expected);
  });

  it('is limited in length and splits no character', () => {
    expect(safeFileName('x'.repeat(500), 'pdf')).toHaveLength(104);
    expect(safeFileName('🙂'.repeat(500), 'csv').isWellFormed()).toBe(true);
  });
});

describe('submissionFileName', () => {
  it('contains day in the club’s time zone, number and name', () => {
    const submission = {
      receivedAt: '2026-03-13T23:30:00.000Z',
      number: 42,
      firstName: 'Zoë',
      lastName: 'Groß',
    };
    expect(submissionFileName(submission, 'Europe/Berlin', 'pdf')).toBe('2026-03-14 0042 Groß, Zoë.pdf');
    const anonymous = { ...submission, firstName: '', lastName: '', number: 12345 };
    expect(submissionFileName(anonymous, 'Europe/Berlin', 'txt')).toBe('2026-03-14 12345.txt');
  });
});
