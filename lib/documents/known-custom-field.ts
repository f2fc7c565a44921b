import type { CustomFieldSchema } from '@/lib/contracts/catalog';

/** What it takes to name a submitted value. */
export type KnownCustomField = Pick<
  CustomFieldSchema,
  'internalName' | 'label' | 'type' | 'category' | 'forms' | 'options'
> & { readonly isDeleted: boolean };
