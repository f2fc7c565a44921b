import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fillPage, makePageWithHoles } from './page-with-holes';

const marks = { nonce: 'mark-of-nonce', token: 'mark-of-token' };
const text = 'Über den Verein: Mitglied werden. '.repeat(300);

describe('a page with holes', () => {
  it.each([
    ['several holes of one kind', `${text}mark-of-nonce${text}mark-of-token<p>mark-of-nonce${text}`],
    ['holes side by side', `${text}mark-of-noncemark-of-token${text}`],
    ['a hole at its beginning and its end', `mark-of-token${text}mark-of-nonce`],
    ['no hole', text],
    ['nothing', ''],
  ])('is the page with the values in place of the marks: %s', (_name, html) => {
    const page = makePageWithHoles(html, marks);
    for (const values of [
      { nonce: 'a', token: 'ß'.repeat(300) },
      { nonce: '', token: 'x'.repeat(65_535) },
    ]) {
      const expected = html
        .replaceAll(marks.nonce, () => values.nonce)
        .replaceAll(marks.token, () => values.token);
      // gunzip checks length and CRC-32.
      expect(gunzipSync(fillPage(page, values)).toString()).toBe(expected);
    }
  });

  it('is much smaller than its text', () => {
    const page = makePageWithHoles(`${text}mark-of-nonce${text}`, marks);
    expect(page.bytes).toBeLessThan(text.length / 10);
  });

  it('puts a value into the page as it is, also one that is the mark of another hole', () => {
    const page = makePageWithHoles('<mark-of-nonce|mark-of-token>', marks);
    const filled = fillPage(page, { nonce: marks.token, token: '$& $1' });
    expect(gunzipSync(filled).toString()).toBe('<mark-of-token|$& $1>');
  });

  it('has a hash of its text and the places of its holes, not of the marks', () => {
    const hashOf = (html: string, own = marks) => makePageWithHoles(html, own).hash;
    const hash = hashOf('a mark-of-nonce b mark-of-token');
    expect(hashOf('a N b T', { nonce: 'N', token: 'T' })).toBe(hash);
    expect(hashOf('a mark-of-token b mark-of-nonce')).not.toBe(hash);
    expect(hashOf('a mark-of-nonce c mark-of-token')).not.toBe(hash);
  });
});
