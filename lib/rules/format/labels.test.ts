import { describe, expect, it } from 'vitest';
import * as enums from '@/lib/rules/enums';
import german from '@/messages/de/labels.json';
import english from '@/messages/en/labels.json';

describe('labels', () => {
  it.each([
    ['gender', enums.genders],
    ['paymentMethod', [...enums.paymentMethods, 'MandateAwaited']],
    ['priceInterval', enums.membershipPriceIntervals],
    ['pricePer', enums.membershipPriceIntervals],
    ['surchargeScope', enums.surchargeScopes],
    ['surchargeDueType', enums.surchargeDueTypes],
    ['customFieldType', enums.customFieldTypes],
    ['customFieldCategory', enums.customFieldCategories],
    ['consentMediaType', enums.consentMediaTypes],
    ['cancellationMode', enums.cancellationModes],
    ['cancellationScope', enums.cancellationScopes],
    ['noticePeriod', enums.noticeUnits],
    ['noticeUnit', enums.noticeUnits],
    ['ageReference', enums.ageReferences],
    ['addressForm', enums.addressForms],
    ['locale', enums.locales],
    ['kind', enums.submissionKinds],
    ['kinds', enums.submissionKinds],
    ['state', [...enums.displayStates, 'ToConfirm']],
    ['changedPart', enums.changedParts],
    ['historyType', enums.submitHistoryTypes],
    ['role', enums.roles],
    ['mailState', [...enums.mailStates, 'Waiting']],
    ['deliveryStatus', enums.webhookDeliveryStatuses],
    ['exportJobState', enums.exportJobStates],
  ] as const)('of %s name every value in both languages', (group, values) => {
    expect(Object.keys(german[group])).toEqual([...values]);
    expect(Object.keys(english[group])).toEqual([...values]);
  });

  it('have the same keys in both languages, and none is empty', () => {
    const keysOf = (labels: object) =>
      Object.entries(labels).flatMap(([group, texts]) =>
        typeof texts === 'string' ? [group] : Object.keys(texts).map(key => `${group}.${key}`),
      );
    expect(keysOf(english)).toEqual(keysOf(german));
    for (const labels of [german, english]) {
      expect(Object.values(labels).flatMap(texts => Object.values(texts))).not.toContain('');
    }
  });
});
