import { randomBytes } from 'node:crypto';
import { decryptField, encryptField, type RecordField } from '@/lib/platform/crypto/record-encryption';

type Secrets = {
  readonly clubId: string;
  readonly id: string;
  readonly secretEncrypted: string;
  readonly previousSecretEncrypted: string | null;
  readonly previousSecretValidUntil: Date | null;
};

/** Returns a new signing secret: `whsec_` and 32 random bytes in base64 (Standard Webhooks). */
export function makeSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Encrypts a secret for the subscription. */
export function sealSecret(secret: string, clubId: string, subscriptionId: string): string {
  return encryptField(secret, field(clubId, subscriptionId, 'secret_encrypted'));
}

/** Encrypts the current secret again as the previous one. */
export function sealAsPrevious({ clubId, id, secretEncrypted }: Secrets): string {
  const secret = decryptField(secretEncrypted, field(clubId, id, 'secret_encrypted'));
  return encryptField(secret, field(clubId, id, 'previous_secret_encrypted'));
}

/** Returns the secrets that sign now: the current one and, for 24 hours after a rotation, the previous one. */
export function signingSecrets(subscription: Secrets, now: Date): string[] {
  const { clubId, id, secretEncrypted, previousSecretEncrypted, previousSecretValidUntil } = subscription;
  const secrets = [decryptField(secretEncrypted, field(clubId, id, 'secret_encrypted'))];
  if (previousSecretEncrypted && previousSecretValidUntil && previousSecretValidUntil > now) {
    secrets.push(decryptField(previousSecretEncrypted, field(clubId, id, 'previous_secret_encrypted')));
  }
  return secrets;
}

function field(clubId: string, recordId: string, column: string): RecordField {
  return { table: 'webhook_subscriptions', column, clubId, recordId };
}
