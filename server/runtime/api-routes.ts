// Written by `node bin/api-routes.mjs` from the folders under app/api/v1.
import type { Route } from './api-router';
import * as path from '@/app/api/v1/[[...path]]/route';
import * as authConfirmEmail from '@/app/api/v1/auth/confirm-email/route';
import * as authForgotPassword from '@/app/api/v1/auth/forgot-password/route';
import * as authLogin from '@/app/api/v1/auth/login/route';
import * as authLogout from '@/app/api/v1/auth/logout/route';
import * as authManage2fa from '@/app/api/v1/auth/manage/2fa/route';
import * as authManageClubsClubId from '@/app/api/v1/auth/manage/clubs/[clubId]/route';
import * as authManageInfo from '@/app/api/v1/auth/manage/info/route';
import * as authManageInvitations from '@/app/api/v1/auth/manage/invitations/route';
import * as authManageInvitationsIdAccept from '@/app/api/v1/auth/manage/invitations/[id]/accept/route';
import * as authManageInvitationsIdDecline from '@/app/api/v1/auth/manage/invitations/[id]/decline/route';
import * as authManageSessions from '@/app/api/v1/auth/manage/sessions/route';
import * as authManageSessionsId from '@/app/api/v1/auth/manage/sessions/[id]/route';
import * as authRefresh from '@/app/api/v1/auth/refresh/route';
import * as authResetPassword from '@/app/api/v1/auth/reset-password/route';
import * as authSignUp from '@/app/api/v1/auth/sign-up/route';
import * as authSignUpSlug from '@/app/api/v1/auth/sign-up/slug/route';
import * as authSwitchClub from '@/app/api/v1/auth/switch-club/route';
import * as clubAnswerTemplates from '@/app/api/v1/club/answer-templates/route';
import * as clubAnswerTemplatesId from '@/app/api/v1/club/answer-templates/[id]/route';
import * as clubCancellationForm from '@/app/api/v1/club/cancellation-form/route';
import * as clubCustomFieldOrder from '@/app/api/v1/club/custom-field-order/route';
import * as clubCustomFields from '@/app/api/v1/club/custom-fields/route';
import * as clubCustomFieldsInternalName from '@/app/api/v1/club/custom-fields/[internalName]/route';
import * as clubDataPrivacy from '@/app/api/v1/club/data-privacy/route';
import * as clubDataPrivacyConsentVersions from '@/app/api/v1/club/data-privacy/consent-versions/route';
import * as clubDataPrivacyDueSubmissions from '@/app/api/v1/club/data-privacy/due-submissions/route';
import * as clubDepartmentOrder from '@/app/api/v1/club/department-order/route';
import * as clubDepartmentSettings from '@/app/api/v1/club/department-settings/route';
import * as clubDepartments from '@/app/api/v1/club/departments/route';
import * as clubDepartmentsId from '@/app/api/v1/club/departments/[id]/route';
import * as clubFirstSteps from '@/app/api/v1/club/first-steps/route';
import * as clubFormDesign from '@/app/api/v1/club/form-design/route';
import * as clubFormDesignBackgroundImage from '@/app/api/v1/club/form-design/background-image/route';
import * as clubFormsKindPaperForm from '@/app/api/v1/club/forms/[kind]/paper-form/route';
import * as clubFormsKindPoster from '@/app/api/v1/club/forms/[kind]/poster/route';
import * as clubFormsKindQrCodePng from '@/app/api/v1/club/forms/[kind]/qr-code/png/route';
import * as clubFormsKindQrCodeSvg from '@/app/api/v1/club/forms/[kind]/qr-code/svg/route';
import * as clubFurtherFormOrder from '@/app/api/v1/club/further-form-order/route';
import * as clubFurtherForms from '@/app/api/v1/club/further-forms/route';
import * as clubFurtherFormsId from '@/app/api/v1/club/further-forms/[id]/route';
import * as clubInfo from '@/app/api/v1/club/info/route';
import * as clubLogo from '@/app/api/v1/club/logo/route';
import * as clubMembershipForm from '@/app/api/v1/club/membership-form/route';
import * as clubMembershipOrder from '@/app/api/v1/club/membership-order/route';
import * as clubMemberships from '@/app/api/v1/club/memberships/route';
import * as clubMembershipsId from '@/app/api/v1/club/memberships/[id]/route';
import * as clubRefusedSites from '@/app/api/v1/club/refused-sites/route';
import * as clubSettingsApiKeys from '@/app/api/v1/club/settings/api-keys/route';
import * as clubSettingsApiKeysId from '@/app/api/v1/club/settings/api-keys/[id]/route';
import * as clubSettingsApiKeysIdRequests from '@/app/api/v1/club/settings/api-keys/[id]/requests/route';
import * as clubSettingsAuditLog from '@/app/api/v1/club/settings/audit-log/route';
import * as clubSettingsAuditLogCsv from '@/app/api/v1/club/settings/audit-log/csv/route';
import * as clubSettingsAuditLogJsonl from '@/app/api/v1/club/settings/audit-log/jsonl/route';
import * as clubSettingsEmailTemplates from '@/app/api/v1/club/settings/email-templates/route';
import * as clubSettingsEmailTemplatesType from '@/app/api/v1/club/settings/email-templates/[type]/route';
import * as clubSettingsEmailTemplatesTypePlaceholders from '@/app/api/v1/club/settings/email-templates/[type]/placeholders/route';
import * as clubSettingsEmailTemplatesTypePreview from '@/app/api/v1/club/settings/email-templates/[type]/preview/route';
import * as clubSettingsEmailTemplatesTypeSystem from '@/app/api/v1/club/settings/email-templates/[type]/system/route';
import * as clubSettingsEmailTemplatesTypeTest from '@/app/api/v1/club/settings/email-templates/[type]/test/route';
import * as clubSettingsNightlyRuns from '@/app/api/v1/club/settings/nightly-runs/route';
import * as clubSettingsNotifications from '@/app/api/v1/club/settings/notifications/route';
import * as clubSettingsOutbox from '@/app/api/v1/club/settings/outbox/route';
import * as clubSettingsOutboxId from '@/app/api/v1/club/settings/outbox/[id]/route';
import * as clubSettingsOutboxIdAttachmentsAttachmentId from '@/app/api/v1/club/settings/outbox/[id]/attachments/[attachmentId]/route';
import * as clubSettingsOutboxIdRetry from '@/app/api/v1/club/settings/outbox/[id]/retry/route';
import * as clubSettingsOutboxSendKept from '@/app/api/v1/club/settings/outbox/send-kept/route';
import * as clubSettingsSmtp from '@/app/api/v1/club/settings/smtp/route';
import * as clubSettingsSmtpSenderCheck from '@/app/api/v1/club/settings/smtp/sender-check/route';
import * as clubSettingsSmtpTest from '@/app/api/v1/club/settings/smtp/test/route';
import * as clubSettingsWebhooks from '@/app/api/v1/club/settings/webhooks/route';
import * as clubSettingsWebhooksId from '@/app/api/v1/club/settings/webhooks/[id]/route';
import * as clubSettingsWebhooksIdDeliveries from '@/app/api/v1/club/settings/webhooks/[id]/deliveries/route';
import * as clubSettingsWebhooksIdDeliveriesDeliveryId from '@/app/api/v1/club/settings/webhooks/[id]/deliveries/[deliveryId]/route';
import * as clubSettingsWebhooksIdDeliveriesDeliveryIdRedeliver from '@/app/api/v1/club/settings/webhooks/[id]/deliveries/[deliveryId]/redeliver/route';
import * as clubSettingsWebhooksIdRedeliverFailed from '@/app/api/v1/club/settings/webhooks/[id]/redeliver-failed/route';
import * as clubSettingsWebhooksIdRotateSecret from '@/app/api/v1/club/settings/webhooks/[id]/rotate-secret/route';
import * as clubSettingsWebhooksIdTest from '@/app/api/v1/club/settings/webhooks/[id]/test/route';
import * as clubTexts from '@/app/api/v1/club/texts/route';
import * as dashboardAgeDistribution from '@/app/api/v1/dashboard/age-distribution/route';
import * as dashboardArrangement from '@/app/api/v1/dashboard/arrangement/route';
import * as dashboardFunnel from '@/app/api/v1/dashboard/funnel/route';
import * as dashboardGenderDistribution from '@/app/api/v1/dashboard/gender-distribution/route';
import * as dashboardKpis from '@/app/api/v1/dashboard/kpis/route';
import * as dashboardMembershipChart from '@/app/api/v1/dashboard/membership-chart/route';
import * as dashboardMembershipTypes from '@/app/api/v1/dashboard/membership-types/route';
import * as dashboardMonthlyReport from '@/app/api/v1/dashboard/monthly-report/route';
import * as dashboardNewCancellations from '@/app/api/v1/dashboard/new-cancellations/route';
import * as dashboardNewChanges from '@/app/api/v1/dashboard/new-changes/route';
import * as dashboardNewMemberships from '@/app/api/v1/dashboard/new-memberships/route';
import * as dashboardPaymentMethods from '@/app/api/v1/dashboard/payment-methods/route';
import * as dashboardPopularDepartments from '@/app/api/v1/dashboard/popular-departments/route';
import * as dashboardProcessingTime from '@/app/api/v1/dashboard/processing-time/route';
import * as dashboardTrend from '@/app/api/v1/dashboard/trend/route';
import * as dashboardWebhookDeliveries from '@/app/api/v1/dashboard/webhook-deliveries/route';
import * as dashboardZipCodes from '@/app/api/v1/dashboard/zip-codes/route';
import * as openapiJson from '@/app/api/v1/openapi.json/route';
import * as personsErase from '@/app/api/v1/persons/erase/route';
import * as personsExportJson from '@/app/api/v1/persons/export/json/route';
import * as personsExportPdf from '@/app/api/v1/persons/export/pdf/route';
import * as personsFind from '@/app/api/v1/persons/find/route';
import * as publicClubsSlugBackground from '@/app/api/v1/public/clubs/[slug]/background/route';
import * as publicClubsSlugDrafts from '@/app/api/v1/public/clubs/[slug]/drafts/route';
import * as publicClubsSlugDraftsToken from '@/app/api/v1/public/clubs/[slug]/drafts/[token]/route';
import * as publicClubsSlugFormsKind from '@/app/api/v1/public/clubs/[slug]/forms/[kind]/route';
import * as publicClubsSlugLogo from '@/app/api/v1/public/clubs/[slug]/logo/route';
import * as publicClubsSlugQuote from '@/app/api/v1/public/clubs/[slug]/quote/route';
import * as publicClubsSlugSignatureRequests from '@/app/api/v1/public/clubs/[slug]/signature-requests/route';
import * as publicClubsSlugSignatureRequestsToken from '@/app/api/v1/public/clubs/[slug]/signature-requests/[token]/route';
import * as publicClubsSlugSignaturesToken from '@/app/api/v1/public/clubs/[slug]/signatures/[token]/route';
import * as publicConfirmationsToken from '@/app/api/v1/public/confirmations/[token]/route';
import * as publicConfirmationsTokenRefuse from '@/app/api/v1/public/confirmations/[token]/refuse/route';
import * as publicConfirmationsTokenRenew from '@/app/api/v1/public/confirmations/[token]/renew/route';
import * as publicFamilyToken from '@/app/api/v1/public/family/[token]/route';
import * as publicStatusToken from '@/app/api/v1/public/status/[token]/route';
import * as publicStatusTokenAnswer from '@/app/api/v1/public/status/[token]/answer/route';
import * as publicStatusTokenCancellations from '@/app/api/v1/public/status/[token]/cancellations/route';
import * as publicStatusTokenChanges from '@/app/api/v1/public/status/[token]/changes/route';
import * as publicStatusTokenMemberships from '@/app/api/v1/public/status/[token]/memberships/route';
import * as publicStatusTokenPdf from '@/app/api/v1/public/status/[token]/pdf/route';
import * as publicStatusTokenResendConfirmation from '@/app/api/v1/public/status/[token]/resend-confirmation/route';
import * as publicStatusTokenWithdraw from '@/app/api/v1/public/status/[token]/withdraw/route';
import * as submits from '@/app/api/v1/submits/route';
import * as submitsIdAccept from '@/app/api/v1/submits/[id]/accept/route';
import * as submitsIdAssignee from '@/app/api/v1/submits/[id]/assignee/route';
import * as submitsIdBankData from '@/app/api/v1/submits/[id]/bank-data/route';
import * as submitsIdDecisionPreview from '@/app/api/v1/submits/[id]/decision-preview/route';
import * as submitsIdDeny from '@/app/api/v1/submits/[id]/deny/route';
import * as submitsIdExports from '@/app/api/v1/submits/[id]/exports/route';
import * as submitsIdFilesFileId from '@/app/api/v1/submits/[id]/files/[fileId]/route';
import * as submitsIdHints from '@/app/api/v1/submits/[id]/hints/route';
import * as submitsIdNotes from '@/app/api/v1/submits/[id]/notes/route';
import * as submitsIdNotesNoteId from '@/app/api/v1/submits/[id]/notes/[noteId]/route';
import * as submitsIdQuestions from '@/app/api/v1/submits/[id]/questions/route';
import * as submitsIdQuestionsQuestionId from '@/app/api/v1/submits/[id]/questions/[questionId]/route';
import * as submitsIdQuestionsQuestionIdClose from '@/app/api/v1/submits/[id]/questions/[questionId]/close/route';
import * as submitsAssignees from '@/app/api/v1/submits/assignees/route';
import * as submitsBatch from '@/app/api/v1/submits/batch/route';
import * as submitsBatchPreview from '@/app/api/v1/submits/batch/preview/route';
import * as submitsCancellations from '@/app/api/v1/submits/cancellations/route';
import * as submitsCancellationsId from '@/app/api/v1/submits/cancellations/[id]/route';
import * as submitsCancellationsIdConfirm from '@/app/api/v1/submits/cancellations/[id]/confirm/route';
import * as submitsCancellationsIdCsv from '@/app/api/v1/submits/cancellations/[id]/csv/route';
import * as submitsCancellationsIdHistory from '@/app/api/v1/submits/cancellations/[id]/history/route';
import * as submitsCancellationsIdPdf from '@/app/api/v1/submits/cancellations/[id]/pdf/route';
import * as submitsCancellationsIdResendConfirmation from '@/app/api/v1/submits/cancellations/[id]/resend-confirmation/route';
import * as submitsCancellationsIdText from '@/app/api/v1/submits/cancellations/[id]/text/route';
import * as submitsChanges from '@/app/api/v1/submits/changes/route';
import * as submitsChangesId from '@/app/api/v1/submits/changes/[id]/route';
import * as submitsChangesIdConfirm from '@/app/api/v1/submits/changes/[id]/confirm/route';
import * as submitsChangesIdCsv from '@/app/api/v1/submits/changes/[id]/csv/route';
import * as submitsChangesIdHistory from '@/app/api/v1/submits/changes/[id]/history/route';
import * as submitsChangesIdPdf from '@/app/api/v1/submits/changes/[id]/pdf/route';
import * as submitsChangesIdResendConfirmation from '@/app/api/v1/submits/changes/[id]/resend-confirmation/route';
import * as submitsChangesIdText from '@/app/api/v1/submits/changes/[id]/text/route';
import * as submitsCounts from '@/app/api/v1/submits/counts/route';
import * as submitsExports from '@/app/api/v1/submits/exports/route';
import * as submitsExportsJobId from '@/app/api/v1/submits/exports/[jobId]/route';
import * as submitsExportsJobIdDownload from '@/app/api/v1/submits/exports/[jobId]/download/route';
import * as submitsExportsClubSoftware from '@/app/api/v1/submits/exports/club-software/route';
import * as submitsExportsClubSoftwareFormats from '@/app/api/v1/submits/exports/club-software/formats/route';
import * as submitsExportsClubSoftwareFormatsId from '@/app/api/v1/submits/exports/club-software/formats/[id]/route';
import * as submitsExportsClubSoftwarePreview from '@/app/api/v1/submits/exports/club-software/preview/route';
import * as submitsExportsCsv from '@/app/api/v1/submits/exports/csv/route';
import * as submitsExportsPdf from '@/app/api/v1/submits/exports/pdf/route';
import * as submitsFiles from '@/app/api/v1/submits/files/route';
import * as submitsMemberships from '@/app/api/v1/submits/memberships/route';
import * as submitsMembershipsId from '@/app/api/v1/submits/memberships/[id]/route';
import * as submitsMembershipsIdClubSoftware from '@/app/api/v1/submits/memberships/[id]/club-software/route';
import * as submitsMembershipsIdConfirm from '@/app/api/v1/submits/memberships/[id]/confirm/route';
import * as submitsMembershipsIdCsv from '@/app/api/v1/submits/memberships/[id]/csv/route';
import * as submitsMembershipsIdFamilyMembers from '@/app/api/v1/submits/memberships/[id]/family-members/route';
import * as submitsMembershipsIdFamilyMembersMemberId from '@/app/api/v1/submits/memberships/[id]/family-members/[memberId]/route';
import * as submitsMembershipsIdHistory from '@/app/api/v1/submits/memberships/[id]/history/route';
import * as submitsMembershipsIdPdf from '@/app/api/v1/submits/memberships/[id]/pdf/route';
import * as submitsMembershipsIdResendConfirmation from '@/app/api/v1/submits/memberships/[id]/resend-confirmation/route';
import * as submitsMembershipsIdText from '@/app/api/v1/submits/memberships/[id]/text/route';
import * as submitsViews from '@/app/api/v1/submits/views/route';
import * as submitsViewsId from '@/app/api/v1/submits/views/[id]/route';
import * as users from '@/app/api/v1/users/route';
import * as usersId from '@/app/api/v1/users/[id]/route';
import * as usersIdInvitationLink from '@/app/api/v1/users/[id]/invitation-link/route';
import * as usersIdResendInvitation from '@/app/api/v1/users/[id]/resend-invitation/route';
import * as usersRoles from '@/app/api/v1/users/roles/route';

