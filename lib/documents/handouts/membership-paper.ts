import type { PublicForm } from '@/lib/contracts/public';
import { gap, lineBlock, stack } from '@/lib/documents/pdf/fields';
import type { Block } from '@/lib/documents/pdf/sheet';
import { canEverBeShown } from '@/lib/rules/custom-fields/field-condition';
import type { FieldName } from '@/lib/rules/submissions/submission-fields';
import { blanksRow, signatureRow, smallLines, ticks } from './blanks';
import { customFieldRows } from './custom-field-rows';
import { departmentTicks, extraTicks, tariffTicks } from './offer-lines';
import { drawPart, hinted, type Paper, titled } from './paper';
import { accountRow, mandateBlocks, paymentTicks } from './payment-parts';
import {
  askedOn,
  dateBlank,
  familyRows,
  guardianRows,
  hintOf,
  personRows,
  signatureCaptions,
} from './person-parts';

/** Application for membership: 1 to 2 pages for most clubs. */
export function drawMembershipPaper(whole: Paper<PublicForm>): void {
  const paper = withPossibleFields(whole);
  const { sheet, form, words } = paper;
  const { texts } = words;
  const asked = askedOn(paper, 'Membership');
  const asks = (name: FieldName) => asked.some(field => field.name === name);
  const entryDate = { ...dateBlank(paper, 'entryDate', 4), ...hintOf(paper, 'Membership', 'entryDate') };
  const hasFamily = form.memberships.some(({ isFamilyMembership }) => isFamilyMembership);
  const hasDepartments = form.departmentSettings.isEnabled && form.departments.length > 0;
  const isFurther = form.furtherForm !== null;
  drawPart(paper, isFurther ? words.form('further.step') : texts('section.membership'), [
    ...offerBlocks(paper, texts('tariff')),
    ...(asks('entryDate')
      ? [
          blanksRow(sheet, [entryDate]),
          ...(isFurther || entryDate.hint ? [] : smallLines(sheet, texts('entryDateHint'))),
        ]
      : []),
    ...customFieldRows(paper, ['Membership']),
  ]);
  drawPart(paper, texts('section.person'), [...personRows(paper), ...customFieldRows(paper, ['Personal'])]);
  drawPart(paper, texts('section.guardians'), hinted(paper, texts('guardiansHint'), guardianRows(paper)));
  if (hasFamily)
    drawPart(paper, texts('section.family'), [
      ...hinted(paper, texts('familyHint'), familyRows(paper, hasDepartments)),
      ...customFieldRows(paper, ['FamilyMember']),
    ]);
  drawPart(paper, texts('section.further'), customFieldRows(paper, ['Other']));
  drawPart(paper, texts('section.payment'), [
    ...paymentTicks(paper),
    ...(form.settings.showSepa ? [gap(2), ...accountRow(paper), ...mandateBlocks(paper)] : []),
    ...customFieldRows(paper, ['Payment']),
  ]);
  drawPart(paper, texts('section.consents'), consentBlocks(paper));
  drawPart(paper, texts('section.signature'), [
    ...(asks('notes')
      ? [
          blanksRow(sheet, [
            { label: texts('section.notes'), span: 12, ...hintOf(paper, 'Membership', 'notes') },
          ]),
        ]
      : []),
    stack([
      lineBlock(sheet, texts(isFurther ? 'appliesFurther' : 'applies', { club: form.club.name }), 'line'),
      signatureRow(sheet, signatureCaptions(paper)),
    ]),
  ]);
}

/** Without the custom fields whose condition no tariff or department of the form can fulfil. */
function withPossibleFields(paper: Paper<PublicForm>): Paper<PublicForm> {
  const { form } = paper;
  const offer = { ...form, departments: form.departmentSettings.isEnabled ? form.departments : [] };
  const customFields = form.customFields.filter(field => canEverBeShown(field, offer));
  return { ...paper, form: { ...form, customFields } };
}

/** The club's tariffs and departments with prices, as boxes to tick. */
export function offerBlocks(paper: Paper<PublicForm>, tariffTitle: string): Block[] {
  const { sheet, form, words } = paper;
  const { texts } = words;
  return [
    ...titled(paper, tariffTitle, ticks(sheet, tariffTicks(form, words), 3)),
    ...(form.departmentSettings.isEnabled
      ? titled(paper, texts('departments'), ticks(sheet, departmentTicks(form, words), 3))
      : []),
    ...titled(paper, texts('extras'), ticks(sheet, extraTicks(form, words), 3)),
  ];
}

function consentBlocks(paper: Paper<PublicForm>): Block[] {
  const { sheet, form, words } = paper;
  const { texts } = words;
  const { policyUrl, text } = form.privacy;
  const consents = (needed: boolean) =>
    ticks(
      sheet,
      form.consents
        .filter(({ isRequired }) => isRequired === needed)
        .map(({ label, text }) => ({ text: label, detail: text })),
      2,
    );
  return [
    ...(text ? [...smallLines(sheet, text), gap(3)] : []),
    ...(policyUrl ? [...smallLines(sheet, texts('privacyOnline', { url: policyUrl })), gap(3)] : []),
    ...ticks(sheet, [{ text: texts('privacyAccept') }], 1),
    ...hinted(paper, texts('consentsRequired'), consents(true)),
    ...hinted(paper, texts('consentsHint'), consents(false)),
  ];
}
