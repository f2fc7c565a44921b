import { withClub } from '@/db/client';
import { issueFormToken } from '@/lib/auth/form-token';
import type { Ctx } from '@/lib/context';
import type { SubmissionKind } from '@/lib/contracts/enums';
import type { PublicForm } from '@/lib/contracts/public';
import { today } from '@/lib/forms/calendar';
import { type FormConfig, loadConfig } from './load-config';

/** The change request has the settings of the membership form (interface specification). */
export type PublicFormKind = Exclude<SubmissionKind, 'Cancellation'>;

/** All that a form of the club needs, with a fresh form token; nothing that is not meant for everybody. */
export async function getPublicForm(ctx: Ctx, kind: PublicFormKind): Promise<PublicForm> {
  const config = await withClub(ctx, tx => loadConfig(tx, ctx.clubId, kind));
  const { settings, design, departmentSettings, memberships, departments, customFields, privacy } = config;
  return {
    kind,
    club: toPublicClub(config),
    ...{ settings, design, departmentSettings, memberships, departments, customFields, privacy },
    consents: config.consents.map(({ textVersion: _textVersion, ...consent }) => consent),
    today: today(config.club.timeZone, ctx.now),
    formToken: await issueFormToken(ctx.clubId, ctx.now),
  };
}

function toPublicClub({ club, logo }: FormConfig): PublicForm['club'] {
  const { slug, name, legalName, street, zip, city, country, email, website } = club;
  const { creditorId, currency, locale, timeZone, ageReference, addressForm } = club;
  return {
    ...{ slug, name, legalName, street, zip, city, country, email, website },
    ...{ creditorId, currency, locale, timeZone, ageReference, addressForm },
    logo: logo && {
      url: `/api/v1/public/clubs/${slug}/logo?v=${logo.contentHash.slice(0, 16)}`,
      width: logo.width,
      height: logo.height,
    },
  };
}
