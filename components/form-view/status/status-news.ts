/** What the status page says that has just happened. */
export const statusNews = ['sent', 'corrected', 'resent', 'tooSoon', 'nothingToResend', 'gone'] as const;
export type StatusNews = (typeof statusNews)[number];
