import { solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

type Challenge = Parameters<typeof solve>[0]['challenge'];

/**
 * Solves a proof of work in the background: the browser derives keys off its main thread. Returns
 * the value of `X-Proof-Of-Work`; empty if the browser cannot, and then the server explains how to
 * continue.
 */
export async function solveChallenge(challenge: object): Promise<string> {
  const task = asChallenge(challenge);
  const solution = await solve({ challenge: task, deriveKey }).catch(() => null);
  return solution ? btoa(JSON.stringify({ challenge: task, solution })) : '';
}

/** The cast is safe because the server created it with the same library. */
function asChallenge(challenge: object): Challenge {
  return challenge as Challenge;
}
