import { useEffect, useState } from 'react';
import { useFormModel } from '@/components/form-view/form-model';
import type { Opened, PhoneState } from '@/components/form-view/live/signature-from-phone';

type State = PhoneState | 'opening';

const words = {
  opening: 'form.signature.phoneOpening',
  over: 'form.signature.phoneOver',
  busy: 'form.signature.phoneBusy',
  failed: 'form.signature.phoneFailed',
} as const;

/** A QR code to open on the phone, then the signature drawn there. */
export function PhoneSignature() {
  const { t, values, setValue } = useFormModel();
  const [state, again] = useSignatureFromPhone();
  const clear = () => {
    setValue('signature', '');
    again();
  };
  if (values.signature !== '')
    return (
      <div className="pad">
        {/* biome-ignore lint/performance/noImgElement: the public pages have no image server, and need none */}
        <img className="paper" src={values.signature} alt={t('form.signature.drawnImage')} />
        <div className="pad-foot">
          <span className="good" aria-live="polite">
            {t('form.signature.phoneArrived')}
          </span>
          <button type="button" className="quiet" onClick={clear}>
            {t('form.signature.clear')}
          </button>
        </div>
      </div>
    );
  if (typeof state === 'object') return <Code {...state} />;
  return (
    <div className="phone-code" aria-live="polite">
      <p>{state !== 'arrived' && t(words[state])}</p>
      {state !== 'opening' && (
        <button type="button" className="secondary" onClick={again}>
          {t('form.signature.phoneAgain')}
        </button>
      )}
    </div>
  );
}

function Code({ url, qrCode }: Opened) {
  const { t } = useFormModel();
  return (
    <div className="phone-code">
      <p>{t('form.signature.phoneHow')}</p>
      {/* biome-ignore lint/performance/noImgElement: the public pages have no image server, and need none */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        width="240"
        height="240"
        alt={t('form.signature.phoneCode')}
      />
      <p className="hint">
        {t('form.signature.phoneLink')} <span className="address">{url}</span>
      </p>
      <p role="status">{t('form.signature.phoneWaiting')}</p>
    </div>
  );
}

/**
 * Creates a signature request and polls it while shown. The second part of the result creates
 * another one.
 */
function useSignatureFromPhone(): readonly [State, () => void] {
  const { form, setValue } = useFormModel();
  const { slug } = form.club;
  const [state, setState] = useState<State>('opening');
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round must create a new request
  useEffect(() => {
    let isShown = true;
    let close = () => {};
    setState('opening');
    // Loaded when needed: it works with a connection only.
    import('@/components/form-view/live/signature-from-phone').then(
      ({ followPhone }) => {
        if (isShown) close = followPhone(slug, setState, signature => setValue('signature', signature));
      },
      () => isShown && setState('failed'),
    );
    return () => {
      isShown = false;
      close();
    };
  }, [slug, round, setValue]);
  return [state, () => setRound(known => known + 1)];
}
