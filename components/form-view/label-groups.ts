/** Groups of the namespace `labels` that the public pages show; the texts of no other group are there. */
export const labelGroups = [
  'field',
  'gender',
  'paymentMethod',
  'pricePer',
  'kind',
  'answer',
  'cancellationScope',
] as const;

export type LabelGroup = (typeof labelGroups)[number];
