import { readClub } from '@/db/client';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import type { QuoteRequest } from '@/lib/contracts/public';
import type { PriceQuote } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { today } from '@/lib/rules/dates/calendar';
import { quoteApplication } from '@/lib/rules/money/quote-application';
import type { MembershipFormConfig } from '@/lib/rules/submissions/membership-application';
import type { Problem } from '@/lib/rules/submissions/problem';
import {
  checkMemberDepartments,
  checkPersonDepartments,
  checkSurcharges,
  checkTariff,
  findTariff,
} from '@/lib/rules/submissions/selection-rules';
import { loadKeptConfig } from './load-config';
import { toPriceQuote } from './serialize';

/**
 * The price of a membership. `furtherForm` is the slug of a further form. Throws 404 for an unknown one, 400 for a
 * tariff, department or surcharge that the form does not offer, or whose conditions no person fulfils for whom it counts.
 */
export async function quoteMembership(
  ctx: Ctx,
  request: QuoteRequest,
  furtherForm?: string,
): Promise<PriceQuote> {
  const form = await readClub(ctx, tx => loadKeptConfig(tx, ctx.clubId, 'Membership', furtherForm));
  const config = membershipFormConfig(form);
  const day = today(form.club.timeZone, ctx.now);
  const problems = checkSelection(request, config, day);
  const quote = quoteApplication(request, config, day);
  if (problems.length > 0 || !quote) throw invalid(problems);
  return toPriceQuote(quote, form.club.currency);
}

function checkSelection(request: QuoteRequest, config: MembershipFormConfig, day: string): Problem[] {
  const { tariffs, ageReference } = config;
  const { departmentIds } = request;
  const tariff = findTariff(tariffs, request.membershipId);
  const applicant = { ...request, ageReference, day };
  return [
    ...checkTariff(tariffs, request.membershipId, applicant),
    ...checkPersonDepartments(departmentIds, config, 'departmentIds', applicant),
    ...checkSurcharges(request.surchargeIds, tariff ? [tariff] : tariffs, applicant, request.familyMembers),
    ...request.familyMembers.flatMap((member, index) => {
      const path = `familyMembers[${index}].departmentIds`;
      const person = { ...applicant, birthDate: member.birthDate };
      return checkMemberDepartments(member.departmentIds, departmentIds, config, path, person);
    }),
  ];
}
