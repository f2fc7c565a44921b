import { createContext, useContext } from 'react';
import type { FormRules } from '@/components/form-view/form-rules';
import { type FormValues, personIn, signerWords } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { StepId } from '@/components/form-view/steps';
import type { Texts } from '@/components/form-view/texts';
import type { Locale } from '@/lib/rules/enums';
import type { Block } from '@/lib/rules/format/rich-text';

type ControlEvent = { readonly target: EventTarget | null };

/** Binds a control to its value; without JavaScript it is the name alone. */
export type Registration = {
  readonly name: string;
  readonly onChange?: (event: ControlEvent) => void;
  readonly onBlur?: (event: ControlEvent) => void;
};

export type Notice =
  | 'offline'
  | 'failed'
  | 'busy'
  | 'expired'
  | 'trap'
  | 'changed'
  | 'outdated'
  | 'proof'
  | 'closed'
  | 'later'
  | 'laterAddress'
  | 'laterTrap'
  | 'continued';

/** `email` is the address for the link to go on. */
export type ShownNotice = { readonly kind: Notice; readonly seconds: number; readonly email?: string };

/** A question about what was probably typed in haste. Without a script its answers are actions that the page posts. */
export type SlipQuestion = {
  readonly text: string;
  readonly answers: readonly {
    readonly label: string;
    readonly value?: string;
    readonly type?: 'button';
    readonly onClick?: () => void;
  }[];
};

/**
 * Input of the form's components. They trigger actions by named buttons, with and without a script.
 */
export type FormModel = {
  readonly form: ShownForm;
  readonly rules: FormRules;
  readonly locale: Locale;
  readonly t: Texts;
  /** The club's notes above the form. */
  readonly notes: readonly Block[];
  /** Token of the mailed link that opened the form, or empty. */
  readonly draftToken: string;
  /** Address that the plain form posts to. */
  readonly action: string;
  /** Address of the page in another language. */
  readonly actionIn: (locale: Locale) => string;
  /** Values when the page was first shown. */
  readonly initial: FormValues;
  /** Present values of the controls. */
  readonly values: FormValues;
  /** Control name → error text; only errors that are shown now. */
  readonly errors: Readonly<Record<string, string>>;
  /** Control → question about its text. */
  readonly slips: Readonly<Record<string, SlipQuestion>>;
  /** Names of the controls in the summary above the form. */
  readonly summary: readonly string[];
  /** One stable key per family member. */
  readonly memberKeys: readonly string[];
  readonly step: StepId;
  readonly steps: readonly StepId[];
  readonly notice: ShownNotice | null;
  readonly isSending: boolean;
  /** Whether the browser's enhancements run; false in what the server renders. */
  readonly isLive: boolean;
  /** Whether an answer is changed from the check page, to which the next button leads back. */
  readonly isChecking: boolean;
  readonly register: (name: string) => Registration;
  /** Sets a value that has no control of its own. */
  readonly setValue: (name: string, value: string) => void;
  /** The form token that the next submission uses. */
  readonly formToken: () => string;
  /** Focuses a control in any step; null if a plain link must be used. */
  readonly leadTo: ((name: string) => void) | null;
};

/** First name of the applicant, or of the member, as the reader would say it: of a child that has none yet, `dein Kind`. */
export function applicantName({ t, form, values }: Pick<FormModel, 't' | 'form' | 'values'>): string {
  const { who } = signerWords(values, form);
  const { firstName } = personIn(values, form);
  return (who === 'child' && firstName.trim()) || t('form.consent.person', { who });
}

const FormModelContext = createContext<FormModel | null>(null);

export const FormModelProvider = FormModelContext.Provider;

/** @throws outside of a form */
export function useFormModel(): FormModel {
  const model = useContext(FormModelContext);
  if (!model) throw new Error('This part of a form stands outside of one');
  return model;
}
