import { solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

type Challenge = Parameters<typeof solve>[0]['challenge'];

/**
 * Works out a task of the server beside everything else: the browser derives keys off its main thread. Answers what
 * goes into `X-Proof-Of-Work`; empty where the browser cannot, and then the server says how to go on.
 */
export async function solveChallenge(challenge: object): Promise<string> {
  const task = asChallenge(challenge);
  const solution = await solve({ challenge: task, deriveKey }).catch(() => null);
  return solution ? btoa(JSON.stringify({ challenge: task, solution })) : '';
}

/** Holds because it comes from the server, which made it by the same library. */
function asChallenge(challenge: object): Challenge {
  return challenge as Challenge;
}
