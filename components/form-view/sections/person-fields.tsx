import { CatalogueField } from '@/components/form-view/fields/catalogue-field';
import { CityProposals } from '@/components/form-view/fields/city-proposals';
import { useFormModel } from '@/components/form-view/form-model';
import type { FieldRecord } from '@/lib/rules/submissions/submission-fields';

export function MemberNumberField({ owner, path }: { readonly owner: FieldRecord; readonly path?: string }) {
  const { t } = useFormModel();
  const hint = t('form.identity.memberNumberHint');
  return <CatalogueField owner={owner} name="memberNumber" hint={hint} {...(path ? { path } : {})} />;
}

/** Postcode and town side by side, with the towns of the postcode. */
export function AddressFields({ owner = 'Membership' }: { readonly owner?: 'Membership' | 'Cancellation' }) {
  return (
    <>
      <CatalogueField owner={owner} name="street" />
      <div className="grid zip">
        <CatalogueField owner={owner} name="zip" />
        <CatalogueField owner={owner} name="city" />
      </div>
      <CityProposals />
      <CatalogueField owner={owner} name="country" />
    </>
  );
}
