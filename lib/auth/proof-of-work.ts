import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { type KeyRing, processKeyRing } from '@/lib/platform/crypto/keys';
import type { Violation } from '@/lib/platform/errors';

export const proofHeader = 'X-Proof-Of-Work';

/** About a second on a laptop and several on an old phone, while the applicant types; at most `counterMax` rounds. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 4_000, counterMin: 60, counterMax: 300 } as const;

const Solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({ data: z.object({ token: z.string() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(200) }),
});

/**
 * Makes a task (ALTCHA, version 2). Its solution is valid with this form token only, and no longer. A form token allows
 * one submission; so does the solution, and nothing needs to be stored. It costs robots time and does not prove a
 * person.
 */
export async function makeChallenge(formToken: string): Promise<Challenge & { signature: string }> {
  const secret = secretOf(processKeyRing('proof-of-work').current);
  const { parameters, signature = '' } = await createChallenge({
    algorithm: work.algorithm,
    cost: work.cost,
    counter: randomInt(work.counterMin, work.counterMax),
    deriveKey,
    data: { token: decodeJwt(formToken).jti ?? '' },
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  });
  return { parameters, signature };
}

/** Returns the violations of the solution for a form token; empty if it is right. */
export async function checkProof(proof: string | null, tokenId: string): Promise<Violation[]> {
  if (proof === null || proof === '') return [{ path: proofHeader, key: 'proofOfWorkMissing' }];
  const payload = readProof(proof);
  const isRight = payload?.challenge.parameters.data?.token === tokenId && (await isSolved(payload));
  return isRight ? [] : [{ path: proofHeader, key: 'proofOfWorkWrong' }];
}

async function isSolved({ challenge, solution }: Payload): Promise<boolean> {
  for (const key of processKeyRing('proof-of-work').byId.values()) {
    const secret = secretOf(key);
    const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: secret };
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
    if (verified) return true;
  }
  return false;
}

/** Parses the base64 of the JSON that ALTCHA's clients send. */
function readProof(proof: string): Payload | null {
  if (proof.length > 8_000) return null;
  try {
    const given: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
    return Solved.safeParse(given).success ? asPayload(given) : null;
  } catch {
    return null;
  }
}

/** The cast holds for the members that the schema checked; the signature covers the rest. */
function asPayload(given: unknown): Payload {
  return given as Payload;
}

function secretOf(key: KeyRing['current']): string {
  return key.export().toString('hex');
}
