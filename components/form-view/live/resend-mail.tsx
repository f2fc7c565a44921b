import { useState } from 'react';
import type { Texts } from '@/components/form-view/texts';

type Props = {
  readonly t: Texts;
  /** Address of the interface for this submission. */
  readonly place: string;
  readonly email: string;
};

type State =
  | { readonly kind: 'open' | 'running' | 'done' | 'failed' }
  | { readonly kind: 'soon'; readonly seconds: number };

/** Has the mail with the link sent once more. */
export function ResendMail({ t, place, email }: Props) {
  const [state, setState] = useState<State>({ kind: 'open' });
  const resend = async () => {
    setState({ kind: 'running' });
    setState(await askFor(`${place}/resend-confirmation`));
  };
  return (
    <div className="resend">
      <button
        type="button"
        className="secondary"
        aria-disabled={state.kind === 'running' || undefined}
        onClick={() => void (state.kind !== 'running' && resend())}
      >
        {t('form.sent.resend')}
      </button>
      <p role="status">
        {state.kind === 'done' && t('form.sent.resent', { email })}
        {state.kind === 'soon' && t('form.sent.resendSoon', { seconds: state.seconds })}
        {state.kind === 'failed' && t('form.sent.resendFailed')}
      </p>
    </div>
  );
}

async function askFor(address: string): Promise<State> {
  try {
    const response = await fetch(address, { method: 'POST', credentials: 'omit' });
    // An answer that nobody reads never ends.
    await response.text();
    if (response.ok) return { kind: 'done' };
    if (response.status !== 429) return { kind: 'failed' };
    return { kind: 'soon', seconds: Math.max(1, Number(response.headers.get('Retry-After') ?? 60)) };
  } catch {
    return { kind: 'failed' };
  }
}
