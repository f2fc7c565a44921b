import type { Operation } from '@/lib/contracts/operation';

/**
 * Minimum role of each operation (contract §3), written by hand and not derived from the operations. `Public` needs no
 * sign-in. The club sets who deletes submissions (contract §2); Clerk is the least of its choices.
 */
const table: Readonly<Record<Operation['access'], string>> = {
  Public: `
    POST /auth/login, /auth/refresh, /auth/logout, /auth/forgot-password, /auth/reset-password, /auth/confirm-email
    POST /auth/sign-up
    GET /auth/sign-up/slug
    GET /openapi.json, /public/clubs/{slug}/forms/{kind}, /public/clubs/{slug}/logo, /public/clubs/{slug}/background
    POST /public/clubs/{slug}/quote
    POST /public/clubs/{slug}/signature-requests, /public/clubs/{slug}/drafts
    GET /public/clubs/{slug}/drafts/{token}
    DELETE /public/clubs/{slug}/drafts/{token}
    GET /public/clubs/{slug}/signature-requests/{token}
    DELETE /public/clubs/{slug}/signature-requests/{token}
    PUT /public/clubs/{slug}/signatures/{token}
    GET /public/confirmations/{token}
    POST /public/confirmations/{token}, /public/confirmations/{token}/refuse, /public/confirmations/{token}/renew
    GET /public/family/{token}
    POST /public/family/{token}
    GET /public/status/{token}, /public/status/{token}/pdf
    PATCH /public/status/{token}/memberships, /public/status/{token}/changes, /public/status/{token}/cancellations
    POST /public/status/{token}/withdraw, /public/status/{token}/resend-confirmation
    POST /public/status/{token}/answer`,
  PublicOrClerk: `
    POST /submits/memberships, /submits/changes, /submits/cancellations, /submits/files`,
  Viewer: `
    GET /auth/manage/info
    POST /auth/manage/info, /auth/manage/2fa, /auth/switch-club
    GET /auth/manage/sessions, /auth/manage/invitations, /club/first-steps
    POST /auth/manage/invitations/{id}/accept, /auth/manage/invitations/{id}/decline
    DELETE /auth/manage/sessions, /auth/manage/sessions/{id}, /auth/manage/clubs/{clubId}
    GET /club/info, /club/logo, /club/departments, /club/departments/{id}, /club/department-settings
    GET /club/memberships, /club/memberships/{id}, /club/custom-fields, /club/custom-fields/{internalName}
    GET /club/data-privacy/consent-versions
    GET /club/data-privacy, /club/membership-form, /club/cancellation-form, /club/form-design
    GET /club/further-forms, /club/further-forms/{id}
    GET /club/forms/{kind}/qr-code/svg, /club/forms/{kind}/qr-code/png
    GET /club/forms/{kind}/poster, /club/forms/{kind}/paper-form
    GET /users/{id}
    PUT /users/{id}
    GET /dashboard/new-memberships, /dashboard/new-changes, /dashboard/new-cancellations, /dashboard/membership-chart
    GET /dashboard/kpis, /dashboard/trend, /dashboard/age-distribution, /dashboard/gender-distribution
    GET /dashboard/popular-departments, /dashboard/membership-types, /dashboard/payment-methods, /dashboard/funnel
    GET /dashboard/processing-time, /dashboard/webhook-deliveries, /dashboard/zip-codes, /dashboard/arrangement
    GET /dashboard/monthly-report
    PUT /dashboard/arrangement
    GET /club/answer-templates, /club/answer-templates/{id}
    GET /submits/assignees, /submits/{id}/assignee, /submits/{id}/hints, /submits/{id}/exports
    GET /submits/{id}/notes, /submits/{id}/notes/{noteId}
    GET /submits/{id}/questions, /submits/{id}/questions/{questionId}
    GET /submits, /submits/counts, /submits/views
    POST /submits/views
    PUT /submits/views/{id}
    DELETE /submits/views/{id}
    GET /submits/memberships/{id}, /submits/changes/{id}, /submits/cancellations/{id}
    GET /submits/memberships/{id}/pdf, /submits/changes/{id}/pdf, /submits/cancellations/{id}/pdf
    GET /submits/memberships/{id}/csv, /submits/changes/{id}/csv, /submits/cancellations/{id}/csv
    GET /submits/memberships/{id}/text, /submits/changes/{id}/text, /submits/cancellations/{id}/text
    GET /submits/memberships/{id}/club-software, /submits/memberships/{id}/family-members/{memberId}
    GET /submits/memberships/{id}/history, /submits/changes/{id}/history, /submits/cancellations/{id}/history`,
  Clerk: `
    PATCH /submits/memberships/{id}, /submits/changes/{id}, /submits/cancellations/{id}
    DELETE /submits/memberships/{id}, /submits/changes/{id}, /submits/cancellations/{id}
    POST /submits/memberships/{id}/confirm, /submits/changes/{id}/confirm, /submits/cancellations/{id}/confirm
    POST /submits/memberships/{id}/resend-confirmation, /submits/changes/{id}/resend-confirmation
    POST /submits/cancellations/{id}/resend-confirmation
    POST /submits/{id}/accept, /submits/{id}/deny, /submits/{id}/notes
    POST /submits/{id}/questions, /submits/{id}/questions/{questionId}/close
    GET /submits/{id}/bank-data, /submits/{id}/files/{fileId}
    PUT /submits/{id}/assignee, /submits/{id}/notes/{noteId}
    DELETE /submits/{id}/notes/{noteId}, /submits/memberships/{id}/family-members/{memberId}
    POST /submits/memberships/{id}/family-members
    POST /submits/batch, /submits/batch/preview, /submits/{id}/decision-preview
    POST /submits/exports/pdf, /submits/exports/csv, /submits/exports/club-software
    GET /submits/exports, /submits/exports/{jobId}, /submits/exports/{jobId}/download
    GET /submits/exports/club-software/formats, /submits/exports/club-software/formats/{id}
    DELETE /submits/exports/{jobId}`,
  Manager: `
    GET /club/refused-sites
    POST /club/further-forms
    PUT /club/further-forms/{id}, /club/further-form-order
    DELETE /club/further-forms/{id}
    GET /club/texts
    PUT /club/info, /club/logo, /club/departments/{id}, /club/department-settings, /club/memberships/{id}
    DELETE /club/logo, /club/departments/{id}, /club/memberships/{id}, /club/custom-fields/{internalName}
    POST /club/departments, /club/memberships, /club/custom-fields
    POST /submits/exports/club-software/formats, /submits/exports/club-software/preview
    PUT /submits/exports/club-software/formats/{id}
    DELETE /submits/exports/club-software/formats/{id}
    PATCH /club/custom-fields/{internalName}
    POST /club/answer-templates
    PUT /club/answer-templates/{id}
    DELETE /club/answer-templates/{id}
    PUT /club/data-privacy, /club/first-steps
    PUT /club/department-order, /club/membership-order, /club/custom-field-order
    GET /club/data-privacy/due-submissions
    POST /club/membership-form, /club/cancellation-form, /club/form-design
    PUT /club/form-design/background-image
    DELETE /club/form-design/background-image
    GET /club/settings/email-templates, /club/settings/email-templates/{type}
    PUT /club/settings/email-templates/{type}
    DELETE /club/settings/email-templates/{type}
    GET /club/settings/email-templates/{type}/system, /club/settings/email-templates/{type}/placeholders
    POST /club/settings/email-templates/{type}/preview, /club/settings/email-templates/{type}/test
    GET /club/settings/smtp/sender-check
    GET /club/settings/smtp, /club/settings/notifications
    PUT /club/settings/smtp, /club/settings/notifications
    DELETE /club/settings/smtp
    POST /club/settings/smtp/test
    GET /club/settings/outbox, /club/settings/outbox/{id}
    GET /club/settings/outbox/{id}/attachments/{attachmentId}
    POST /club/settings/outbox/{id}/retry, /club/settings/outbox/send-kept
    POST /persons/find, /persons/export/json, /persons/export/pdf, /persons/erase
    GET /club/settings/nightly-runs`,
  Admin: `
    GET /club/settings/webhooks, /club/settings/webhooks/{id}
    POST /club/settings/webhooks
    PUT /club/settings/webhooks/{id}
    DELETE /club/settings/webhooks/{id}
    POST /club/settings/webhooks/{id}/rotate-secret, /club/settings/webhooks/{id}/test
    GET /club/settings/webhooks/{id}/deliveries, /club/settings/webhooks/{id}/deliveries/{deliveryId}
    POST /club/settings/webhooks/{id}/deliveries/{deliveryId}/redeliver
    POST /club/settings/webhooks/{id}/redeliver-failed
    GET /club/settings/api-keys, /club/settings/api-keys/{id}/requests
    GET /club/settings/audit-log, /club/settings/audit-log/csv, /club/settings/audit-log/jsonl
    POST /club/settings/api-keys
    DELETE /club/settings/api-keys/{id}
    GET /users, /users/roles
    POST /users, /users/{id}/resend-invitation, /users/{id}/invitation-link
    DELETE /users/{id}`,
};

/** `GET /club/info` → `Viewer`, for every operation of the table. */
export const contractRoles: ReadonlyMap<string, Operation['access']> = new Map(
  (['Public', 'PublicOrClerk', 'Viewer', 'Clerk', 'Manager', 'Admin'] as const).flatMap(role =>
    table[role]
      .split('\n')
      .map(line => /^\s*(\w+) (.+)$/.exec(line))
      .flatMap(found =>
        (found?.[2] ?? '').split(', ').map(path => [`${found?.[1]} ${path.trim()}`, role] as const),
      )
      .filter(([place]) => !place.endsWith(' ')),
  ),
);
