import type { AddressValues, FieldView } from '@/components/office/submissions/detail/describe/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import type { SubmissionPatch } from '@/lib/api-client/submissions';
import { type Address, addressLines, addressNames } from '@/lib/rules/submissions/address';

type DescribedAddress = {
  record: Address;
  words: SubmissionWords;
  toPatch: (patch: { address: AddressValues }) => SubmissionPatch;
  /** A requested address names only what changes. */
  isWish?: boolean;
};

/** The address as one value, which is edited in one form. */
export function describeAddress({ record, words, toPatch, isWish = false }: DescribedAddress): FieldView {
  return {
    key: 'address',
    label: words.labels('field.address'),
    text: addressLines(record, words.country).join('\n'),
    address: { values: valuesOf(record), isWish, toPatch: address => toPatch({ address }) },
  };
}

function valuesOf(record: Address): AddressValues {
  const { street, zip, city, country } = record;
  return { street: street ?? '', zip: zip ?? '', city: city ?? '', country: country ?? '' };
}

/** A requested address beside the previous one. It is unchanged if each requested part equals the previous part. */
export function besideFormerAddress(wish: FieldView, former: FieldView, words: SubmissionWords) {
  if (!wish.address || !former.address) return {};
  const [wished, before] = [wish.address.values, former.address.values];
  const isUnchanged = addressNames.every(name => wished[name] === '' || wished[name] === before[name]);
  const formerTexts = { ...before, country: words.country(before.country) };
  const address = { ...wish.address, formerTexts };
  return isUnchanged ? { isUnchanged, address } : { formerText: former.text, address };
}
