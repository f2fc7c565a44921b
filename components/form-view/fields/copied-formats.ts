import type { TypedFormat } from '@/components/form-view/fields/text-field';
import { readTypedEmail, readTypedPhone, readTypedZip } from '@/lib/rules/submissions/typed-texts';

/** Shows on leaving the field how a copied text was read; typing changes nothing. */
const onLeaving = (leaving: TypedFormat['leaving']): TypedFormat => ({ typing: typed => typed, leaving });

export const phoneFormat = onLeaving(readTypedPhone);
export const emailFormat = onLeaving(readTypedEmail);
export const zipFormat = onLeaving(readTypedZip);
