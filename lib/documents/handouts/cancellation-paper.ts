import type { PublicCancellationForm } from '@/lib/contracts/public';
import { gap, lineBlock, stack } from '@/lib/documents/pdf/fields';
import type { Block } from '@/lib/documents/pdf/sheet';
import { blanksRow, columnsFor, signatureRow, smallLines, ticks, wholeStrip } from './blanks';
import { customFieldRows } from './custom-field-rows';
import { drawPart, type Paper, titled } from './paper';
import { addressRow, blank, dateBlank, nameRow, signatureCaptions } from './person-parts';

/** Cancellation: one page; asks for a reason only if the online form does. */
export function drawCancellationPaper(paper: Paper<PublicCancellationForm>): void {
  const { sheet, form, words } = paper;
  const { texts } = words;
  drawPart(paper, texts('section.person'), [
    nameRow(paper),
    addressRow(paper),
    blanksRow(sheet, [blank(paper, 'email', 6), blank(paper, 'memberNumber', 3, true)]),
  ]);
  drawPart(paper, texts('section.cancellation'), [
    ...scopeBlocks(paper),
    gap(4),
    blanksRow(sheet, [dateBlank(paper, 'wishedDate', 4)]),
    ...smallLines(sheet, `${texts('wishedDateHint')} ${ruleText(paper)}`),
    ...(form.settings.allowExtraordinary ? extraordinaryBlocks(paper) : []),
    ...customFieldRows(paper, ['Personal', 'Membership', 'Payment', 'FamilyMember', 'Other']),
  ]);
  drawPart(paper, texts('section.notes'), [
    ...(form.settings.askReason ? reasonBlocks(paper) : []),
    blanksRow(sheet, [{ label: words.labels('field.comment'), span: 12, lines: 2 }]),
  ]);
  drawPart(paper, texts('section.signature'), [
    stack([
      lineBlock(sheet, texts('cancels'), 'line'),
      signatureRow(sheet, signatureCaptions(paper)),
      ...smallLines(sheet, texts('receipt')),
    ]),
  ]);
}

function scopeBlocks({ sheet, form, words }: Paper<PublicCancellationForm>): Block[] {
  const { texts } = words;
  const names = form.departments.map(({ name }) => ({ text: name }));
  const shifted = { left: wholeStrip.left + 15, width: wholeStrip.width - 15 };
  return [
    ...ticks(sheet, [{ text: texts('scope.Membership') }], 1),
    ...(names.length > 0
      ? [
          ...ticks(sheet, [{ text: texts('scope.Departments') }], 1),
          ...ticks(sheet, names, columnsFor(names, shifted), shifted),
        ]
      : []),
    ...ticks(sheet, [{ text: texts('scope.FamilyMembers') }], 1),
    blanksRow(sheet, [{ label: words.labels('field.familyMemberNames'), span: 12 }], shifted),
  ];
}

/** The date and reason of an extraordinary cancellation; ordinary ones leave them empty. */
function extraordinaryBlocks(paper: Paper<PublicCancellationForm>): Block[] {
  const { sheet, words } = paper;
  const reason = { label: words.labels('field.extraordinaryReason'), span: 8 };
  return [
    blanksRow(sheet, [dateBlank(paper, 'extraordinaryDate', 4), reason]),
    ...smallLines(sheet, words.texts('extraordinaryHint')),
  ];
}

function reasonBlocks(paper: Paper<PublicCancellationForm>): Block[] {
  const { sheet, form, words } = paper;
  const title = words.texts('optional', { label: words.labels('field.reason') });
  const reasons = form.settings.reasons.map(text => ({ text }));
  if (reasons.length === 0) return [blanksRow(sheet, [{ label: title, span: 12 }])];
  return titled(paper, title, ticks(sheet, reasons));
}

/** The rule for the end date, in words. */
function ruleText({ form, words }: Paper<PublicCancellationForm>): string {
  const { cancellationMode, noticePeriod } = form.settings;
  const { value, unit } = noticePeriod;
  const notice = words.labels(`noticePeriod.${unit}`, { value });
  if (cancellationMode === 'Immediately')
    return value === 0 ? words.texts('rule.now') : words.texts('rule.after', { notice });
  const mode = words.labels(`cancellationMode.${cancellationMode}`);
  return value === 0 ? words.texts('rule.end', { mode }) : words.texts('rule.endAfter', { mode, notice });
}
