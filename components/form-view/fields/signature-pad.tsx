import { useLayoutEffect, useRef, useState } from 'react';
import { useFormModel } from '@/components/form-view/form-model';
import { attachPad } from '@/components/form-view/live/attach-pad';

/** A pad to draw on from the moment that it is seen; or why this browser cannot draw. */
export function SignaturePad() {
  const { t, setValue, values } = useFormModel();
  const canvas = useRef<HTMLCanvasElement>(null);
  const clear = useRef<() => void>(() => undefined);
  const atStart = useRef(values.signature);
  const [isAble, setIsAble] = useState(true);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const pad = attachPad(element, atStart.current, dataUrl => setValue('signature', dataUrl));
    setIsAble(pad !== null);
    if (!pad) return undefined;
    clear.current = pad.clear;
    return pad.detach;
  }, [setValue]);
  if (!isAble) return <p className="alert warn">{t('form.signature.unable')}</p>;
  return (
    <div className="pad">
      <canvas ref={canvas} role="img" aria-label={t('form.signature.pad')} />
      {values.signature === '' && (
        <p className="pad-hint" aria-hidden="true">
          {t('form.signature.padHint')}
        </p>
      )}
      <div className="pad-foot">
        <span className="good" aria-live="polite">
          {values.signature !== '' && t('form.signature.drawn')}
        </span>
        <button type="button" className="quiet" onClick={() => clear.current()}>
          {t('form.signature.clear')}
        </button>
      </div>
    </div>
  );
}
