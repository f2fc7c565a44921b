import type { SlipQuestion } from '@/components/form-view/form-model';
import type { Texts } from '@/components/form-view/texts';
import { suggestEmail } from '@/lib/rules/submissions/suggest-email';
import { capitalizedName, lacksHouseNumber } from '@/lib/rules/texts/likely-slips';

type Form = {
  readonly t: Texts;
  /** The controls that lost the focus; null asks about all. */
  readonly left: ReadonlySet<string> | null;
  readonly textOf: (name: string) => string;
  readonly write: (name: string, text: string) => void;
  /** Moves the focus after an answer, whose button is gone. */
  readonly settle: (name: string) => void;
};

/** Controls of the product's own fields. Custom fields may have the same names, but their content is unknown. */
const askable = /^(?!.*\bcustomFields\.)(?:.+\.)?(email|firstName|lastName|street)$/;

/** Texts that the applicant wants to keep as they are. */
const kept = new Set<string>();

/**
 * Questions about what was probably typed in haste, by control: e-mail addresses, names in small letters, streets without
 * a number. Each text is asked about once, at its first control; the answer counts for all. Nothing is asked about a
 * control that is being typed in.
 */
export function askedSlips({ t, left, textOf, write, settle }: Form): Record<string, SlipQuestion> {
  const inputs = document.querySelectorAll<HTMLInputElement>('form input[name]');
  const names = [...inputs].map(({ name }) => name).filter(name => askable.test(name));
  const keyOf = (name: string) => `${askable.exec(name)?.[1]} ${textOf(name)}`;
  const seen = new Set(kept);
  const questions: Record<string, SlipQuestion> = {};
  for (const name of names) {
    const key = keyOf(name);
    if (seen.has(key) || (left && !left.has(name)) || document.activeElement?.id === name) continue;
    const slip = slipOf(name, textOf(name), t);
    if (!slip) continue;
    seen.add(key);
    const { text, meant } = slip;
    const take = () => {
      for (const other of names) if (keyOf(other) === key) write(other, meant ?? '');
      settle(name);
    };
    const keep = () => {
      kept.add(key);
      write(name, textOf(name));
      settle(name);
    };
    questions[name] = {
      text,
      answers: [
        ...(meant === null
          ? []
          : [{ label: t('form.person.emailTake'), type: 'button', onClick: take } as const]),
        { label: t('form.person.keepTyped'), type: 'button', onClick: keep },
      ],
    };
  }
  return questions;
}

/** The question about a text, and what was probably meant; null if nothing is to be asked. */
function slipOf(
  name: string,
  text: string,
  t: Texts,
): { readonly text: string; readonly meant: string | null } | null {
  if (name.endsWith('street'))
    return lacksHouseNumber(text)
      ? { text: t('form.person.houseNumber', { street: text }), meant: null }
      : null;
  const meant = name.endsWith('email') ? suggestEmail(text) : capitalizedName(text);
  return meant === null ? null : { text: t('form.person.emailMeant', { email: meant }), meant };
}
