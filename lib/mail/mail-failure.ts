import { OutboundError, reasonOf } from '@/lib/platform/outbound/outbound-error';

/** Reason of a failed attempt. `message` is for the club's staff; it must not reveal hosts and banners. */
export type MailFailure = { readonly isPermanent: boolean; readonly message: string };

/**
 * Classifies an error. Permanent are only a 5xx to the envelope or the content of this mail, and an envelope that our
 * own client refuses. A server that cannot be reached, refuses the sign-in or greets with a 5xx may be repaired, so the
 * mail waits.
 */
export function mailFailureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return { isPermanent: false, message: 'ConnectFailed' };
  const code = codeOf(error, 'code');
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  if ((code === 'EENVELOPE' || code === 'EMESSAGE') && status > 0) {
    return {
      isPermanent: status >= 500,
      message: status >= 500 ? `Rejected (${status})` : `Deferred (${status})`,
    };
  }
  // Without a server's answer, our own client found the envelope wrong.
  if (code === 'EENVELOPE') return { isPermanent: true, message: 'AddressInvalid' };
  if (code === 'EAUTH' || code === 'ENOAUTH') return { isPermanent: false, message: 'AuthFailed' };
  if (isTlsFailure(error)) return { isPermanent: false, message: 'TlsFailed' };
  if (code === 'EABORT') return { isPermanent: false, message: 'Timeout' };
  if (status > 0) return { isPermanent: false, message: `Refused (${status})` };
  return { isPermanent: false, message: error instanceof OutboundError ? error.reason : reasonOf(error) };
}

/** Whether an error of the mail client comes from TLS: a failed upgrade or an invalid certificate. */
export function isTlsFailure(error: Error): boolean {
  const code = codeOf(error, 'originalCode') || codeOf(error, 'code');
  return code === 'ETLS' || reasonOf(Object.assign(new Error(), { code })) === 'TlsFailed';
}

// The client gives socket errors its own code and stores the system's beside it.
function codeOf(error: Error, name: 'code' | 'originalCode'): string {
  const code: unknown = Reflect.get(error, name);
  return typeof code === 'string' ? code : '';
}
