import type { PublicForm } from '@/lib/contracts/public';
import { gap, lineBlock, stack } from '@/lib/documents/pdf/fields';
import { blanksRow, signatureRow, smallLines, ticks } from './blanks';
import { customFieldRows } from './custom-field-rows';
import { offerBlocks } from './membership-paper';
import { drawPart, hinted, type Paper, titled } from './paper';
import { accountRow, mandateBlocks, paymentTicks } from './payment-parts';
import {
  addressRow,
  blank,
  contactRow,
  dateBlank,
  familyRows,
  nameRow,
  signatureCaptions,
} from './person-parts';

/** Change request: the member's identity, then only the wishes. */
export function drawChangePaper(paper: Paper<PublicForm>): void {
  const { sheet, form, words } = paper;
  const { texts } = words;
  drawPart(paper, texts('section.identity'), [
    nameRow(paper),
    blanksRow(sheet, [blank(paper, 'email', 6), blank(paper, 'memberNumber', 3, true)]),
  ]);
  drawPart(paper, texts('section.wishes'), [
    blanksRow(sheet, [dateBlank(paper, 'validFrom', 4)]),
    ...smallLines(sheet, texts('validFromHint')),
    gap(4),
    blanksRow(sheet, [blank(paper, 'firstName', 6), blank(paper, 'lastName', 6)]),
    addressRow(paper),
    contactRow(paper),
    ...offerBlocks(paper, texts('newTariff')),
    ...customFieldRows(paper, ['Personal', 'Membership', 'Payment', 'FamilyMember', 'Other']),
    blanksRow(sheet, [{ label: texts('section.notes'), span: 12, lines: 3 }]),
  ]);
  if (form.memberships.some(({ isFamilyMembership }) => isFamilyMembership))
    drawPart(
      paper,
      texts('section.family'),
      hinted(
        paper,
        words.form('changes.familyHint'),
        familyRows(paper, form.departmentSettings.isEnabled && form.departments.length > 0),
      ),
    );
  drawPart(paper, texts('section.payment'), [
    ...paymentTicks(paper),
    ...(form.settings.showSepa
      ? [gap(2), ...titled(paper, texts('newAccount'), accountRow(paper)), ...mandateBlocks(paper)]
      : []),
  ]);
  drawPart(
    paper,
    words.form('changes.consents'),
    ticks(
      sheet,
      form.consents.flatMap(({ label, text }) => [
        { text: `${label}: ${words.form('changes.giveConsent')}`, detail: text },
        { text: `${label}: ${words.form('changes.withdrawConsent')}` },
      ]),
      2,
    ),
  );
  drawPart(paper, texts('section.signature'), [
    stack([lineBlock(sheet, texts('changes'), 'line'), signatureRow(sheet, signatureCaptions(paper))]),
  ]);
}
