import { OutboundError, reasonOf } from '@/lib/outbound/outbound-error';

/** Why a mail was not taken. `message` is for the club's staff; it tells nothing of hosts and banners. */
export type MailFailure = { readonly isPermanent: boolean; readonly message: string };

/**
 * Permanent is only what a server says for good about this mail: a 5xx to its envelope or its content. A server
 * that cannot be reached, refuses the sign-in or greets with a 5xx may be mended, so the mail waits.
 */
export function mailFailureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return { isPermanent: false, message: 'ConnectFailed' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  if ((code === 'EENVELOPE' || code === 'EMESSAGE') && status > 0) {
    return {
      isPermanent: status >= 500,
      message: status >= 500 ? `Rejected (${status})` : `Deferred (${status})`,
    };
  }
  // Without an answer of the server it was ours that found the envelope wrong.
  if (code === 'EENVELOPE') return { isPermanent: true, message: 'AddressInvalid' };
  if (code === 'EAUTH' || code === 'ENOAUTH') return { isPermanent: false, message: 'AuthFailed' };
  if (code === 'ETLS') return { isPermanent: false, message: 'TlsFailed' };
  if (code === 'EABORT') return { isPermanent: false, message: 'Timeout' };
  if (status > 0) return { isPermanent: false, message: `Refused (${status})` };
  return { isPermanent: false, message: error instanceof OutboundError ? error.reason : reasonOf(error) };
}
