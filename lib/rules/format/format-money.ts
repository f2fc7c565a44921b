import { numberFormat } from '@/lib/rules/format/intl-formats';
import { intlLocale } from './intl-formats';

/**
 * An amount for display: `12,50 €`, `€12.50`.
 * @param cents whole cents (hundredths of the currency, also where the currency has other minor units)
 * @param currency ISO 4217 code
 */
export function formatMoney(cents: number, currency: string, locale: string): string {
  return numberFormat(intlLocale(locale), {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
}
