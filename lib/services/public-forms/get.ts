import { withClub } from '@/db/client';
import { issueFormToken } from '@/lib/auth/form-token';
import type { Ctx } from '@/lib/context';
import type { SubmissionKind } from '@/lib/contracts/enums';
import type { PublicForm } from '@/lib/contracts/public';
import { today } from '@/lib/forms/calendar';
import { getFormDesign } from '@/lib/services/forms/get-form-design';
import { loadConfig } from './load-config';
import { toPublicClub, toPublicConsent, toPublicDesign } from './serialize';

/** The change request has the settings of the membership form (interface specification). */
export type PublicFormKind = Exclude<SubmissionKind, 'Cancellation'>;

/** All that a form of the club needs, with a fresh form token; nothing that is not meant for everybody. */
export async function getPublicForm(ctx: Ctx, kind: PublicFormKind): Promise<PublicForm> {
  const config = await withClub(ctx, tx => loadConfig(tx, ctx.clubId, kind));
  const { settings, departmentSettings, memberships, departments, customFields, privacy } = config;
  return {
    kind,
    club: toPublicClub(config),
    ...{ settings, departmentSettings, memberships, departments, customFields, privacy },
    design: toPublicDesign(config.design),
    consents: config.consents.map(toPublicConsent),
    today: today(config.club.timeZone, ctx.now),
    formToken: await issueFormToken(ctx.clubId, ctx.now),
  };
}

/** A form as its editor sees it before publishing: in the draft of the design, and without a token to send it with. */
export async function previewPublicForm(ctx: Ctx, kind: PublicFormKind): Promise<PublicForm> {
  const [form, { design }] = await Promise.all([
    getPublicForm(ctx, kind),
    getFormDesign(ctx, { isPreview: true }),
  ]);
  return { ...form, design: toPublicDesign(design), formToken: '' };
}
