/** Every step that a form of any kind has; the kind says which, and in which order. */
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