/** Every route file under `app/api/v1`, with the pattern of its path. */
export const apiRoutes: readonly Route[] = [
  ['/api/v1/[[...path]]', path],
  ['/api/v1/auth/confirm-email', authConfirmEmail],
  ['/api/v1/auth/forgot-password', authForgotPassword],
  ['/api/v1/auth/login', authLogin],
  ['/api/v1/auth/logout', authLogout],
  ['/api/v1/auth/manage/2fa', authManage2fa],
  ['/api/v1/auth/manage/clubs/[clubId]', authManageClubsClubId],
  ['/api/v1/auth/manage/info', authManageInfo],
  ['/api/v1/auth/manage/invitations', authManageInvitations],
  ['/api/v1/auth/manage/invitations/[id]/accept', authManageInvitationsIdAccept],
  ['/api/v1/auth/manage/invitations/[id]/decline', authManageInvitationsIdDecline],
  ['/api/v1/auth/manage/sessions', authManageSessions],
  ['/api/v1/auth/manage/sessions/[id]', authManageSessionsId],
  ['/api/v1/auth/refresh', authRefresh],
  ['/api/v1/auth/reset-password', authResetPassword],
  ['/api/v1/auth/sign-up', authSignUp],
  ['/api/v1/auth/sign-up/slug', authSignUpSlug],
  ['/api/v1/auth/switch-club', authSwitchClub],
  ['/api/v1/club/answer-templates', clubAnswerTemplates],
  ['/api/v1/club/answer-templates/[id]', clubAnswerTemplatesId],
  ['/api/v1/club/cancellation-form', clubCancellationForm],
  ['/api/v1/club/custom-field-order', clubCustomFieldOrder],
  ['/api/v1/club/custom-fields', clubCustomFields],
  ['/api/v1/club/custom-fields/[internalName]', clubCustomFieldsInternalName],
  ['/api/v1/club/data-privacy', clubDataPrivacy],
  ['/api/v1/club/data-privacy/consent-versions', clubDataPrivacyConsentVersions],
  ['/api/v1/club/data-privacy/due-submissions', clubDataPrivacyDueSubmissions],
  ['/api/v1/club/department-order', clubDepartmentOrder],
  ['/api/v1/club/department-settings', clubDepartmentSettings],
  ['/api/v1/club/departments', clubDepartments],
  ['/api/v1/club/departments/[id]', clubDepartmentsId],
  ['/api/v1/club/first-steps', clubFirstSteps],
  ['/api/v1/club/form-design', clubFormDesign],
  ['/api/v1/club/form-design/background-image', clubFormDesignBackgroundImage],
  ['/api/v1/club/forms/[kind]/paper-form', clubFormsKindPaperForm],
  ['/api/v1/club/forms/[kind]/poster', clubFormsKindPoster],
  ['/api/v1/club/forms/[kind]/qr-code/png', clubFormsKindQrCodePng],
  ['/api/v1/club/forms/[kind]/qr-code/svg', clubFormsKindQrCodeSvg],
  ['/api/v1/club/further-form-order', clubFurtherFormOrder],
  ['/api/v1/club/further-forms', clubFurtherForms],
  ['/api/v1/club/further-forms/[id]', clubFurtherFormsId],
  ['/api/v1/club/info', clubInfo],
  ['/api/v1/club/logo', clubLogo],
  ['/api/v1/club/membership-form', clubMembershipForm],
  ['/api/v1/club/membership-order', clubMembershipOrder],
  ['/api/v1/club/memberships', clubMemberships],
  ['/api/v1/club/memberships/[id]', clubMembershipsId],
  ['/api/v1/club/refused-sites', clubRefusedSites],
  ['/api/v1/club/settings/api-keys', clubSettingsApiKeys],
  ['/api/v1/club/settings/api-keys/[id]', clubSettingsApiKeysId],
  ['/api/v1/club/settings/api-keys/[id]/requests', clubSettingsApiKeysIdRequests],
  ['/api/v1/club/settings/audit-log', clubSettingsAuditLog],
  ['/api/v1/club/settings/audit-log/csv', clubSettingsAuditLogCsv],
  ['/api/v1/club/settings/audit-log/jsonl', clubSettingsAuditLogJsonl],
  ['/api/v1/club/settings/email-templates', clubSettingsEmailTemplates],
  ['/api/v1/club/settings/email-templates/[type]', clubSettingsEmailTemplatesType],
  ['/api/v1/club/settings/email-templates/[type]/placeholders', clubSettingsEmailTemplatesTypePlaceholders],
  ['/api/v1/club/settings/email-templates/[type]/preview', clubSettingsEmailTemplatesTypePreview],
  ['/api/v1/club/settings/email-templates/[type]/system', clubSettingsEmailTemplatesTypeSystem],
  ['/api/v1/club/settings/email-templates/[type]/test', clubSettingsEmailTemplatesTypeTest],
  ['/api/v1/club/settings/nightly-runs', clubSettingsNightlyRuns],
  ['/api/v1/club/settings/notifications', clubSettingsNotifications],
  ['/api/v1/club/settings/outbox', clubSettingsOutbox],
  ['/api/v1/club/settings/outbox/[id]', clubSettingsOutboxId],
  ['/api/v1/club/settings/outbox/[id]/attachments/[attachmentId]', clubSettingsOutboxIdAttachmentsAttachmentId],
  ['/api/v1/club/settings/outbox/[id]/retry', clubSettingsOutboxIdRetry],
  ['/api/v1/club/settings/outbox/send-kept', clubSettingsOutboxSendKept],
  ['/api/v1/club/settings/smtp', clubSettingsSmtp],
  ['/api/v1/club/settings/smtp/sender-check', clubSettingsSmtpSenderCheck],
  ['/api/v1/club/settings/smtp/test', clubSettingsSmtpTest],
  ['/api/v1/club/settings/webhooks', clubSettingsWebhooks],
  ['/api/v1/club/settings/webhooks/[id]', clubSettingsWebhooksId],
  ['/api/v1/club/settings/webhooks/[id]/deliveries', clubSettingsWebhooksIdDeliveries],
  ['/api/v1/club/settings/webhooks/[id]/deliveries/[deliveryId]', clubSettingsWebhooksIdDeliveriesDeliveryId],
  ['/api/v1/club/settings/webhooks/[id]/deliveries/[deliveryId]/redeliver', clubSettingsWebhooksIdDeliveriesDeliveryIdRedeliver],
  ['/api/v1/club/settings/webhooks/[id]/redeliver-failed', clubSettingsWebhooksIdRedeliverFailed],
  ['/api/v1/club/settings/webhooks/[id]/rotate-secret', clubSettingsWebhooksIdRotateSecret],
  ['/api/v1/club/settings/webhooks/[id]/test', clubSettingsWebhooksIdTest],
  ['/api/v1/club/texts', clubTexts],
  ['/api/v1/dashboard/age-distribution', dashboardAgeDistribution],
  ['/api/v1/dashboard/arrangement', dashboardArrangement],
  ['/api/v1/dashboard/funnel', dashboardFunnel],
  ['/api/v1/dashboard/gender-distribution', dashboardGenderDistribution],
  ['/api/v1/dashboard/kpis', dashboardKpis],
  ['/api/v1/dashboard/membership-chart', dashboardMembershipChart],
  ['/api/v1/dashboard/membership-types', dashboardMembershipTypes],
  ['/api/v1/dashboard/monthly-report', dashboardMonthlyReport],
  ['/api/v1/dashboard/new-cancellations', dashboardNewCancellations],
  ['/api/v1/dashboard/new-changes', dashboardNewChanges],
  ['/api/v1/dashboard/new-memberships', dashboardNewMemberships],
  ['/api/v1/dashboard/payment-methods', dashboardPaymentMethods],
  ['/api/v1/dashboard/popular-departments', dashboardPopularDepartments],
  ['/api/v1/dashboard/processing-time', dashboardProcessingTime],
  ['/api/v1/dashboard/trend', dashboardTrend],
  ['/api/v1/dashboard/webhook-deliveries', dashboardWebhookDeliveries],
  ['/api/v1/dashboard/zip-codes', dashboardZipCodes],
  ['/api/v1/openapi.json', openapiJson],
  ['/api/v1/persons/erase', personsErase],
  ['/api/v1/persons/export/json', personsExportJson],
  ['/api/v1/persons/export/pdf', personsExportPdf],
  ['/api/v1/persons/find', personsFind],
  ['/api/v1/public/clubs/[slug]/background', publicClubsSlugBackground],
  ['/api/v1/public/clubs/[slug]/drafts', publicClubsSlugDrafts],
  ['/api/v1/public/clubs/[slug]/drafts/[token]', publicClubsSlugDraftsToken],
  ['/api/v1/public/clubs/[slug]/forms/[kind]', publicClubsSlugFormsKind],
  ['/api/v1/public/clubs/[slug]/logo', publicClubsSlugLogo],
  ['/api/v1/public/clubs/[slug]/quote', publicClubsSlugQuote],
  ['/api/v1/public/clubs/[slug]/signature-requests', publicClubsSlugSignatureRequests],
  ['/api/v1/public/clubs/[slug]/signature-requests/[token]', publicClubsSlugSignatureRequestsToken],
  ['/api/v1/public/clubs/[slug]/signatures/[token]', publicClubsSlugSignaturesToken],
  ['/api/v1/public/confirmations/[token]', publicConfirmationsToken],
  ['/api/v1/public/confirmations/[token]/refuse', publicConfirmationsTokenRefuse],
  ['/api/v1/public/confirmations/[token]/renew', publicConfirmationsTokenRenew],
  ['/api/v1/public/family/[token]', publicFamilyToken],
  ['/api/v1/public/status/[token]', publicStatusToken],
  ['/api/v1/public/status/[token]/answer', publicStatusTokenAnswer],
  ['/api/v1/public/status/[token]/cancellations', publicStatusTokenCancellations],
  ['/api/v1/public/status/[token]/changes', publicStatusTokenChanges],
  ['/api/v1/public/status/[token]/memberships', publicStatusTokenMemberships],
  ['/api/v1/public/status/[token]/pdf', publicStatusTokenPdf],
  ['/api/v1/public/status/[token]/resend-confirmation', publicStatusTokenResendConfirmation],
  ['/api/v1/public/status/[token]/withdraw', publicStatusTokenWithdraw],
  ['/api/v1/submits', submits],
  ['/api/v1/submits/[id]/accept', submitsIdAccept],
  ['/api/v1/submits/[id]/assignee', submitsIdAssignee],
  ['/api/v1/submits/[id]/bank-data', submitsIdBankData],
  ['/api/v1/submits/[id]/decision-preview', submitsIdDecisionPreview],
  ['/api/v1/submits/[id]/deny', submitsIdDeny],
  ['/api/v1/submits/[id]/exports', submitsIdExports],
  ['/api/v1/submits/[id]/files/[fileId]', submitsIdFilesFileId],
  ['/api/v1/submits/[id]/hints', submitsIdHints],
  ['/api/v1/submits/[id]/notes', submitsIdNotes],
  ['/api/v1/submits/[id]/notes/[noteId]', submitsIdNotesNoteId],
  ['/api/v1/submits/[id]/questions', submitsIdQuestions],
  ['/api/v1/submits/[id]/questions/[questionId]', submitsIdQuestionsQuestionId],
  ['/api/v1/submits/[id]/questions/[questionId]/close', submitsIdQuestionsQuestionIdClose],
  ['/api/v1/submits/assignees', submitsAssignees],
  ['/api/v1/submits/batch', submitsBatch],
  ['/api/v1/submits/batch/preview', submitsBatchPreview],
  ['/api/v1/submits/cancellations', submitsCancellations],
  ['/api/v1/submits/cancellations/[id]', submitsCancellationsId],
  ['/api/v1/submits/cancellations/[id]/confirm', submitsCancellationsIdConfirm],
  ['/api/v1/submits/cancellations/[id]/csv', submitsCancellationsIdCsv],
  ['/api/v1/submits/cancellations/[id]/history', submitsCancellationsIdHistory],
  ['/api/v1/submits/cancellations/[id]/pdf', submitsCancellationsIdPdf],
  ['/api/v1/submits/cancellations/[id]/resend-confirmation', submitsCancellationsIdResendConfirmation],
  ['/api/v1/submits/cancellations/[id]/text', submitsCancellationsIdText],
  ['/api/v1/submits/changes', submitsChanges],
  ['/api/v1/submits/changes/[id]', submitsChangesId],
  ['/api/v1/submits/changes/[id]/confirm', submitsChangesIdConfirm],
  ['/api/v1/submits/changes/[id]/csv', submitsChangesIdCsv],
  ['/api/v1/submits/changes/[id]/history', submitsChangesIdHistory],
  ['/api/v1/submits/changes/[id]/pdf', submitsChangesIdPdf],
  ['/api/v1/submits/changes/[id]/resend-confirmation', submitsChangesIdResendConfirmation],
  ['/api/v1/submits/changes/[id]/text', submitsChangesIdText],
  ['/api/v1/submits/counts', submitsCounts],
  ['/api/v1/submits/exports', submitsExports],
  ['/api/v1/submits/exports/[jobId]', submitsExportsJobId],
  ['/api/v1/submits/exports/[jobId]/download', submitsExportsJobIdDownload],
  ['/api/v1/submits/exports/club-software', submitsExportsClubSoftware],
  ['/api/v1/submits/exports/club-software/formats', submitsExportsClubSoftwareFormats],
  ['/api/v1/submits/exports/club-software/formats/[id]', submitsExportsClubSoftwareFormatsId],
  ['/api/v1/submits/exports/club-software/preview', submitsExportsClubSoftwarePreview],
  ['/api/v1/submits/exports/csv', submitsExportsCsv],
  ['/api/v1/submits/exports/pdf', submitsExportsPdf],
  ['/api/v1/submits/files', submitsFiles],
  ['/api/v1/submits/memberships', submitsMemberships],
  ['/api/v1/submits/memberships/[id]', submitsMembershipsId],
  ['/api/v1/submits/memberships/[id]/club-software', submitsMembershipsIdClubSoftware],
  ['/api/v1/submits/memberships/[id]/confirm', submitsMembershipsIdConfirm],
  ['/api/v1/submits/memberships/[id]/csv', submitsMembershipsIdCsv],
  ['/api/v1/submits/memberships/[id]/family-members', submitsMembershipsIdFamilyMembers],
  ['/api/v1/submits/memberships/[id]/family-members/[memberId]', submitsMembershipsIdFamilyMembersMemberId],
  ['/api/v1/submits/memberships/[id]/history', submitsMembershipsIdHistory],
  ['/api/v1/submits/memberships/[id]/pdf', submitsMembershipsIdPdf],
  ['/api/v1/submits/memberships/[id]/resend-confirmation', submitsMembershipsIdResendConfirmation],
  ['/api/v1/submits/memberships/[id]/text', submitsMembershipsIdText],
  ['/api/v1/submits/views', submitsViews],
  ['/api/v1/submits/views/[id]', submitsViewsId],
  ['/api/v1/users', users],
  ['/api/v1/users/[id]', usersId],
  ['/api/v1/users/[id]/invitation-link', usersIdInvitationLink],
  ['/api/v1/users/[id]/resend-invitation', usersIdResendInvitation],
  ['/api/v1/users/roles', usersRoles],
];
