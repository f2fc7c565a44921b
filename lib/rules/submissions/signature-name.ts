import type { FormFiller } from '@/lib/rules/enums';
import { needsGuardians } from '@/lib/rules/submissions/signing-rules';
import { noLastName } from '@/lib/rules/submissions/submission-fields';
import { latinSpellings } from '@/lib/rules/texts/latin-spellings';
import { isSameName, nameKeys } from '@/lib/rules/texts/same-name';
import { fullName } from './full-name';
import { type Finding, finding } from './problem';

type Named = {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
};

/** What a submission says about the people who can sign it. */
export type SignedBody = Named & {
  readonly birthDate?: string | null | undefined;
  readonly filledInBy?: FormFiller | null | undefined;
  readonly guardians?: readonly Named[] | undefined;
  readonly identity?: Named & { readonly birthDate?: string | null | undefined };
  readonly wishes?: Named & { readonly guardians?: readonly Named[] | undefined };
};

/**
 * Checks that a typed signature is the name of somebody who signs. Case, accents and alphabet do not count, a first name
 * may be shortened. Says nothing if nobody knows who signs: a guardian signs the change or cancellation of a minor.
 * @param today day of receipt
 */
export function checkSignatureName(typed: string, body: SignedBody, today: string): Finding | null {
  const signers = signersOf(body, today).filter(signer => fullName(signer) !== '');
  if (signers.length === 0 || signers.some(signer => isNameOf(typed, signer))) return null;
  return finding('signatureName', { names: signers.map(fullName).join(', ') });
}

function signersOf(body: SignedBody, today: string): readonly Named[] {
  const { identity, wishes, filledInBy, guardians = [] } = body;
  if (filledInBy === 'Guardian') return guardians;
  if (filledInBy === 'Applicant') return [body];
  const person = identity ?? body;
  const others = [...guardians, ...(wishes?.guardians ?? [])];
  if (needsGuardians(person.birthDate, today) && others.length === 0) return [];
  const renamed = wishes?.firstName || wishes?.lastName ? [{ ...person, ...givenNames(wishes) }] : [];
  return [person, ...renamed, ...others];
}

function givenNames({ firstName, lastName }: Named): Named {
  return { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
}

/** Whether a text is the name of a person: a last name, and a first name or its beginning, in any order. */
export function isNameOf(typed: string, { firstName, lastName }: Named): boolean {
  const [firsts, lasts] = [firstName, lastName].map(name => (name === noLastName ? [] : wordsOf(name)));
  const [first, last] = [firsts, lasts].map(words => (words ?? []).join(' '));
  if (isSameName(typed, `${first} ${last}`, latinSpellings)) return true;
  if (isSameName(typed, `${last}${first}`, latinSpellings)) return true;
  const words = wordsOf(typed);
  const has = (name: string) => words.some(word => isSameName(word, name, latinSpellings));
  if (!firsts?.length || !lasts?.length) return [...(firsts ?? []), ...(lasts ?? [])].some(has);
  return words.some(
    (word, at) =>
      lasts.some(name => isSameName(word, name, latinSpellings)) &&
      words.some((other, place) => place !== at && firsts.some(name => begins(other, name))),
  );
}

function begins(short: string, name: string): boolean {
  const starts = nameKeys(short, latinSpellings);
  return nameKeys(name, latinSpellings).some(key => starts.some(start => key.startsWith(start)));
}

function wordsOf(name: string | null | undefined): string[] {
  return (name ?? '').split(/[^\p{L}\p{M}\p{N}'’]+/u).filter(Boolean);
}
