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

/** Most previous secrets that sign beside the current one. */
export const previousSecretsMax = 5;

type PreviousSecret = { readonly secret: string; readonly validUntil: Date };

/**
 * Encrypts previous secrets, the newest first, as one text: a secret on each line, and behind all but the first the
 * instant until which it signs. That of the first is a column.
 */
export function sealPrevious(secrets: readonly PreviousSecret[], { clubId, id }: Secrets): string {
  const lines = secrets.map(({ secret, validUntil }, index) =>
    index === 0 ? secret : `${secret} ${validUntil.toISOString()}`,
  );
  return encryptField(lines.join('\n'), field(clubId, id, 'previous_secret_encrypted'));
}

/** The current secret. */
export function currentSecret({ clubId, id, secretEncrypted }: Secrets): string {
  return decryptField(secretEncrypted, field(clubId, id, 'secret_encrypted'));
}

/** The previous secrets that still sign, the newest first. */
export function previousSecrets(subscription: Secrets, now: Date): PreviousSecret[] {
  const { clubId, id, previousSecretEncrypted, previousSecretValidUntil: newest } = subscription;
  if (!previousSecretEncrypted || !newest) return [];
  const text = decryptField(previousSecretEncrypted, field(clubId, id, 'previous_secret_encrypted'));
  return text
    .split('\n')
    .map(line => {
      const [secret = '', until] = line.split(' ');
      return { secret, validUntil: until ? new Date(until) : newest };
    })
    .filter(({ validUntil }) => validUntil > now);
}

/** The secrets that sign now: the current one, and each previous one for 24 hours after its rotation. */
export function signingSecrets(subscription: Secrets, now: Date): string[] {
  return [currentSecret(subscription), ...previousSecrets(subscription, now).map(({ secret }) => secret)];
}

function field(clubId: string, recordId: string, column: string): RecordField {
  return { table: 'webhook_subscriptions', column, clubId, recordId };
}
