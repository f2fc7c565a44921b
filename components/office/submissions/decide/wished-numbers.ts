export type Numbers = { readonly memberNumber: string; readonly familyMemberNumbers: string[] };

/**
 * The membership numbers that an acceptance asks for. What the fields show is asked for, so that nobody silently gets
 * another number: the API refuses one that is taken. While others of this user's acceptances wait, unchanged
 * suggestions are left to the service, because those get their numbers first.
 */
export function wishedNumbers(
  typed: Numbers,
  suggested: Numbers,
  areOthersWaiting: boolean,
): Partial<Numbers> {
  const own = typed.memberNumber.trim();
  const family = typed.familyMemberNumbers.map(number => number.trim());
  const isWished = (numbers: readonly string[], proposed: readonly string[]) =>
    numbers.join('\n') !== proposed.join('\n') || (!areOthersWaiting && numbers.some(Boolean));
  return {
    ...(isWished([own], [suggested.memberNumber]) ? { memberNumber: own } : {}),
    ...(isWished(family, suggested.familyMemberNumbers) ? { familyMemberNumbers: family } : {}),
  };
}
