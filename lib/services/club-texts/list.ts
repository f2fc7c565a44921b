import { withClub } from '@/db/client';
import type { ClubText } from '@/lib/contracts/club-texts';
import type { FormCancellation, FormMembership } from '@/lib/contracts/forms';
import type { Ctx } from '@/lib/platform/context';
import { listTexts } from '@/lib/rules/texts/list-texts';
import { getClubInfo } from '@/lib/services/clubs/read';
import { listCustomFields } from '@/lib/services/custom-fields/read';
import { getDataPrivacy } from '@/lib/services/data-privacy/read';
import { listDepartments } from '@/lib/services/departments/read';
import { getEmailTemplate, listEmailTemplates } from '@/lib/services/email-templates/read';
import { getCancellationForm, getMembershipForm } from '@/lib/services/forms/read';
import { listFurtherForms } from '@/lib/services/further-forms/read';
import { listMemberships } from '@/lib/services/memberships/read';

type Source = {
  readonly recordType: ClubText['recordType'];
  readonly recordId?: string;
  readonly recordName?: string;
  readonly record: object;
};

/**
 * Lists every text of the club that forms and mails show: of records that are offered, and of the club's own mail
 * texts. `missing` names the languages that forms offer and a text lacks, `outdated` those whose translation is older.
 */
export async function listClubTexts(ctx: Ctx): Promise<ClubText[]> {
  const { sources, others } = await withClub(ctx, async tx => {
    const scope = { ...ctx, tx };
    const { info } = await getClubInfo(scope);
    return {
      sources: await readSources(scope),
      others: info.formLocales.filter(locale => locale !== info.locale),
    };
  });
  return sources.flatMap(({ record, recordType, recordId = '', recordName = '' }) =>
    listTexts(record).map(text => ({
      recordType,
      recordId,
      recordName,
      ...text,
      missing: others.filter(locale => text.translations[locale] === undefined),
      outdated: others.filter(locale => text.outdated.includes(locale)),
    })),
  );
}

async function readSources(ctx: Ctx): Promise<Source[]> {
  const [memberships, departments, customFields, privacy, membership, further, cancellation, mails] =
    await Promise.all([
      listMemberships(ctx),
      listDepartments(ctx),
      listCustomFields(ctx),
      getDataPrivacy(ctx),
      getMembershipForm(ctx),
      listFurtherForms(ctx),
      getCancellationForm(ctx),
      listOwnTemplates(ctx),
    ]);
  return [
    ...memberships.map(record => ofRecord('Membership', record)),
    ...departments.map(record => ofRecord('Department', record)),
    ...customFields.map(record => ({
      recordType: 'CustomField' as const,
      recordId: record.internalName,
      recordName: record.label,
      record,
    })),
    { recordType: 'DataPrivacy', record: privacy.privacy },
    { recordType: 'FormMembership', record: shownOfMembership(membership.form) },
    ...further.map(record => ({
      recordType: 'FurtherForm' as const,
      recordId: record.id,
      recordName: record.title,
      record,
    })),
    { recordType: 'FormCancellation', record: shownOfCancellation(cancellation.form) },
    ...mails.map(record => ({
      recordType: 'EmailTemplate' as const,
      recordId: record.type,
      recordName: record.subject,
      record,
    })),
  ];
}

function ofRecord(
  recordType: 'Membership' | 'Department',
  record: { readonly id: string; readonly name: string },
): Source {
  return { recordType, recordId: record.id, recordName: record.name, record };
}

/** The texts of a form; those of a closed one while it is closed. */
function shownOfMembership(form: FormMembership): object {
  const { isActive, isChangeActive, closedText, changeClosedText, notes, fields, translations } = form;
  return {
    notes,
    fields,
    translations,
    ...(isActive ? {} : { closedText }),
    ...(isChangeActive ? {} : { changeClosedText }),
  };
}

function shownOfCancellation(form: FormCancellation): object {
  const { isActive, askReason, closedText, reasons, notes, translations } = form;
  return {
    notes,
    translations,
    ...(isActive ? {} : { closedText }),
    ...(askReason ? { reasons } : {}),
  };
}

/** A text that the club did not change needs no translation: the product has it in every language. */
async function listOwnTemplates(ctx: Ctx) {
  const types = await listEmailTemplates(ctx);
  return Promise.all(types.filter(({ isCustom }) => isCustom).map(({ type }) => getEmailTemplate(ctx, type)));
}
