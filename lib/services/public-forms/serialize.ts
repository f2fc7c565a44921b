import type { OfferedMembershipSchema } from '@/lib/contracts/catalog';
import { fromCents, withoutNulls } from '@/lib/contracts/common';
import type { FormDesign } from '@/lib/contracts/forms';
import type { PublicForm } from '@/lib/contracts/public';
import type { PriceQuote } from '@/lib/contracts/submissions/submissions';
import { confineCss } from '@/lib/rules/css/confine-css';
import { protectMustSee } from '@/lib/rules/css/protect-must-see';
import { locales } from '@/lib/rules/enums';
import type { Quote } from '@/lib/rules/money/price';
import { offeredLocales } from '@/lib/rules/texts/translations';
import { toConditions } from '@/lib/services/memberships/read';
import type { FormRows } from './queries';

type Offers = Pick<FormRows, 'departments' | 'departmentPrices' | 'surcharges'>;

/** A tariff with its surcharges and the prices of offered departments. */
export function toOfferedMembership(
  tariff: FormRows['tariffs'][number],
  offers: Offers,
): OfferedMembershipSchema {
  const { membershipPriceCents, minAge, maxAge, validFrom, validUntil, fullText, isFull, ...fields } = tariff;
  const isOffered = (departmentId: string) => offers.departments.some(({ id }) => id === departmentId);
  return {
    ...fields,
    ...toConditions({ minAge, maxAge, validFrom, validUntil, fullText }),
    ...withoutNulls({ isFull }),
    membershipPrice: fromCents(membershipPriceCents),
    departmentPrices: offers.departmentPrices
      .filter(price => price.membershipId === tariff.id && isOffered(price.departmentId))
      .map(({ id, departmentId, priceCents }) => ({ id, departmentId, price: fromCents(priceCents) })),
    surcharges: offers.surcharges
      .filter(surcharge => surcharge.membershipId === tariff.id)
      .map(({ membershipId: _membershipId, priceCents, ...surcharge }) =>
        withoutNulls({ ...surcharge, price: fromCents(priceCents) }),
      ),
  };
}

/** A quote as in the API: amounts as numbers of the club's currency. */
export function toPriceQuote(quote: Quote, currency: string): PriceQuote {
  return {
    currency,
    interval: quote.interval,
    lines: quote.lines.map(({ unitCents, amountCents, ...line }) => ({
      ...line,
      unitPrice: fromCents(unitCents),
      amount: fromCents(amountCents),
    })),
    recurring: fromCents(quote.recurringCents),
    oneTime: fromCents(quote.oneTimeCents),
    firstPayment: fromCents(quote.firstPaymentCents),
  };
}

/** The public data of a club. */
export function toPublicClub({ club, logo }: Pick<FormRows, 'club' | 'logo'>): PublicForm['club'] {
  const { slug, name, legalName, street, zip, city, country, email, website } = club;
  const { creditorId, currency, locale, timeZone, ageReference, addressForm } = club;
  const formLocales = offeredLocales(club, locales);
  return {
    slug,
    name,
    legalName,
    street,
    zip,
    city,
    country,
    email,
    website,
    creditorId,
    currency,
    locale,
    formLocales,
    timeZone,
    ageReference,
    addressForm,
    logo: logo && {
      url: `/api/v1/public/clubs/${slug}/logo?v=${logo.contentHash.slice(0, 16)}`,
      width: logo.width,
      height: logo.height,
    },
  };
}

export function toPublicConsent(consent: FormRows['consents'][number]): PublicForm['consents'][number] {
  const { id, mediaType, label, text, isRequired } = consent;
  return { id, mediaType, label, text, isRequired };
}

/** Confines CSS on each read, so new rules also apply to CSS that was published before. */
export function toPublicDesign({
  dateModified: _dateModified,
  errors: _errors,
  additionalCss,
  ...design
}: FormDesign): FormDesign {
  return {
    ...design,
    additionalCss: protectMustSee(confineCss(additionalCss).css),
  };
}
