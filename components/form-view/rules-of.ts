import { cancellationRules } from '@/components/form-view/cancellation/rules';
import { changeRules } from '@/components/form-view/change/rules';
import type { FormRules } from '@/components/form-view/form-rules';
import { membershipRules } from '@/components/form-view/membership/rules';
import type { SubmissionKind } from '@/lib/rules/enums';

const rulesByKind: Readonly<Record<SubmissionKind, FormRules>> = {
  Membership: membershipRules,
  Change: changeRules,
  Cancellation: cancellationRules,
};

/** For the server, which serves all kinds; the browser loads only the rules of its own kind. */
export function rulesOf(kind: SubmissionKind): FormRules {
  return rulesByKind[kind];
}

/** By the last segment of a form's address; undefined for any other text. */
export function rulesOfPage(page: string): FormRules | undefined {
  return Object.values(rulesByKind).find(rules => rules.page === page);
}
