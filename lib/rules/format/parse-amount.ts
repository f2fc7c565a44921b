/** Digits in groups of three: `1.234`, `12,345`, `1'234`. */
const grouped = /^\d{1,3}(?:([.,])\d{3})+$/;
const plain = /^\d+$/;

/**
 * Parses an amount as people type it: `12,50`, `12.5`, `1.234,50`, `12 €`. With one kind of separator, three digits
 * after it are thousands, one or two are cents. Null for an empty text, NaN for an invalid amount.
 */
export function parseAmount(text: string): number | null {
  const typed = text.replace(/[\s\u00a0\u202f'’]|[A-Z]{3}|\p{Sc}/gu, '');
  if (typed === '') return null;
  const [, whole = '', cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(typed) ?? [null, typed.replace(/[.,]$/, '')];
  const separator = typed.at(whole.length);
  const group = grouped.exec(whole)?.[1];
  if (!plain.test(whole) && (group === undefined || (cents !== '' && group === separator))) return Number.NaN;
  return Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`);
}
