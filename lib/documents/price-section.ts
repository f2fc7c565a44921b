import type { PriceQuote } from '@/lib/contracts/submissions/submissions';
import type { Section, SectionField } from './section';
import { fieldOf, type Words } from './words';

/** The stored quote: a group of lines, then a group of sums. */
export function priceSection(price: PriceQuote, words: Words): Section {
  const lines = price.lines.map(line => lineField(line, price.currency, words));
  return words.section('price', { fields: lines }, { fields: sumFields(price, words) });
}

function lineField(line: PriceQuote['lines'][number], currency: string, words: Words): SectionField {
  const { labels, texts, money } = words;
  const kind = labels(`priceLine.${line.kind}`);
  const due = labels(`surchargeDueType.${line.due}`);
  const detail =
    line.quantity === 1
      ? texts('price.line', { kind, due })
      : texts('price.lineOfSeveral', {
          kind,
          due,
          quantity: line.quantity,
          unitPrice: money(line.unitPrice, currency),
        });
  const properties = ['kind', 'id', 'label', 'quantity', 'unitPrice', 'amount', 'due'];
  return fieldOf(
    line.label,
    money(line.amount, currency),
    properties.map(name => `price.lines.${name}`),
    detail,
  );
}

function sumFields(price: PriceQuote, { labels, texts, money }: Words): SectionField[] {
  const sum = (label: string, amount: string, name: string) => ({
    ...fieldOf(label, amount, [`price.${name}`, 'price.currency', 'price.interval']),
    path: 'price',
  });
  const amount = (value: number) => money(value, price.currency);
  const recurring = labels(`pricePer.${price.interval}`, { price: amount(price.recurring) });
  return [
    sum(texts('price.recurring'), recurring, 'recurring'),
    sum(texts('price.oneTime'), amount(price.oneTime), 'oneTime'),
    sum(texts('price.firstPayment'), amount(price.firstPayment), 'firstPayment'),
  ];
}
