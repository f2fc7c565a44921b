import { findAge, fullAge } from '@/lib/rules/dates/age';
import type { FormFiller } from '@/lib/rules/enums';
import type { Text } from '@/lib/rules/submissions/text-rules';
import { isSameAddress } from '@/lib/rules/texts/same-address';

type Named = { readonly firstName: string; readonly lastName: string };

/** Whether guardians must sign: the birth date exists, is not in the future, and is less than 18 years ago. */
export function needsGuardians(birthDate: Text, today: string): boolean {
  return (findAge(birthDate, today) ?? fullAge) < fullAge && `${birthDate}` <= today;
}

/** What decides who signs a membership application. */
export type SigningFacts = {
  readonly birthDate?: Text;
  readonly filledInBy?: FormFiller | null | undefined;
  readonly hasSoleCustody?: boolean | null | undefined;
  /** Staff copied it from a paper that everybody has signed. */
  readonly isOnPaper?: boolean | undefined;
};

/** Who must do what for an application to bind. */
export type Signing = {
  /** Who agrees to the membership. */
  readonly confirmedBy: 'Applicant' | 'Guardians';
  /** How many guardians the application must name. */
  readonly guardians: 0 | 1 | 2;
  /**
   * Who grants the mandate, accepts liability, and whose declaration binds. `Sender`: with the application, as the
   * guardians do who fill it in. `Guardians`: by their confirmation links, because a minor filled it in alone.
   */
  readonly signedBy: 'Sender' | 'Guardians';
  /** Whether the confirmation links are needed, whatever the form's setting. */
  readonly needsLinks: boolean;
};

/**
 * Says who signs an application (§§ 106 to 108, 1626, 1629 BGB). Without `filledInBy` the sender counts as authorised
 * by the guardians, as API clients are that send everything at once.
 * @param day of receipt, in the club's time zone
 */
export function signingOf(
  { birthDate, filledInBy, hasSoleCustody, isOnPaper }: SigningFacts,
  day: string,
): Signing {
  if (!needsGuardians(birthDate, day)) {
    return { confirmedBy: 'Applicant', guardians: 0, signedBy: 'Sender', needsLinks: false };
  }
  const isAlone = filledInBy === 'Applicant' && !isOnPaper;
  return {
    confirmedBy: 'Guardians',
    guardians: hasSoleCustody ? 1 : 2,
    signedBy: isAlone ? 'Guardians' : 'Sender',
    needsLinks: isAlone,
  };
}

/** A person with the address to which their link is sent. */
type Addressed = Named & { readonly email: string };

/** In what two people of an application are equal who should be two. */
export type Likeness = {
  /** `Applicant`: the guardian and the applicant. `Guardian`: the two guardians. */
  readonly with: 'Applicant' | 'Guardian';
  /** The guardian's place in the list. */
  readonly index: number;
  readonly hasSameName: boolean;
  readonly hasSameAddress: boolean;
};

/**
 * Lists who may be one person though the application names them as two: equal in name, in address, or in both.
 * @param isSameName by default a comparison that is small enough for the public form; the hints for staff use the fold
 */
export function likenessesOf(
  applicant: Addressed,
  guardians: readonly Addressed[],
  isSameName = isWrittenAlike,
): Likeness[] {
  const [first, second] = guardians;
  const compare = (one: Addressed, other: Addressed, whom: Likeness['with'], index: number): Likeness => ({
    with: whom,
    index,
    hasSameName: isSameName(one, other),
    hasSameAddress: isSameAddress(one, other),
  });
  return [
    ...guardians.map((guardian, index) => compare(guardian, applicant, 'Applicant', index)),
    ...(first && second ? [compare(second, first, 'Guardian', 1)] : []),
  ].filter(({ hasSameName, hasSameAddress }) => hasSameName || hasSameAddress);
}

/** Whether two names have the same letters. */
function isWrittenAlike(one: Named, other: Named): boolean {
  const [own, others] = [one, other].map(({ firstName, lastName }) => lettersOf(firstName + lastName));
  return own !== '' && own === others;
}

/**
 * The letters by which the public form compares names: without case, accents, hyphens, apostrophes and blanks, ß as ss,
 * umlauts also spelt out. `nameKeys`, which the server uses, is too large for the form.
 */
export function lettersOf(name: string): string {
  return name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]|(?<=[AOU])E/gu, '');
}

/**
 * Whether a likeness is refused: equal in name and address, people are one. Null if nothing was said about who filled
 * in the form. The child of a parent who fills it in has the parent's address, so a shared name is only asked about.
 */
export function isRefused(
  { with: whom, hasSameName, hasSameAddress }: Likeness,
  filledInBy: FormFiller | null | undefined,
): boolean {
  if (!filledInBy || !hasSameName || !hasSameAddress) return false;
  return whom === 'Guardian' || filledInBy === 'Applicant';
}

/** Whether the form asks if these are really two people. */
export function isAskedAbout(likeness: Likeness, filledInBy: FormFiller | null | undefined): boolean {
  if (!filledInBy || isRefused(likeness, filledInBy)) return false;
  return likeness.hasSameName || likeness.with === 'Guardian' || filledInBy === 'Applicant';
}
