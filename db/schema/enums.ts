import { pgEnum } from 'drizzle-orm/pg-core';
import * as values from '@/lib/rules/enums';

export const roleEnum = pgEnum('role', values.roles);
export const submissionKindEnum = pgEnum('submission_kind', values.submissionKinds);
export const submitStateEnum = pgEnum('submit_state', values.submitStates);
export const submitHistoryTypeEnum = pgEnum('submit_history_type', values.submitHistoryTypes);
export const actorKindEnum = pgEnum('actor_kind', ['User', 'ApiKey', 'Member', 'System']);
export const genderEnum = pgEnum('gender', values.genders);
export const paymentMethodEnum = pgEnum('payment_method', values.paymentMethods);
export const formFillerEnum = pgEnum('form_filler', values.formFillers);
export const priceIntervalEnum = pgEnum('membership_price_interval', values.membershipPriceIntervals);
export const surchargeScopeEnum = pgEnum('surcharge_scope', values.surchargeScopes);
export const surchargeDueTypeEnum = pgEnum('surcharge_due_type', values.surchargeDueTypes);
export const customFieldTypeEnum = pgEnum('custom_field_type', values.customFieldTypes);
export const customFieldCategoryEnum = pgEnum('custom_field_category', values.customFieldCategories);
export const consentSourceEnum = pgEnum('consent_source', values.consentSources);
export const adultConsentsEnum = pgEnum('adult_consents', values.adultConsents);
export const consentMediaTypeEnum = pgEnum('consent_media_type', values.consentMediaTypes);
export const cancellationModeEnum = pgEnum('cancellation_mode', values.cancellationModes);
export const cancellationScopeEnum = pgEnum('cancellation_scope', values.cancellationScopes);
export const noticeUnitEnum = pgEnum('notice_unit', values.noticeUnits);
export const ageReferenceEnum = pgEnum('age_reference', values.ageReferences);
export const addressFormEnum = pgEnum('address_form', values.addressForms);
export const localeEnum = pgEnum('locale', values.locales);
export const presetDesignEnum = pgEnum('preset_design', values.presetDesigns);
export const formFontEnum = pgEnum('form_font', values.formFonts);
export const colorSchemeEnum = pgEnum('color_scheme', values.colorSchemes);
export const designStageEnum = pgEnum('design_stage', ['Published', 'Draft']);
export const webhookEventTypeEnum = pgEnum('webhook_event_type', values.webhookEventTypes);
export const webhookDeliveryStatusEnum = pgEnum('webhook_delivery_status', values.webhookDeliveryStatuses);
export const emailTemplateTypeEnum = pgEnum('email_template_type', values.emailTemplateTypes);
export const mailStateEnum = pgEnum('mail_state', values.mailStates);
export const smtpSecurityEnum = pgEnum('smtp_security', values.smtpSecurities);
export const exportJobTypeEnum = pgEnum('export_job_type', values.exportJobTypes);
export const exportJobStateEnum = pgEnum('export_job_state', values.exportJobStates);
export const userTokenPurposeEnum = pgEnum('user_token_purpose', [
  'PasswordReset',
  'Invitation',
  'EmailChange',
]);
/** `BackgroundDraft` is uploaded but not published yet. */
export const clubImageKindEnum = pgEnum('club_image_kind', ['Logo', 'Background', 'BackgroundDraft']);
export const answerPurposeEnum = pgEnum('answer_purpose', values.answerPurposes);
