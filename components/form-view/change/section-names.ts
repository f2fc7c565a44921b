/** The parts of a membership that one may wish to change. */
export const changeSections = [
  'name',
  'address',
  'contact',
  'guardians',
  'payment',
  'tariff',
  'departments',
  'family',
  'customFields',
  'consents',
] as const;

export type ChangeSection = (typeof changeSections)[number];
