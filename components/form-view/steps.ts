/** Every step of any form. The rules of each kind select and order its steps. */
export const stepIds = [
  'membership',
  'identity',
  'wishes',
  'person',
  'family',
  'payment',
  'consent',
  'cancellation',
  'closing',
  'review',
] as const;

export type StepId = (typeof stepIds)[number];

export function isStepId(text: string | undefined): text is StepId {
  return stepIds.some(id => id === text);
}
