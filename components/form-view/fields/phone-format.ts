import type { TypedFormat } from '@/components/form-view/fields/text-field';
import { readTypedPhone } from '@/components/form-view/typed-texts';

/** Telephone numbers, of ours and of the club's fields. */
export const phoneFormat: TypedFormat = { typing: typed => typed, leaving: readTypedPhone };
