import { useEffect, useState } from 'react';
import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { SignaturePad } from '@/components/form-view/fields/signature-pad';
import { TextField } from '@/components/form-view/fields/text-field';
import { useControl } from '@/components/form-view/fields/use-control';
import { applicantName } from '@/components/form-view/form-model';
import { signerWords } from '@/components/form-view/form-values';
import { drawTypedName } from '@/components/form-view/live/draw-typed-name';
import { PhoneSignature } from '@/components/form-view/live/phone-signature';
import { textAt } from '@/components/form-view/value-at';
import { submissionFields } from '@/lib/rules/submissions/submission-fields';

const ways = ['draw', 'type', 'phone'] as const;
type Way = (typeof ways)[number];

/**
 * The signature: drawn by finger, pen or mouse, here or on a phone, or a typed name. The typed name
 * works by keyboard and without JavaScript. Each results in a PNG.
 */
export function SignatureField() {
  const { model, error, errorId, registration } = useControl('signature');
  const { t, isLive, initial, values, setValue } = model;
  const [way, setWay] = useState<Way>(textAt(initial, 'signatureName') === '' ? 'draw' : 'type');
  const isTyped = way === 'type';
  const typedName = values.signatureName;
  useEffect(() => {
    if (isLive && isTyped) setValue('signature', drawTypedName(typedName));
  }, [isLive, isTyped, typedName, setValue]);
  const choose = (chosen: Way) => {
    setWay(chosen);
    setValue('signature', '');
    setValue('signatureName', '');
  };
  return (
    <fieldset className="part signature" id="signature" tabIndex={-1} aria-describedby={errorId}>
      <legend>{t('labels.field.signature')}</legend>
      <p className="hint">
        {t('form.signature.hint', {
          ...signerWords(values, model.form),
          name: applicantName(model),
        })}
      </p>
      <FieldNotes error={error} errorId={errorId} />
      <input type="hidden" {...registration} value={textAt(values, 'signature')} />
      {isLive && <WaySwitch way={way} onChoose={choose} />}
      {isLive && way === 'draw' && <SignaturePad />}
      {isLive && way === 'phone' && <PhoneSignature />}
      {(!isLive || isTyped) && <TypedName />}
    </fieldset>
  );
}

type SwitchProps = { readonly way: Way; readonly onChoose: (way: Way) => void };

function WaySwitch({ way, onChoose }: SwitchProps) {
  const { t } = useControl('signature').model;
  // A phone itself has a pad to draw on.
  const [hasMouse] = useState(() => window.matchMedia('(hover: hover) and (pointer: fine)').matches);
  return (
    <fieldset className="switch">
      <legend className="unseen">{t('form.signature.way')}</legend>
      {ways
        .filter(one => hasMouse || one !== 'phone')
        .map(one => (
          <button type="button" key={one} aria-pressed={one === way} onClick={() => onChoose(one)}>
            {t(`form.signature.${one}`)}
          </button>
        ))}
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
        lengthMax={submissionFields.accountHolder.max}
      />
      {isLive && name !== '' && values.signature !== '' && (
        // biome-ignore lint/performance/noImgElement: the public pages have no image server, and need none
        <img className="paper" src={values.signature} alt={t('form.signature.preview', { name })} />
      )}
    </>
  );
}
