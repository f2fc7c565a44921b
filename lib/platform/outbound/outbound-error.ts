/** Why a call failed; says nothing about the called host. */
export type OutboundReason = 'AddressRefused' | 'ConnectFailed' | 'TlsFailed' | 'Timeout' | 'ResponseInvalid';

export class OutboundError extends Error {
  readonly reason: OutboundReason;

  constructor(reason: OutboundReason, cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause });
    this.name = 'OutboundError';
    this.reason = reason;
  }
}

/** The reason for an error of a socket, a TLS handshake or an HTTP client. */
export function reasonOf(error: unknown): OutboundReason {
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    if (one instanceof OutboundError) return one.reason;
    const code = 'code' in one && typeof one.code === 'string' ? one.code : '';
    if (one.name === 'TimeoutError' || /TIMEDOUT|_TIMEOUT$/.test(code)) return 'Timeout';
    if (
      /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ETLS$|HOSTNAME_MISMATCH)|EPROTO/.test(code)
    ) {
      return 'TlsFailed';
    }
    if (one.name === 'HTTPParserError' || /^UND_ERR_(?:HEADERS|RES)/.test(code)) return 'ResponseInvalid';
  }
  return 'ConnectFailed';
}
