import { type Tx, withClub } from '@/db/client';
import type { PersonErasure, PersonErasureRequest, PersonMatch } from '@/lib/contracts/persons';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { removeFromExports } from '@/lib/services/exports/remove-submissions';
import { eraseDraftsOf } from '@/lib/services/form-drafts/queries';
import { eraseSubmissions } from '@/lib/services/retention/erase-submissions';
import { forgetAnswers } from '@/lib/services/retention/forget';
import { listSubmissionIds } from '@/lib/services/submissions/list/list';
import { choosePlaces } from './choose-places';
import { erasePart } from './erase-part';
import { lockSubmissions, removeSearches } from './erase-queries';
import { emailsOf } from './read-data';
import { fullNameOf, isSameName, spelledDates } from './rules';

/**
 * Erases a person at the given places (docs/product/data-protection.md). A submission of the person is anonymised with
 * everybody in it; in submissions of others only the person's part is erased. Also deletes mails, webhook payloads,
 * notes, export files, and stored searches for the name. Idempotent: erased places are skipped. Throws a 400 for
 * places that are not the person's, and if the confirmed name differs.
 */
export async function erasePerson(ctx: Ctx, request: PersonErasureRequest): Promise<PersonErasure> {
  const { clubId } = ctx;
  const ids = [...new Set(request.places.map(place => place.submissionId))].toSorted();
  return withClub(ctx, async tx => {
    const inClub = { ...ctx, tx };
    await removeFromExports(inClub, ids);
    await lockSubmissions(tx, clubId, ids);
    const { matches, gone } = await choosePlaces(inClub, request);
    if (matches.length === 0) return { erased: 0, alreadyErased: gone, kept: [] };
    assertConfirmed(matches, request.confirmation);
    const own = matches.filter(({ role }) => role === 'Applicant');
    await eraseSubmissions(inClub, {
      ids: own.map(({ submissionId }) => submissionId),
      keepingMandate: own.filter(({ kept }) => kept.length > 0).map(({ submissionId }) => submissionId),
    });
    await eraseParts(tx, ctx, request, matches);
    await eraseDraftsOf(tx, clubId, emailsOf(request.person, matches));
    const searched = await removeSearches(tx, clubId, {
      texts: searchesFor(request, matches),
      words: await unsharedNames(inClub, matches),
    });
    await forgetAnswers(tx, clubId, searched);
    const details = { submissions: own.length, parts: matches.length - own.length };
    const submissionIds = [...new Set(matches.map(({ submissionId }) => submissionId))];
    await recordAudit(tx, ctx, {
      action: 'PersonErased',
      recordType: 'Person',
      details: { ...details, submissionIds },
    });
    return { erased: matches.length, alreadyErased: gone, kept: own.flatMap(keptOf) };
  });
}

function assertConfirmed(matches: readonly PersonMatch[], confirmation: string): void {
  if (matches.some(match => isSameName(fullNameOf(match), confirmation))) return;
  throw invalid([{ path: 'confirmation', key: 'personName' }]);
}

/** In other persons' submissions; a submission that is anonymised as a whole has no parts left. */
async function eraseParts(
  tx: Tx,
  ctx: Ctx,
  { person }: PersonErasureRequest,
  matches: readonly PersonMatch[],
): Promise<void> {
  const whole = new Set(
    matches.filter(({ role }) => role === 'Applicant').map(({ submissionId }) => submissionId),
  );
  for (const match of matches) if (!whole.has(match.submissionId)) await erasePart(tx, ctx, person, match);
}

/** Names in both orders, addresses and birth dates. A last name alone is in `unsharedNames`. */
function searchesFor({ person }: PersonErasureRequest, matches: readonly PersonMatch[]): string[] {
  const texts = matches.flatMap(match => [
    ...[fullNameOf(match), `${match.lastName} ${match.firstName}`, `${match.lastName}, ${match.firstName}`],
    ...[match.email, ...spelledDates(match.birthDate)],
  ]);
  return [
    ...new Set([...texts, person.email ?? ''].map(text => text.trim()).filter(text => text.length > 2)),
  ];
}

/**
 * The last names of the erased person that the club's submissions do not have any more, so that a search for one of them
 * meant this person.
 */
async function unsharedNames(ctx: Ctx, matches: readonly PersonMatch[]): Promise<string[]> {
  const names = new Set(matches.map(({ firstName, lastName }) => lastName || firstName));
  const unshared: string[] = [];
  for (const q of names) {
    if (q.length > 1 && (await listSubmissionIds(ctx, { q })).length === 0) unshared.push(q);
  }
  return unshared;
}

function keptOf({ kept, submissionId, number }: PersonMatch): PersonErasure['kept'] {
  return kept.map(one => ({ ...one, submissionId, number }));
}
