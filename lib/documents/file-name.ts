import { instantParts } from './instant-parts';

const charactersMax = 100;
const forbidden = /[\\/:*?"<>|]/g;
/** Control characters, and characters that hide text or change its direction (Unicode UAX #9 controls, zero-width). */
const invisible = /[\p{Cc}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name that is valid on every file system: one segment without path characters, control characters, direction marks
 * or names that Windows reserves. At most 100 characters before the extension; never empty.
 */
export function safeFileName(name: string, extension: string): string {
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .replace(forbidden, '-')
    .replace(/^[\s.~-]+/, '');
  const short = [...clean]
    .slice(0, charactersMax)
    .join('')
    .replace(/[\s.]+$/, '');
  const stem = short === '' || reserved.test(short.split('.')[0] ?? '') ? `_${short}` : short;
  return `${stem}.${extension}`;
}

/** `2026-03-14 0042 Groß, Zoë.pdf`: day of receipt in the club's time zone, number, name. */
export function submissionFileName(
  submission: { receivedAt: string; number: number; firstName: string; lastName: string },
  timeZone: string,
  extension: string,
): string {
  const { date } = instantParts(submission.receivedAt, timeZone);
  const number = String(submission.number).padStart(4, '0');
  const name = [submission.lastName, submission.firstName].filter(Boolean).join(', ');
  return safeFileName(`${date} ${number} ${name}`, extension);
}
