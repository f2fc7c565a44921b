import { describe, expect, it } from 'vitest';
import { MembershipSchema } from '@/lib/contracts/catalog';
import { membershipFormConfig, tariffOf } from '@/lib/contracts/form-config';
import { FormMembership } from '@/lib/contracts/forms';
import { CancellationSubmit, ChangesSubmit, MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import { quoteApplication } from '@/lib/rules/money/quote-application';
import type { Cancellation } from '@/lib/rules/submissions/cancellation';
import type { ChangeRequest } from '@/lib/rules/submissions/change-request';
import type { MembershipApplication } from '@/lib/rules/submissions/membership-application';

const id = (last: number) => `019a0000-0000-7000-8000-00000000000${last}`;

const membership = MembershipSchema.parse({
  id: id(1),
  name: 'Erwachsene',
  membershipPrice: 12.35,
  priceInterval: 'Monthly',
  departmentPrices: [{ id: id(2), departmentId: id(3), price: 4.1 }],
  surcharges: [{ id: id(4), name: 'Aufnahme', price: 0.29, scope: 'PerApplication', dueType: 'OneTime' }],
});

describe('membershipFormConfig', () => {
  it('converts the published form into the input of the price, to the cent', () => {
    const config = membershipFormConfig({
      club: { ageReference: 'EntryDate', country: 'DE' },
      settings: FormMembership.parse({ showSignature: false }),
      departmentSettings: { isEnabled: true, minSelection: 0, maxSelection: null },
      memberships: [membership],
      departments: [
        { id: id(3), name: 'Fußball', description: '', externalCode: '', isActive: true, sortOrder: 0 },
      ],
      customFields: [],
      consents: [],
    });
    const quote = quoteApplication({ membershipId: id(1), departmentIds: [id(3)] }, config, '2026-07-01');
    expect(quote).toMatchObject({ recurringCents: 1_645, oneTimeCents: 29, firstPaymentCents: 1_674 });
  });
});

describe('tariffOf', () => {
  it('throws for an amount with fractions of a cent', () => {
    expect(() => tariffOf({ ...membership, membershipPrice: 1.005 })).toThrow(RangeError);
  });
});

describe('inputs of the rules', () => {
  it('have the types that the contracts accept', () => {
    const application: MembershipApplication = MembershipSubmit.parse({});
    const change: ChangeRequest = ChangesSubmit.parse({ identity: {}, wishes: {} });
    const cancellation: Cancellation = CancellationSubmit.parse({});
    expect([application, change.wishes, cancellation]).toEqual([{}, {}, {}]);
  });
});
