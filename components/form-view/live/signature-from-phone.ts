export type Opened = {
  readonly url: string;
  readonly qrCode: string;
  readonly token: string;
  readonly expiresAt: string;
};

type Opening = Opened | 'busy' | 'failed';

export type PhoneState = Opening | 'over' | 'arrived';

type Settings = {
  readonly slug: string;
  readonly fetch: typeof fetch;
  readonly wait: (ms: number) => Promise<void>;
};

const pauseMs = 2_000;

/** How the form requests, polls and removes a signature that is drawn on a phone (docs/product/forms.md). */
export type PhoneSignatures = {
  readonly open: () => Promise<Opening>;
  /**
   * Resolves with the signature as PNG data URL and removes it from the server. Resolves with null
   * once the code has expired, or `isWaiting` returns false. Polls on after a lost connection.
   */
  readonly arrive: (opened: Opened, isWaiting: () => boolean) => Promise<string | null>;
  /** Invalidates the code. */
  readonly close: (opened: Opened) => void;
};

export function phoneSignatures({ slug, fetch, wait }: Settings): PhoneSignatures {
  const place = `/api/v1/public/clubs/${encodeURIComponent(slug)}/signature-requests`;
  const call = (method: string, token = '') =>
    fetch(`${place}${token && `/${token}`}`, { method, credentials: 'omit' });

  const close = ({ token }: Opened): void => {
    void call('DELETE', token).catch(() => undefined);
  };

  const look = async ({ token }: Opened): Promise<string | 'waiting' | 'over'> => {
    try {
      const response = await call('GET', token);
      if (response.status === 404 || response.status === 410) return 'over';
      const { signature }: { signature?: unknown } = response.ok ? await response.json() : {};
      return typeof signature === 'string' ? signature : 'waiting';
    } catch {
      return 'waiting';
    }
  };

  return {
    open: async () => {
      try {
        const response = await call('POST');
        if (response.status === 429) return 'busy';
        return response.ok ? readOpened(await response.json()) : 'failed';
      } catch {
        return 'failed';
      }
    },
    arrive: async (opened, isWaiting) => {
      while (isWaiting()) {
        const found = await look(opened);
        if (found === 'over') return null;
        if (found !== 'waiting') {
          close(opened);
          return found;
        }
        await wait(pauseMs);
      }
      return null;
    },
    close,
  };
}

/**
 * Requests a signature by phone, reports each state of the request, and passes on the signature. Returns a function that
 * ends it: after that nothing is reported, and the code is invalid.
 */
export function followPhone(
  slug: string,
  report: (state: PhoneState) => void,
  onSigned: (signature: string) => void,
): () => void {
  const phone = phoneSignatures({
    slug,
    fetch: window.fetch.bind(window),
    wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
  });
  let isFollowed = true;
  let close = () => {};
  const run = async () => {
    const opened = await phone.open();
    if (typeof opened === 'string') return isFollowed && report(opened);
    if (!isFollowed) return phone.close(opened);
    close = () => phone.close(opened);
    report(opened);
    const signature = await phone.arrive(opened, () => isFollowed);
    if (!isFollowed) return;
    close = () => {};
    report(signature === null ? 'over' : 'arrived');
    if (signature !== null) onSigned(signature);
  };
  run().catch(() => isFollowed && report('failed'));
  return () => {
    isFollowed = false;
    close();
  };
}

/** The cast is safe because our own service of the same build sends it. */
function readOpened(answer: unknown): Opened {
  return answer as Opened;
}
