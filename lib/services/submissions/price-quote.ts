import { fromCents } from '@/lib/contracts/common';
import type { PriceQuote } from '@/lib/contracts/submissions';
import type { Quote } from '@/lib/forms/price';

/** A price as the API shows it and as a submission keeps it: amounts as numbers of the club's currency. */
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
