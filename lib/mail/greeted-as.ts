import type { AddressForm } from '@/lib/rules/enums';

export type Greeted = { readonly name: string; readonly firstName?: string | undefined };

/** The name of the greeting: `Hallo Sabine` in clubs that say du, `Guten Tag Sabine Müller` in others. */
export function greetedAs({ firstName = '', name }: Greeted, addressForm: AddressForm): string {
  return (addressForm === 'Du' && firstName.trim()) || name;
}
