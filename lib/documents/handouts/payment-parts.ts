import { gap, lineBlock } from '@/lib/documents/pdf/fields';
import type { Block } from '@/lib/documents/pdf/sheet';
import { oneFullStop } from '@/lib/rules/payment/mandate';
import { blanksRow, signatureRow, ticks } from './blanks';
import { framed, framedStrip, type Paper } from './paper';
import { blank } from './person-parts';

/** The account to debit; for German clubs with one box for each character of a German IBAN. */
export function accountRow(paper: Paper): Block[] {
  const { sheet, words, club } = paper;
  const comb = club.country === 'DE' ? { comb: [4, 4, 4, 4, 4, 2] } : {};
  return [
    blanksRow(sheet, [{ label: words.labels('field.iban'), span: 12, ...comb }]),
    blanksRow(sheet, [blank(paper, 'accountHolder', 8), { label: words.texts('bicHint'), span: 4 }]),
  ];
}

export function paymentTicks({ sheet, words, form }: Paper): Block[] {
  if (!('showSepa' in form.settings)) return [];
  const { showSepa, showOnAccount } = form.settings;
  const offered = [
    ...(showSepa ? [{ text: words.texts('debit') }] : []),
    ...(showOnAccount ? [{ text: words.texts('onAccount') }] : []),
  ];
  return ticks(sheet, offered, 2);
}

/** Whether the account is debited once or again and again, which follows from the tariff. */
function paymentType({ form, words }: Paper): string {
  const tariffs = 'memberships' in form ? form.memberships : [];
  const once = tariffs.filter(({ priceInterval }) => priceInterval === 'OneTime');
  if (once.length === 0) return words.form('mandate.recurring');
  if (once.length === tariffs.length) return words.form('mandate.oneOff');
  return words.texts('paymentByTariff', { tariffs: once.map(({ name }) => name).join(', ') });
}

/** The mandate in exactly the words of the online form, with signature lines. */
export function mandateBlocks(paper: Paper): Block[] {
  const { sheet, words, club } = paper;
  const { form, texts, pdf } = words;
  const facts = [
    `${pdf('mandate.creditor')}: ${[club.legalName || club.name, club.street, `${club.zip} ${club.city}`].filter(part => part.trim()).join(', ')}`,
    `${form('mandate.creditorId')}: ${club.creditorId || '–'}`,
    `${form('mandate.reference')}: ${texts('reference')}`,
    `${form('mandate.type')}: ${paymentType(paper)}`,
  ];
  const mandateText = oneFullStop(form('mandate.text', { club: club.legalName || club.name }));
  return framed(paper, [
    lineBlock(sheet, form('mandate.heading'), 'frameTitle', framedStrip),
    gap(4),
    ...facts.map(fact => lineBlock(sheet, fact, 'detail', framedStrip)),
    gap(4),
    lineBlock(sheet, mandateText, 'line', framedStrip),
    gap(3),
    lineBlock(sheet, form('mandate.refund'), 'detail', framedStrip),
    signatureRow(sheet, [texts('placeAndDate'), texts('signature.holder')], framedStrip),
  ]);
}
