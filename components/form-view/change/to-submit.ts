import type { ChangeSection } from '@/components/form-view/change/section-names';
import { chosenSections } from '@/components/form-view/change/sections';
import { applicationFields, type FormValues } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import {
  customFieldsOf,
  guardiansOf,
  memberOf,
  paymentOf,
  sentTexts,
  withoutBlank,
} from '@/components/form-view/submit-parts';
import { readTypedDay } from '@/components/form-view/typed-date';
import type { ChangesSubmit } from '@/lib/contracts/submissions/submissions';
import type { Locale } from '@/lib/rules/enums';
import { namesIn, textNamesIn } from '@/lib/rules/submissions/submission-fields';

export type Wishes = ChangesSubmit['wishes'];

/**
 * Converts the form's values to a change request (contract §4): the filled-in fields of the ticked
 * sections.
 */
export function toChangesSubmit(values: FormValues, form: ShownForm, locale: Locale): ChangesSubmit {
  const wishes = chosenSections(form, values).map(section => wishesOf(section, values, form));
  return withoutBlank({
    identity: withoutBlank(sentTexts(namesIn('Identity'), values.identity)),
    validFrom: readTypedDay(values.validFrom),
    wishes: Object.assign({}, ...wishes),
    notes: values.notes.trim(),
    signature: form.settings.showSignature ? values.signature : '',
    signatureName: values.signatureName.trim(),
    locale,
    website: values.website,
  });
}

/** The requested values of one section, without blank ones. */
export function wishesOf(section: ChangeSection, values: FormValues, form: ShownForm): Wishes {
  return withoutEmpty(partOf[section](values, form));
}

const partOf: Readonly<Record<ChangeSection, (values: FormValues, form: ShownForm) => Wishes>> = {
  name: values => sentTexts(textNamesIn('Wishes', 'person'), values),
  address: (values, form) => {
    const wish = sentTexts(textNamesIn('Wishes', 'address'), values);
    // The club's country is there from the start, so alone it is no wish.
    const { country, ...place } = wish;
    return isFilled(place) || (country !== '' && country !== form.club.country) ? wish : {};
  },
  contact: values => sentTexts(textNamesIn('Wishes', 'contact'), values),
  guardians: values => ({ guardians: guardiansOf({ ...values, hasSoleCustody: false }).filter(isFilled) }),
  payment: values => paymentOf(values),
  tariff: (values, form) => {
    const tariff = form.memberships.find(({ id }) => id === values.membershipId);
    const isOffered = (id: string) => tariff?.surcharges.some(one => one.isOptional && one.id === id);
    return { membershipId: values.membershipId, surchargeIds: values.surchargeIds.filter(isOffered) };
  },
  departments: ({ departmentIds }) => ({ departmentIds }),
  family: (values, form) => ({
    familyMembers: values.familyMembers.map(member => memberOf(member, form, values)),
  }),
  customFields: (values, form) => ({ customFields: wishedFields(values, form) }),
  consents: ({ consentWishes }, form) => {
    const given = form.consents.map(({ id }) => [id, consentWishes[id]] as const);
    const wished = given.filter(([, wish]) => wish === 'true' || wish === 'false');
    return { mediaConsents: Object.fromEntries(wished.map(([id, wish]) => [id, wish === 'true'])) };
  },
};

function isFilled(guardian: object): boolean {
  return Object.values(guardian).some(text => text !== '');
}

/** A tick has three values here: yes, no, and unchanged. */
function wishedFields({ customFields }: FormValues, form: ShownForm): Wishes['customFields'] {
  const isLeft = (name: string) => {
    const value = customFields[name];
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  };
  const fields = applicationFields(form).filter(({ internalName }) => !isLeft(internalName));
  const ticks = fields.filter(({ type }) => type === 'Checkbox');
  const said = ticks.map(({ internalName }) => [internalName, customFields[internalName] === 'true']);
  return { ...customFieldsOf(customFields, fields), ...Object.fromEntries(said) };
}

function withoutEmpty(wishes: Wishes): Wishes {
  const filled = Object.entries(wishes).filter(([, value]) =>
    typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : true,
  );
  return withoutBlank(Object.fromEntries(filled));
}
