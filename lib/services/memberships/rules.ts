import type { ChangeMembershipSchema } from '@/lib/contracts/catalog';
import type { Violation } from '@/lib/platform/errors';
import { areAgesCrossed } from '@/lib/rules/money/tariff-fit';
import type { MembershipParts } from './queries';

type Sent = Pick<ChangeMembershipSchema, 'departmentPrices' | 'surcharges'>;

/** Every priced department must be one of the club's and have one price. */
export function checkDepartments({ departmentPrices }: Sent, known: readonly string[]): Violation[] {
  const ids = departmentPrices.map(({ departmentId }) => departmentId);
  return ids.flatMap((id, index) => {
    const path = `departmentPrices[${index}].departmentId`;
    if (!known.includes(id)) return [{ path, key: 'departmentUnknown' }];
    return ids.indexOf(id) < index ? [{ path, key: 'duplicate' }] : [];
  });
}

type SentConditions = Pick<ChangeMembershipSchema, 'minAge' | 'maxAge' | 'validFrom' | 'validUntil'>;

/** The upper bounds must not be below the lower ones. */
export function checkConditions({ minAge, maxAge, validFrom, validUntil }: SentConditions): Violation[] {
  const areAgesWrong = areAgesCrossed({ minAge, maxAge });
  const areDaysWrong = Boolean(validFrom && validUntil && validUntil < validFrom);
  return [
    ...(areAgesWrong ? [{ path: 'maxAge', key: 'ageBounds' }] : []),
    ...(areDaysWrong ? [{ path: 'validUntil', key: 'dayBounds' }] : []),
  ];
}

/** The columns of the conditions; an absent one is no condition. */
export function conditionColumns({
  minAge,
  maxAge,
  validFrom,
  validUntil,
  places,
  fullText,
}: SentConditions & Pick<ChangeMembershipSchema, 'places' | 'fullText'>) {
  return {
    minAge: minAge ?? null,
    maxAge: maxAge ?? null,
    validFrom: validFrom ?? null,
    validUntil: validUntil ?? null,
    places: places ?? null,
    fullText: fullText ?? '',
  };
}

/** Every sent id must belong to this tariff and appear once. */
export function checkKeptIds(sent: Sent, stored: MembershipParts): Violation[] {
  return (['departmentPrices', 'surcharges'] as const).flatMap(name => {
    const known = stored[name].map(({ id }) => id);
    const ids = sent[name].map(({ id }) => id);
    return ids.flatMap((id, index) => {
      const path = `${name}[${index}].id`;
      if (id === undefined) return [];
      if (!known.includes(id)) return [{ path, key: 'unknownId' }];
      return ids.indexOf(id) < index ? [{ path, key: 'duplicate' }] : [];
    });
  });
}
