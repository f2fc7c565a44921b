import { describe, expect, it } from 'vitest';
import { keyRing } from './keys';
import { decryptField, encryptField, isOutdated } from './record-encryption';

const oldSecret = 'an old secret of at least 32 characters';
const newSecret = 'a new secret of at least 32 characters!';
const ring = keyRing('field-encryption', oldSecret, []);
const rotated = keyRing('field-encryption', newSecret, [oldSecret]);
const field = { table: 'submission_bank_accounts', column: 'iban', clubId: 'club-1', recordId: 'record-1' };

describe('encrypted fields', () => {
  it('decrypt to the original text, whatever its characters', () => {
    for (const text of ['', 'DE89370400440532013000', 'Zoë Łukasz 👍', 'x'.repeat(200_000)]) {
      expect(decryptField(encryptField(text, field, ring), field, ring)).toBe(text);
    }
  });

  it('do not contain the text and differ each time', () => {
    const first = encryptField('DE89370400440532013000', field, ring);
    expect(first).not.toContain('DE89370400440532013000');
    expect(encryptField('DE89370400440532013000', field, ring)).not.toBe(first);
  });

  it.each([
    ['another club', { ...field, clubId: 'club-2' }],
    ['another record', { ...field, recordId: 'record-2' }],
    ['another column', { ...field, column: 'account_holder' }],
    ['another table', { ...field, table: 'submission_history' }],
  ])('do not decrypt in %s', (_name, elsewhere) => {
    const encrypted = encryptField('DE89370400440532013000', field, ring);
    expect(() => decryptField(encrypted, elsewhere, ring)).toThrow();
  });

  it('do not decrypt when a bit was changed', () => {
    const [version, id, nonce, sealed = ''] = encryptField('DE89', field, ring).split('.');
    const bytes = Buffer.from(sealed, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
    expect(() =>
      decryptField([version, id, nonce, bytes.toString('base64url')].join('.'), field, ring),
    ).toThrow();
  });

  it('decrypt with a previous key after a rotation, encrypt with the new key, and fail without the old key', () => {
    const before = encryptField('DE89', field, ring);
    expect(decryptField(before, field, rotated)).toBe('DE89');
    expect(isOutdated(before, rotated)).toBe(true);
    const after = encryptField('DE89', field, rotated);
    expect(isOutdated(after, rotated)).toBe(false);
    expect(() => decryptField(after, field, ring)).toThrow(/No key/);
    expect(() => decryptField(before, field, keyRing('field-encryption', newSecret, []))).toThrow(/No key/);
  });

  it('of one purpose do not decrypt with the key of another purpose', () => {
    const other = keyRing('office-session', oldSecret, []);
    expect(() => decryptField(encryptField('DE89', field, ring), field, other)).toThrow();
  });
});
