import { withClub } from '@/db/client';
import type { PublicForm } from '@/lib/contracts/public';
import type { Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import type { SubmissionKind } from '@/lib/rules/enums';
import { closedOf } from './closed';
import { editionOf } from './edition';
import { loadConfig } from './load-config';
import { openWith } from './open-with';
import { toPublicClub, toPublicConsent, toPublicDesign } from './serialize';

/** The change request has the settings of the membership form (interface specification). */
export type PublicFormKind = Exclude<SubmissionKind, 'Cancellation'>;

/** All that a form of the club needs, with a fresh form token; nothing that is not meant for everybody. */
export async function getPublicForm(ctx: Ctx, kind: PublicFormKind): Promise<PublicForm> {
  const config = await withClub(ctx, tx => loadConfig(tx, ctx.clubId, kind));
  const { settings, departmentSettings, memberships, departments, customFields, privacy } = config;
  const consents = config.consents.map(toPublicConsent);
  const asked = { departmentSettings, memberships, departments, customFields, privacy, consents };
  const { showSepa, showOnAccount, showSignature, needConfirmation } = settings;
  return {
    kind,
    club: toPublicClub(config),
    settings,
    ...asked,
    design: toPublicDesign(config.design),
    edition: editionOf({ ...asked, showSepa, showOnAccount, showSignature, needConfirmation }),
    today: today(config.club.timeZone, ctx.now),
    closed: closedOf(config, kind),
    ...(await openWith(ctx, settings.needProofOfWork)),
  };
}
