import { z } from 'zod';
import * as values from '@/lib/rules/enums';

/** An enumeration of the interface specification; each is a component of the OpenAPI document. */
const named = <const Values extends readonly [string, ...string[]]>(id: string, list: Values) =>
  z.enum(list).meta({ id, example: list[0] });

export const CancellationMode = named('CancellationMode', values.cancellationModes);
export const ConsentMediaType = named('ConsentMediaType', values.consentMediaTypes);
export const CustomFieldCategory = named('CustomFieldCategory', values.customFieldCategories);
export const CustomFieldType = named('CustomFieldType', values.customFieldTypes);
export const EMailTemplateType = named('EMailTemplateType', values.emailTemplateTypes);
export const Gender = named('Gender', values.genders);
export const MembershipPriceInterval = named('MembershipPriceInterval', values.membershipPriceIntervals);
export const PaymentMethod = named('PaymentMethod', values.paymentMethods);
export const SubmitHistoryType = named('SubmitHistoryType', values.submitHistoryTypes);
export const SubmitState = named('SubmitState', values.submitStates);
export const SurchargeDueType = named('SurchargeDueType', values.surchargeDueTypes);
export const SurchargeScope = named('SurchargeScope', values.surchargeScopes);
export const WebhookDeliveryStatus = named('WebhookDeliveryStatus', values.webhookDeliveryStatuses);
export const WebhookEventType = named('WebhookEventType', values.webhookEventTypes);
