/**
 * Groups of the namespace `labels` that the public pages show; other groups are not in their texts.
 */
export const labelGroups = [
  'field',
  'gender',
  'paymentMethod',
  'pricePer',
  'tariffCost',
  'ages',
  'kind',
  'answer',
  'cancellationScope',
  'partOf',
  'consentSource',
  'consentWithdrawnBy',
  'custody',
] as const;

export type LabelGroup = (typeof labelGroups)[number];
