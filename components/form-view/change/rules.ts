import { type ChangeSection, changeSections } from '@/components/form-view/change/section-names';
import { chosenSections } from '@/components/form-view/change/sections';
import { toChangesSubmit, wishesOf } from '@/components/form-view/change/to-submit';
import { controlOfPath, type FormRules } from '@/components/form-view/form-rules';
import type { FormValues } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { StepId } from '@/components/form-view/steps';
import { sentConsents } from '@/components/form-view/submit-parts';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import { checkChangeRequest } from '@/lib/rules/submissions/change-request';
import { at, finding, type Problem } from '@/lib/rules/submissions/problem';
import { askedNamesIn } from '@/lib/rules/submissions/submission-fields';

const allSteps: readonly StepId[] = ['identity', 'wishes', 'closing', 'review'];

/** Prefixes of the controls of each section, in the order of the page. */
const controlsOf: Readonly<Record<ChangeSection, readonly string[]>> = {
  name: askedNamesIn('Wishes', 'person'),
  address: askedNamesIn('Wishes', 'address'),
  contact: askedNamesIn('Wishes', 'contact'),
  guardians: ['guardians'],
  payment: askedNamesIn('Wishes', 'payment'),
  tariff: ['membershipId', 'surchargeIds'],
  departments: ['departmentIds'],
  family: ['familyMembers'],
  customFields: ['customFields'],
  consents: ['consentWishes'],
};

/** The change request: who asks, what shall change, and from when. */
export const changeRules: FormRules = {
  kind: 'Change',
  page: 'change',
  resource: 'changes',
  allSteps,
  orderOf: () => [
    'validFrom',
    ...changeSections.flatMap(section => [`changes.${section}`, ...controlsOf[section]]),
  ],
  stepsOf: () => [...allSteps],
  stepOf: name => stepOfRoot[name.split('.', 1)[0] ?? ''] ?? 'wishes',
  toSubmit: (values, form, locale) => {
    const submit = toChangesSubmit(values, form, locale);
    const { mediaConsents, ...wishes } = submit.wishes;
    const sent = mediaConsents && { mediaConsents: sentConsents(mediaConsents, form) };
    return { ...submit, wishes: { ...wishes, ...sent } };
  },
  check: (values, form, locale) => {
    const empty = checkChosen(values, form);
    const problems = checkChangeRequest(
      toChangesSubmit(values, form, locale),
      membershipFormConfig(form),
      form.today,
    );
    return [...problems.filter(({ path }) => path !== 'wishes' || empty.length === 0), ...empty];
  },
  controlOf,
};

const stepOfRoot: Readonly<Record<string, StepId>> = {
  identity: 'identity',
  notes: 'closing',
  signature: 'closing',
  signatureName: 'closing',
};

/** Reports a ticked section without input, even if another section has input. */
function checkChosen(values: FormValues, form: ShownForm): Problem[] {
  const isEmpty = (section: ChangeSection) => {
    const { sepaMandateAccepted: _mandate, ...wishes } = wishesOf(section, values, form);
    return Object.keys(wishes).length === 0;
  };
  return chosenSections(form, values)
    .filter(isEmpty)
    .flatMap(section => at(`changes.${section}`, finding('changeMissing')));
}

/**
 * Converts a path of a wish to its control; a request without any change is reported at the section
 * choice.
 */
function controlOf(path: string): string {
  if (path === 'wishes') return 'changes';
  const name = controlOfPath(path.replace(/^wishes\./, ''));
  return name.replace(/^mediaConsents\./, 'consentWishes.');
}
