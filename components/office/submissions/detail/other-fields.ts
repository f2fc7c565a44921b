import type { FieldRegistry } from '@/components/forms/use-api-form';
import type { FieldView } from '@/components/office/submissions/detail/describe/field-view';

/** The texts of all fields but the edited one, so that a conflict can name them. */
export type OtherTexts = Readonly<Record<string, string>>;

export function otherTextsOf(fields: readonly FieldView[], { key }: FieldView): OtherTexts {
  return Object.fromEntries(fields.filter(one => one.key !== key).map(one => [nameOf(one.key), one.text]));
}

/** Names every other field in a conflict, so that no change by somebody else is passed over. */
export function nameOthers(fields: readonly FieldView[], known: FieldRegistry): void {
  for (const { key, label } of fields)
    known.words.set(`others.${nameOf(key)}`, { label, write: text => String(text ?? '') });
}

/** Without the marks that would make a path of it. */
function nameOf(key: string): string {
  return key.replace(/[.[\]]+/g, '_');
}
