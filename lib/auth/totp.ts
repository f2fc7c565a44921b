import { Secret, TOTP } from 'otpauth';

const issuer = 'Eintritt';
const periodSeconds = 30;

/** Returns a new shared key of 160 bits in base32 (RFC 4226 §4). */
export function newSharedKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the `otpauth:` address that an authenticator app reads from a QR code. */
export function authenticatorUri(sharedKey: string, account: string): string {
  return totpOf(sharedKey, account).toString();
}

/**
 * Returns the time step of a code: the current one, the one before or the one after (RFC 6238 §5.2); null for any
 * other. The caller must refuse steps that are not newer; else a code works twice.
 */
export function totpStep(sharedKey: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(sharedKey, '').validate({ token: code.replace(/\s/g, ''), timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ period: periodSeconds, timestamp }) + delta;
}

function totpOf(sharedKey: string, label: string): TOTP {
  const secret = Secret.fromBase32(sharedKey);
  return new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: periodSeconds, secret });
}
