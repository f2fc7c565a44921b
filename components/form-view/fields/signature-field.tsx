import { useEffect, useState } from 'react';
import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { SignaturePad } from '@/components/form-view/fields/signature-pad';
import { TextField } from '@/components/form-view/fields/text-field';
import { useControl } from '@/components/form-view/fields/use-control';
import { drawTypedName } from '@/components/form-view/live/draw-typed-name';
import { textAt } from '@/components/form-view/value-at';
import { lengthMax } from '@/lib/forms/field-rules';

/**
 * The signature: drawn by finger, pen or mouse, or a typed name, which is all that keyboards and pages without
 * JavaScript need. Both end as a PNG.
 */
export function SignatureField() {
  const { model, error, errorId, registration } = useControl('signature');
  const { t, isLive, initial, setValue } = model;
  const [isTyped, setIsTyped] = useState(textAt(initial, 'signatureName') !== '');
  const typedName = model.values.signatureName;
  useEffect(() => {
    if (isLive && isTyped) setValue('signature', drawTypedName(typedName));
  }, [isLive, isTyped, typedName, setValue]);
  const choose = (typed: boolean) => {
    setIsTyped(typed);
    setValue('signature', '');
    setValue('signatureName', '');
  };
  return (
    <fieldset className="part signature" id="signature" tabIndex={-1} aria-describedby={errorId}>
      <legend>{t('labels.field.signature')}</legend>
      <p className="hint">{t('form.signature.hint')}</p>
      <FieldNotes error={error} errorId={errorId} />
      <input type="hidden" {...registration} defaultValue={textAt(initial, 'signature')} />
      {isLive && <WaySwitch isTyped={isTyped} onChoose={choose} />}
      {isLive && !isTyped && <SignaturePad />}
      {(!isLive || isTyped) && <TypedName />}
    </fieldset>
  );
}

type SwitchProps = { readonly isTyped: boolean; readonly onChoose: (typed: boolean) => void };

function WaySwitch({ isTyped, onChoose }: SwitchProps) {
  const { t } = useControl('signature').model;
  return (
    <fieldset className="switch">
      <legend className="unseen">{t('form.signature.way')}</legend>
      <button type="button" aria-pressed={!isTyped} onClick={() => onChoose(false)}>
        {t('form.signature.draw')}
      </button>
      <button type="button" aria-pressed={isTyped} onClick={() => onChoose(true)}>
        {t('form.signature.type')}
      </button>
    </fieldset>
  );
}

function TypedName() {
  const { t, isLive, values } = useControl('signatureName').model;
  const name = values.signatureName.trim();
  return (
    <>
      <TextField
        name="signatureName"
        label={t('form.signature.name')}
        hint={t('form.signature.nameHint')}
        autoComplete="off"
        maxLength={lengthMax.accountHolder}
      />
      {isLive && name !== '' && values.signature !== '' && (
        // biome-ignore lint/performance/noImgElement: the public pages have no image server, and need none
        <img className="paper" src={values.signature} alt={t('form.signature.preview', { name })} />
      )}
    </>
  );
}
