/** The sections of a membership that a change request can change. */
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
