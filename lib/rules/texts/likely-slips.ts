import type { Text } from '@/lib/rules/submissions/text-rules';

/** Words inside of names that are usually written small. Alone they are no surname to correct. */
const particles = new Set(
  (
    'von vom van zu zur zum de der den dem del della degli di da do dos du la le el al bin ibn ben ter ten ' +
    'und y e auf am im in an'
  ).split(' '),
);

/**
 * A name as it was probably meant if it is written in small letters only: `müller-lüdenscheidt` gives
 * `Müller-Lüdenscheidt`, `von der heide` gives `von der Heide`. Null for any other name, also one in an alphabet without
 * capital letters. It is only a guess: some people write their name small.
 */
export function capitalizedName(name: string): string | null {
  if (name !== name.toLowerCase()) return null;
  const meant = name.replace(/\p{L}[\p{L}\p{M}]*/gu, word =>
    particles.has(word) ? word : word.replace(/^./u, first => first.toUpperCase()),
  );
  return meant === name ? null : meant;
}

/** Whether a street probably lacks its number. There are villages and farms without: never an error. */
export function lacksHouseNumber(street: Text): boolean {
  const typed = street ?? '';
  return typed.trim() !== '' && !/\p{N}/u.test(typed);
}

type Named = { readonly firstName?: Text; readonly lastName?: Text };

/** What was probably typed in haste: worth a question, never an error. */
export type LikelySlip =
  | { readonly kind: 'SmallName'; readonly name: string; readonly meant: string }
  | { readonly kind: 'HouseNumber'; readonly street: string };

/** The probable slips in the names of these people, each once, and in a street. */
export function likelySlips(people: readonly Named[], street: Text): LikelySlip[] {
  const names = new Set(people.flatMap(({ firstName, lastName }) => [firstName ?? '', lastName ?? '']));
  return [
    ...[...names].flatMap(name => {
      const meant = capitalizedName(name);
      return meant === null ? [] : [{ kind: 'SmallName' as const, name, meant }];
    }),
    ...(lacksHouseNumber(street) ? [{ kind: 'HouseNumber' as const, street: street ?? '' }] : []),
  ];
}
