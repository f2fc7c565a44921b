/** Events that the status page reports. */
export const statusNews = [
  'sent',
  'corrected',
  'answered',
  'answeredOnly',
  'questionOver',
  'resent',
  'tooSoon',
  'nothingToResend',
  'gone',
] as const;
export type StatusNews = (typeof statusNews)[number];
