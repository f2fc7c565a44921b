import { type FormModel, type Registration, useFormModel } from '@/components/form-view/form-model';

type Control = {
  readonly model: FormModel;
  readonly error: string | undefined;
  readonly hintId: string | undefined;
  readonly errorId: string | undefined;
  /** For the element that hint and error describe. */
  readonly aria: {
    readonly id: string;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  };
  readonly registration: Registration;
  /**
   * The label, marked as optional if it is. Requested changes are always optional, so they are not
   * marked.
   */
  readonly labelled: (label: string, isOptional: boolean) => string;
};

/**
 * Attributes that label, describe and bind the control of this name. Its id is its name. `refusal` is an error that the
 * form does not know.
 */
export function useControl(name: string, hint?: string, refusal?: string): Control {
  const model = useFormModel();
  const error = refusal || model.errors[name];
  const hintId = hint ? `${name}-hint` : undefined;
  const errorId = error ? `${name}-error` : undefined;
  return {
    model,
    error,
    hintId,
    errorId,
    aria: {
      id: name,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    },
    registration: model.register(name),
    labelled: (label, isOptional) =>
      isOptional && model.rules.stepOf(name, model.form) !== 'wishes'
        ? model.t('form.optional', { label })
        : label,
  };
}
