import { z } from 'zod';
import type { KeptRecord, PersonMatch, PersonPlace, PersonQuery } from '@/lib/contracts/persons';
import { mandateKeptUntil } from '@/lib/services/retention/drop-due';
import type { Candidate } from './queries';
import { fullNameOf, marksOf, type PersonIdentity } from './rules';

type PersonInRole = PersonIdentity & Pick<PersonPlace, 'role' | 'partId'>;

const Text = z.string().nullish();
const WishedPerson = z
  .object({ firstName: Text, lastName: Text, birthDate: Text, email: Text })
  .catch({ firstName: '', lastName: '', birthDate: null, email: '' });
const Wishes = z
  .object({ familyMembers: z.array(WishedPerson).nullish(), guardians: z.array(WishedPerson).nullish() })
  .catch({});

/** The places of a submission that match a query's person. */
export function matchesOf(
  query: PersonQuery,
  candidate: Candidate,
  { now, acceptedDays }: { readonly now: Date; readonly acceptedDays: number },
): PersonMatch[] {
  const {
    id: submissionId,
    number,
    kind,
    state,
    needsConfirmation,
    withdrawnAt,
    receivedAt,
  } = candidate.submission;
  const present = listPersons(candidate);
  const isPresent = present.some(person => marksOf(query, person) !== null);
  const former = isPresent
    ? []
    : listFormer(candidate)
        .filter(person => marksOf(query, person))
        .slice(0, 1);
  const persons = [...present, ...former];
  const seen = new Set<string>();
  return persons.flatMap(person => {
    const matchedBy = marksOf(query, person);
    const place = `${person.role} ${person.partId}`;
    if (!matchedBy || seen.has(place)) return [];
    seen.add(place);
    const isApplicant = person.role === 'Applicant';
    const others = isApplicant ? persons.filter(other => other !== person).map(fullNameOf) : [];
    return [
      {
        submissionId,
        number,
        kind,
        state,
        needsConfirmation,
        receivedAt: receivedAt.toISOString(),
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
        ...person,
        matchedBy,
        others: [...new Set(others)].filter(Boolean),
        kept: isApplicant ? keptOf(candidate, now, acceptedDays) : [],
      },
    ];
  });
}

/** The mandate of an accepted submission, which is kept because the bank may ask the club for it. */
export function keptOf(
  { submission, hasMandate }: Pick<Candidate, 'submission' | 'hasMandate'>,
  now: Date,
  acceptedDays: number,
): KeptRecord[] {
  if (!hasMandate || submission.state !== 'Accepted') return [];
  const until = mandateKeptUntil({ decidedAt: submission.decidedAt, erasedAt: now }, acceptedDays);
  return until > now ? [{ what: 'Mandate', until: until.toISOString() }] : [];
}

function listPersons({ submission, family, guardians, wishes, names }: Candidate): PersonInRole[] {
  const { familyMembers, guardians: wishedGuardians } = Wishes.parse(wishes ?? {});
  const wished = [...(familyMembers ?? []), ...(wishedGuardians ?? [])];
  return [
    { ...identityOf(submission), role: 'Applicant', partId: null },
    ...family.map(row => ({ ...identityOf(row), role: 'FamilyMember' as const, partId: row.id })),
    ...guardians.map(row => ({
      ...identityOf({ ...row, birthDate: null }),
      role: 'Guardian' as const,
      partId: row.id,
    })),
    ...wished.map(row => ({ ...identityOf(row), role: 'Named' as const, partId: null })),
    ...(names ?? []).map(name => ({ ...nameOf(name), role: 'Named' as const, partId: null })),
  ];
}

/** Persons in the history only: they were removed from the submission, or replaced by another one. */
function listFormer({ history }: Candidate): PersonInRole[] {
  return history.flatMap(({ id, oldValue, newValue }) =>
    [oldValue, newValue]
      .flatMap(peopleIn)
      .map(({ stored: _, ...person }) => ({ ...person, role: 'Former' as const, partId: id })),
  );
}

const HistoryPerson = z.union([z.string().transform(nameOf), WishedPerson.transform(identityOf)]);

/** The persons in a value of the history, which is one, a list, or a list of names; each as it is stored. */
export function peopleIn(value: string | null): (PersonIdentity & { readonly stored: unknown })[] {
  if (value === null) return [];
  return [JSON.parse(value)].flat().map(stored => ({ ...HistoryPerson.parse(stored), stored }));
}

type Loose = { readonly [Key in keyof PersonIdentity]?: string | null | undefined };

export function identityOf({ firstName, lastName, birthDate, email }: Loose): PersonIdentity {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    birthDate: birthDate || null,
    email: email ?? '',
  };
}

/** `Ida Groß`: the last word is the last name. */
export function nameOf(name: string): PersonIdentity {
  const words = name.trim().split(/\s+/);
  return identityOf({ firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' });
}
