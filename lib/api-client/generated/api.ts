/** Written by `npm run openapi:types` from the OpenAPI document. */

export interface paths {
    "/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the new e-mail address of an account with the code sent to it
         * @description Public: needs no credentials.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset link by e-mail. The response does not reveal whether the address is known
         * @description Public: needs no credentials.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail address and password
         * @description Public: needs no credentials.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out: end the session of a refresh token
         * @description Public: needs no credentials.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/manage/2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read or change your two-factor sign-in (TOTP, RFC 6238). An empty object only reads
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        post: operations["manageTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/manage/clubs/{clubId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave a club; the account is deleted with the last one. The last Admin of a club cannot leave it
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        delete: operations["leaveClub"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/manage/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your own account information. Not available to API keys
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        get: operations["getInfo"];
        put?: never;
        /**
         * Change your own names, password or e-mail address
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        post: operations["changeInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/manage/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations of clubs to the own address that wait for an answer, the newest first
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        get: operations["listInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/manage/invitations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation; the club then sees the name and address of the account
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/manage/invitations/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation; it is deleted
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/manage/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your active sessions in the back office and the API, last used first, at most 200
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all your other sessions with all their tokens
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/manage/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of your sessions with all its tokens
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token for a new token pair. Each works once
         * @description Public: needs no credentials.
         */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password, or the first password of an invited user. Ends all sessions
         * @description Public: needs no credentials.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a club and e-mail its first Admin a link to set the password. The response does not reveal whether the address is known. 403 unless the installation allows sign-up
         * @description Public: needs no credentials.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-up/slug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest a slug for a club’s name and check whether it is free. 403 unless the installation allows sign-up
         * @description Public: needs no credentials.
         */
        get: operations["proposeSlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/switch-club": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a token pair for another club of this user
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        post: operations["switchClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/answer-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List answer templates, sorted by `sortOrder`, then name
         * @description Minimum role: Viewer.
         */
        get: operations["listAnswerTemplates"];
        put?: never;
        /**
         * Create an answer template
         * @description Minimum role: Manager.
         */
        post: operations["createAnswerTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/answer-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an answer template
         * @description Minimum role: Viewer.
         */
        get: operations["getAnswerTemplate"];
        /**
         * Update an answer template
         * @description Minimum role: Manager.
         */
        put: operations["updateAnswerTemplate"];
        post?: never;
        /**
         * Delete an answer template. Messages already sent with it stay as they are
         * @description Minimum role: Manager.
         */
        delete: operations["deleteAnswerTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/cancellation-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get cancellation form
         * @description Minimum role: Viewer.
         */
        get: operations["getCancellationForm"];
        put?: never;
        /**
         * Modify cancellation form
         * @description Minimum role: Manager.
         */
        post: operations["modifyCancellationForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/custom-field-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the order of custom fields. Those not named come last
         * @description Minimum role: Manager.
         */
        put: operations["orderCustomFields"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/custom-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all custom fields for the current club
         * @description Minimum role: Viewer.
         */
        get: operations["listCustomFields"];
        put?: never;
        /**
         * Create a custom field
         * @description Minimum role: Manager.
         */
        post: operations["createCustomField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/custom-fields/{internalName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a custom field by its internal name
         * @description Minimum role: Viewer.
         */
        get: operations["getCustomField"];
        put?: never;
        post?: never;
        /**
         * Delete a custom field by its internal name. Values already submitted stay readable
         * @description Minimum role: Manager.
         */
        delete: operations["deleteCustomField"];
        options?: never;
        head?: never;
        /**
         * Partially modify a custom field. Its internal name and type never change
         * @description Minimum role: Manager.
         */
        patch: operations["patchCustomField"];
        trace?: never;
    };
    "/club/data-privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the data privacy settings for the club
         * @description Minimum role: Viewer.
         */
        get: operations["getDataPrivacy"];
        /**
         * Update the data privacy settings. Consents whose ids are sent are kept
         * @description Minimum role: Manager.
         */
        put: operations["updateDataPrivacy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/data-privacy/consent-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all versions of all consents, including removed ones, newest first
         * @description Minimum role: Viewer.
         */
        get: operations["listConsentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/data-privacy/due-submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what the next nightly run would anonymise with these periods. Changes nothing
         * @description Minimum role: Manager.
         */
        get: operations["countDueSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/department-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the order of departments. Those not named come last
         * @description Minimum role: Manager.
         */
        put: operations["orderDepartments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/department-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get department settings
         * @description Minimum role: Viewer.
         */
        get: operations["getDepartmentSettings"];
        /**
         * Update department settings
         * @description Minimum role: Manager.
         */
        put: operations["updateDepartmentSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all departments for the current club
         * @description Minimum role: Viewer.
         */
        get: operations["listDepartments"];
        put?: never;
        /**
         * Create a department
         * @description Minimum role: Manager.
         */
        post: operations["createDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a department by its ID
         * @description Minimum role: Viewer.
         */
        get: operations["getDepartment"];
        /**
         * Modify a department
         * @description Minimum role: Manager.
         */
        put: operations["updateDepartment"];
        post?: never;
        /**
         * Delete a department. Refused while a membership has a price for it or an open submission names it
         * @description Minimum role: Manager.
         */
        delete: operations["deleteDepartment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get which setup steps a new club has completed, derived from its data
         * @description Minimum role: Viewer.
         */
        get: operations["getFirstSteps"];
        /**
         * Hide the first steps from the dashboard or show them again
         * @description Minimum role: Manager.
         */
        put: operations["changeFirstSteps"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/form-design": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get form design. With preview, get the draft, or the published design if there is none
         * @description Minimum role: Viewer.
         */
        get: operations["getFormDesign"];
        put?: never;
        /**
         * Update form design. With preview, update only the draft, shown at ?preview=1 of a form
         * @description Minimum role: Manager.
         */
        post: operations["updateFormDesign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/form-design/background-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload a background image. It is shown once a design refers to it
         * @description Minimum role: Manager.
         */
        put: operations["setBackgroundImage"];
        post?: never;
        /**
         * Remove the background image, also from the design
         * @description Minimum role: Manager.
         */
        delete: operations["deleteBackgroundImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/forms/{kind}/paper-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a form to fill in by hand (A4), with the club’s current offers
         * @description Minimum role: Viewer.
         */
        get: operations["getPaperForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/forms/{kind}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a poster (A4) with the QR code of a form
         * @description Minimum role: Viewer.
         */
        get: operations["getFormPoster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/forms/{kind}/qr-code/png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a QR code of a form’s address as PNG
         * @description Minimum role: Viewer.
         */
        get: operations["getFormQrCodePng"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/forms/{kind}/qr-code/svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a QR code of a form’s address as SVG, for print at any size
         * @description Minimum role: Viewer.
         */
        get: operations["getFormQrCodeSvg"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get club information
         * @description Minimum role: Viewer.
         */
        get: operations["getClubInfo"];
        /**
         * Change club information. The slug never changes
         * @description Minimum role: Manager.
         */
        put: operations["updateClubInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get club logo
         * @description Minimum role: Viewer.
         */
        get: operations["getClubLogo"];
        /**
         * Change club logo. It is re-encoded as a PNG of at most 512 pixels per side
         * @description Minimum role: Manager.
         */
        put: operations["updateClubLogo"];
        post?: never;
        /**
         * Remove club logo
         * @description Minimum role: Manager.
         */
        delete: operations["deleteClubLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/membership-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get membership form
         * @description Minimum role: Viewer.
         */
        get: operations["getMembershipForm"];
        put?: never;
        /**
         * Modify membership form
         * @description Minimum role: Manager.
         */
        post: operations["modifyMembershipForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/membership-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the order of memberships. Those not named come last
         * @description Minimum role: Manager.
         */
        put: operations["orderMemberships"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List memberships of the current club
         * @description Minimum role: Viewer.
         */
        get: operations["listMemberships"];
        put?: never;
        /**
         * Create a new membership
         * @description Minimum role: Manager.
         */
        post: operations["createMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/memberships/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a specific membership by its ID
         * @description Minimum role: Viewer.
         */
        get: operations["getMembership"];
        /**
         * Modify an existing membership. Prices and surcharges are replaced. Those whose ids are sent are kept
         * @description Minimum role: Manager.
         */
        put: operations["updateMembership"];
        post?: never;
        /**
         * Delete a specific membership by its ID. Refused while an open submission names it
         * @description Minimum role: Manager.
         */
        delete: operations["deleteMembership"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys, sorted by name
         * @description Minimum role: Admin.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key (at most 25 per club). The response shows it once
         * @description Minimum role: Admin.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key with immediate effect
         * @description Minimum role: Admin.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who changed a setting, signed in, exported or viewed bank details, newest first. Days are in the club’s time zone
         * @description Minimum role: Admin.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/email-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all types of e-mail and whether the club has its own text for them
         * @description Minimum role: Manager.
         */
        get: operations["listEmailTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/email-templates/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the text used for a type of e-mail
         * @description Minimum role: Manager.
         */
        get: operations["getEmailTemplate"];
        /**
         * Set the club’s own text for a type of e-mail
         * @description Minimum role: Manager.
         */
        put: operations["setEmailTemplate"];
        post?: never;
        /**
         * Remove the club’s own text, restoring the standard text
         * @description Minimum role: Manager.
         */
        delete: operations["resetEmailTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/email-templates/{type}/placeholders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the placeholders available for a type of e-mail
         * @description Minimum role: Manager.
         */
        get: operations["listEmailTemplatePlaceholders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/email-templates/{type}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render a text with sample data. Nothing is stored or sent
         * @description Minimum role: Manager.
         */
        post: operations["previewEmailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/email-templates/{type}/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the standard text for a type of e-mail
         * @description Minimum role: Manager.
         */
        get: operations["getSystemEmailTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/email-templates/{type}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a text with sample data to your own address. Only the e-mail is stored
         * @description Minimum role: Manager. Not available to API keys, which have no account.
         */
        post: operations["sendEmailTemplateTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/nightly-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the nightly runs and what they did (retention, reminders, clean-up), newest first
         * @description Minimum role: Manager.
         */
        get: operations["listNightlyRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get which users are notified of which kinds of submission
         * @description Minimum role: Manager.
         */
        get: operations["getNotificationSettings"];
        /**
         * Set which users are notified of new submissions
         * @description Minimum role: Manager.
         */
        put: operations["setNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the e-mails of the club, newest first
         * @description Minimum role: Manager.
         */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/outbox/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an e-mail with its text
         * @description Minimum role: Manager.
         */
        get: operations["getOutboxMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/outbox/{id}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an attachment of an e-mail
         * @description Minimum role: Manager.
         */
        get: operations["getOutboxAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/outbox/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a failed or captured e-mail
         * @description Minimum role: Manager.
         */
        post: operations["retryOutboxMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/smtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the club’s own mail server, without its password. `host` is empty if it has none
         * @description Minimum role: Manager.
         */
        get: operations["getSmtpSettings"];
        /**
         * Set the club’s own mail server
         * @description Minimum role: Manager.
         */
        put: operations["setSmtpSettings"];
        post?: never;
        /**
         * Remove the club’s own mail server
         * @description Minimum role: Manager.
         */
        delete: operations["deleteSmtpSettings"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/smtp/sender-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check which server sends the club’s e-mails, and the SPF, DKIM and DMARC records of the sender domain
         * @description Minimum role: Manager.
         */
        get: operations["checkSender"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/smtp/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test e-mail. Returns 200 even if sending fails
         * @description Minimum role: Manager.
         */
        post: operations["testSmtpSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Minimum role: Admin.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create webhook (at most 10 per club). The response shows the signing secret once
         * @description Minimum role: Admin.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Minimum role: Admin.
         */
        get: operations["getWebhook"];
        /**
         * Update webhook. Its signing secret does not change
         * @description Minimum role: Admin.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete webhook
         * @description Minimum role: Admin.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries, newest first. Days are in the club's time zone
         * @description Minimum role: Admin.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery with its payload and all attempts
         * @description Minimum role: Admin.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/webhooks/{id}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an event with the same webhook-id
         * @description Minimum role: Admin.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/webhooks/{id}/redeliver-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend all deliveries that failed since a given time, oldest first
         * @description Minimum role: Admin.
         */
        post: operations["redeliverFailedWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the signing secret. Both secrets sign for 24 hours
         * @description Minimum role: Admin.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/settings/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a signed Test event now. The delivery history keeps it. Returns 200 even if delivery fails
         * @description Minimum role: Admin.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/age-distribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New members by age, family members included
         * @description Minimum role: Viewer.
         */
        get: operations["getAgeDistribution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/arrangement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get which reports the signed-in user sees, and in which order
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        get: operations["getDashboardArrangement"];
        /**
         * Arrange the reports for the signed-in user
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        put: operations["updateDashboardArrangement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far new membership applications have come
         * @description Minimum role: Viewer.
         */
        get: operations["getApplicationFunnel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/gender-distribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New members by gender, family members included
         * @description Minimum role: Viewer.
         */
        get: operations["getGenderDistribution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/kpis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All key figures in one call
         * @description Minimum role: Viewer.
         */
        get: operations["getDashboardKpis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/membership-chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Membership applications of each day
         * @description Minimum role: Viewer.
         */
        get: operations["getMembershipChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/membership-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New memberships by membership type
         * @description Minimum role: Viewer.
         */
        get: operations["getMembershipTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/monthly-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the key figures of a month as PDF, compared with the previous month and the same month of the previous year
         * @description Minimum role: Viewer.
         */
        get: operations["getMonthlyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/new-cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count of new cancellations
         * @description Minimum role: Viewer.
         */
        get: operations["getNewCancellations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/new-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count of new change requests
         * @description Minimum role: Viewer.
         */
        get: operations["getNewChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/new-memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count of new membership applications
         * @description Minimum role: Viewer.
         */
        get: operations["getNewMemberships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New memberships by payment method
         * @description Minimum role: Viewer.
         */
        get: operations["getPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/popular-departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Departments by new memberships
         * @description Minimum role: Viewer.
         */
        get: operations["getPopularDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/processing-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hours from receipt to decision, per month of the decision
         * @description Minimum role: Viewer.
         */
        get: operations["getProcessingTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Applications, changes, cancellations and net development per week or month
         * @description Minimum role: Viewer.
         */
        get: operations["getSubmissionTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhook deliveries that succeeded and failed, per month
         * @description Minimum role: Viewer.
         */
        get: operations["getDeliveryTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/zip-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Most common postcodes of new members
         * @description Minimum role: Viewer.
         */
        get: operations["getZipCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this document
         * @description Public: needs no credentials.
         */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a person. The response lists what is kept and until when
         * @description Minimum role: Manager.
         */
        post: operations["erasePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/export/json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export everything stored about a person as JSON (GDPR, articles 15 and 20)
         * @description Minimum role: Manager.
         */
        post: operations["exportPersonJson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/export/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export everything stored about a person as PDF (GDPR, article 15)
         * @description Minimum role: Manager.
         */
        post: operations["exportPersonPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the submissions in which a person appears: as applicant, family member or guardian
         * @description Minimum role: Manager.
         */
        post: operations["findPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/clubs/{slug}/background": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the background image of a club’s forms
         * @description Public: needs no credentials.
         */
        get: operations["getPublicBackground"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/clubs/{slug}/forms/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get everything that a form needs, with a signed form token
         * @description Public: needs no credentials.
         */
        get: operations["getPublicForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/clubs/{slug}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the logo of a club
         * @description Public: needs no credentials.
         */
        get: operations["getPublicLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/clubs/{slug}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate what a membership will cost
         * @description Public: needs no credentials.
         */
        post: operations["quoteMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/clubs/{slug}/signature-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a request to sign a form on a phone
         * @description Public: needs no credentials.
         */
        post: operations["createSignatureRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/clubs/{slug}/signature-requests/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of a signature request, and the signature
         * @description Public: needs no credentials.
         */
        get: operations["getSignatureRequest"];
        put?: never;
        post?: never;
        /**
         * Delete a signature request and its signature
         * @description Public: needs no credentials.
         */
        delete: operations["deleteSignatureRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/clubs/{slug}/signatures/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sign on the phone. Works once
         * @description Public: needs no credentials.
         */
        put: operations["putSignature"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/confirmations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a confirmation link is for. Changes nothing
         * @description Public: needs no credentials.
         */
        get: operations["getConfirmation"];
        put?: never;
        /**
         * Confirm a submission
         * @description Public: needs no credentials.
         */
        post: operations["postConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/confirmations/{token}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a submission as a guardian. The club is notified
         * @description Public: needs no credentials.
         */
        post: operations["refuseConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/confirmations/{token}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a new link to the same address, replacing this one, even if it has expired
         * @description Public: needs no credentials.
         */
        post: operations["renewConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/status/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of a submission by its personal link
         * @description Public: needs no credentials.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/status/{token}/cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct exactly one property of your own submission. A new e-mail address has to be confirmed
         * @description Public: needs no credentials.
         */
        patch: operations["correctCancellation"];
        trace?: never;
    };
    "/public/status/{token}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct exactly one property of your own submission. A new e-mail address has to be confirmed
         * @description Public: needs no credentials.
         */
        patch: operations["correctChange"];
        trace?: never;
    };
    "/public/status/{token}/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct exactly one property of your own submission. A new e-mail address has to be confirmed
         * @description Public: needs no credentials.
         */
        patch: operations["correctMembership"];
        trace?: never;
    };
    "/public/status/{token}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a copy of your own submission as PDF
         * @description Public: needs no credentials.
         */
        get: operations["getStatusPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/status/{token}/resend-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the confirmation e-mail, at most once a minute
         * @description Public: needs no credentials.
         */
        post: operations["resendOwnConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/status/{token}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw your own submission. Bank details and signature are deleted immediately
         * @description Public: needs no credentials.
         */
        post: operations["withdrawSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List submissions of all kinds
         * @description Minimum role: Viewer.
         */
        get: operations["listSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a submission
         * @description Minimum role: Clerk.
         */
        post: operations["acceptSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/{id}/assignee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the assignee of a submission
         * @description Minimum role: Viewer.
         */
        get: operations["getSubmissionAssignment"];
        /**
         * Assign a submission to a user of the club, or to no one
         * @description Minimum role: Clerk.
         */
        put: operations["assignSubmission"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/{id}/bank-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the bank details of a submission. Every access is recorded in the audit log
         * @description Minimum role: Clerk.
         */
        get: operations["getSubmissionBankData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/{id}/deny": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deny a submission
         * @description Minimum role: Clerk.
         */
        post: operations["denySubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/{id}/hints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what to check before deciding: likely duplicates, guardians, price, options no longer offered
         * @description Minimum role: Viewer.
         */
        get: operations["getSubmissionHints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the internal notes on a submission, newest first
         * @description Minimum role: Viewer.
         */
        get: operations["listSubmissionNotes"];
        put?: never;
        /**
         * Add an internal note to a submission. Members never see it
         * @description Minimum role: Clerk.
         */
        post: operations["addSubmissionNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a note on a submission
         * @description Minimum role: Viewer.
         */
        get: operations["getSubmissionNote"];
        /**
         * Update your own note
         * @description Minimum role: Clerk.
         */
        put: operations["updateSubmissionNote"];
        post?: never;
        /**
         * Delete your own note
         * @description Minimum role: Clerk.
         */
        delete: operations["deleteSubmissionNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users a submission can be assigned to: active users with at least the role Clerk, sorted by name
         * @description Minimum role: Viewer.
         */
        get: operations["listAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept, deny, remind or delete up to 100 submissions. Each is processed separately and has its own outcome
         * @description Minimum role: Clerk.
         */
        post: operations["runBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/batch/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a bulk action: how many submissions it applies to and how many e-mails it sends
         * @description Minimum role: Clerk.
         */
        post: operations["previewBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a cancellation
         * @description Public with the club in `?club=` and the token of its form in `X-Form-Token`. Signed in with the role Clerk or above, neither is needed.
         */
        post: operations["createCancellationSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/cancellations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a cancellation
         * @description Minimum role: Viewer.
         */
        get: operations["getCancellationSubmission"];
        put?: never;
        post?: never;
        /**
         * Delete a cancellation
         * @description Minimum role: Clerk.
         */
        delete: operations["deleteCancellationSubmission"];
        options?: never;
        head?: never;
        /**
         * Change exactly one property of a cancellation
         * @description Minimum role: Clerk.
         */
        patch: operations["patchCancellationSubmission"];
        trace?: never;
    };
    "/submits/cancellations/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a cancellation on behalf of the member
         * @description Minimum role: Clerk.
         */
        post: operations["confirmCancellationSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/cancellations/{id}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a cancellation as CSV
         * @description Minimum role: Viewer.
         */
        get: operations["getCancellationSubmissionCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/cancellations/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the history of a cancellation, newest first
         * @description Minimum role: Viewer.
         */
        get: operations["getCancellationSubmissionHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/cancellations/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a cancellation as PDF
         * @description Minimum role: Viewer.
         */
        get: operations["getCancellationSubmissionPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/cancellations/{id}/resend-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the confirmation e-mail, at most once a minute
         * @description Minimum role: Clerk.
         */
        post: operations["resendCancellationConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/cancellations/{id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a cancellation as text
         * @description Minimum role: Viewer.
         */
        get: operations["getCancellationSubmissionText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a change request
         * @description Public with the club in `?club=` and the token of its form in `X-Form-Token`. Signed in with the role Clerk or above, neither is needed.
         */
        post: operations["createChangeSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a change request
         * @description Minimum role: Viewer.
         */
        get: operations["getChangeSubmission"];
        put?: never;
        post?: never;
        /**
         * Delete a change request
         * @description Minimum role: Clerk.
         */
        delete: operations["deleteChangeSubmission"];
        options?: never;
        head?: never;
        /**
         * Change exactly one property of a change request
         * @description Minimum role: Clerk.
         */
        patch: operations["patchChangeSubmission"];
        trace?: never;
    };
    "/submits/changes/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a change request on behalf of the member
         * @description Minimum role: Clerk.
         */
        post: operations["confirmChangeSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/changes/{id}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a change request as CSV
         * @description Minimum role: Viewer.
         */
        get: operations["getChangeSubmissionCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/changes/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the history of a change request, newest first
         * @description Minimum role: Viewer.
         */
        get: operations["getChangeSubmissionHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/changes/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a change request as PDF
         * @description Minimum role: Viewer.
         */
        get: operations["getChangeSubmissionPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/changes/{id}/resend-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the confirmation e-mail, at most once a minute
         * @description Minimum role: Clerk.
         */
        post: operations["resendChangeConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/changes/{id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a change request as text
         * @description Minimum role: Viewer.
         */
        get: operations["getChangeSubmissionText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count submissions by kind and state, optionally filtered
         * @description Minimum role: Viewer.
         */
        get: operations["countSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List export jobs, newest first
         * @description Minimum role: Clerk.
         */
        get: operations["listExportJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/exports/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of an export job. Retry-After says when to ask again
         * @description Minimum role: Clerk.
         */
        get: operations["getExportJob"];
        put?: never;
        post?: never;
        /**
         * Cancel an export job or delete its file
         * @description Minimum role: Clerk.
         */
        delete: operations["cancelExportJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/exports/{jobId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the exported files as ZIP. Supports Range with a single range
         * @description Minimum role: Clerk.
         */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/exports/club-software": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an export job for club software: a ZIP with the import file and a report of adjusted values
         * @description Minimum role: Clerk.
         */
        post: operations["startClubSoftwareExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/exports/club-software/formats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the formats for club software
         * @description Minimum role: Clerk.
         */
        get: operations["listClubSoftwareFormats"];
        put?: never;
        /**
         * Create a format for the club
         * @description Minimum role: Manager.
         */
        post: operations["createClubSoftwareProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/exports/club-software/formats/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a format with all its columns. Use the format of a product as a starting point for your own
         * @description Minimum role: Clerk.
         */
        get: operations["getClubSoftwareProfile"];
        /**
         * Replace one of the club’s own formats
         * @description Minimum role: Manager.
         */
        put: operations["updateClubSoftwareProfile"];
        post?: never;
        /**
         * Delete one of the club’s own formats. Running jobs keep using it
         * @description Minimum role: Manager.
         */
        delete: operations["deleteClubSoftwareProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/exports/club-software/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the latest applications in a format, stored or not
         * @description Minimum role: Manager.
         */
        post: operations["previewClubSoftwareProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/exports/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a CSV export job: a ZIP with one table
         * @description Minimum role: Clerk.
         */
        post: operations["startCsvExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/exports/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a PDF export job: a ZIP with one PDF per submission and an index
         * @description Minimum role: Clerk.
         */
        post: operations["startPdfExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a membership application
         * @description Public with the club in `?club=` and the token of its form in `X-Form-Token`. Signed in with the role Clerk or above, neither is needed.
         */
        post: operations["createMembershipSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/memberships/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a membership application
         * @description Minimum role: Viewer.
         */
        get: operations["getMembershipSubmission"];
        put?: never;
        post?: never;
        /**
         * Delete a membership application
         * @description Minimum role: Clerk.
         */
        delete: operations["deleteMembershipSubmission"];
        options?: never;
        head?: never;
        /**
         * Change exactly one property of a membership application
         * @description Minimum role: Clerk.
         */
        patch: operations["patchMembershipSubmission"];
        trace?: never;
    };
    "/submits/memberships/{id}/club-software": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a membership application as CSV for club software
         * @description Minimum role: Viewer.
         */
        get: operations["getMembershipSubmissionClubSoftware"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/memberships/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a membership application on behalf of the member
         * @description Minimum role: Clerk.
         */
        post: operations["confirmMembershipSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/memberships/{id}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a membership application as CSV
         * @description Minimum role: Viewer.
         */
        get: operations["getMembershipSubmissionCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/memberships/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the history of a membership application, newest first
         * @description Minimum role: Viewer.
         */
        get: operations["getMembershipSubmissionHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/memberships/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a membership application as PDF
         * @description Minimum role: Viewer.
         */
        get: operations["getMembershipSubmissionPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/memberships/{id}/resend-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the confirmation e-mail, at most once a minute
         * @description Minimum role: Clerk.
         */
        post: operations["resendMembershipConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/memberships/{id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a membership application as text
         * @description Minimum role: Viewer.
         */
        get: operations["getMembershipSubmissionText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved views of the signed-in user, sorted by name
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Save a view of the list of submissions. No one else sees it
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submits/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a saved view
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        put: operations["updateSavedView"];
        post?: never;
        /**
         * Delete a saved view
         * @description Minimum role: Viewer. Not available to API keys, which have no account.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of the club, sorted by name
         * @description Minimum role: Admin.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Invite a user by e-mail. A person who already has an account joins the club by accepting
         * @description Minimum role: Admin.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your own user, or as Admin any user of the club
         * @description Minimum role: Viewer.
         */
        get: operations["getUser"];
        /**
         * Update your own user. Admins can change role, state and, until the first sign-in, the name of any user. The last Admin stays one
         * @description Minimum role: Viewer.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Remove a user from the club immediately. The last Admin cannot be removed
         * @description Minimum role: Admin.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/resend-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the invitation, at most once a minute
         * @description Minimum role: Admin.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles and what each of them allows
         * @description Minimum role: Admin.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    ApplicationAccepted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A submission was accepted */
        post: operations["onApplicationAccepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ApplicationDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A submission was deleted */
        post: operations["onApplicationDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ApplicationReceived: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A submission came in */
        post: operations["onApplicationReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ApplicationRejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A submission was denied */
        post: operations["onApplicationRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ApplicationUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A submission was changed, or withdrawn by the applicant */
        post: operations["onApplicationUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    EmailConfirmed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A submission was confirmed */
        post: operations["onEmailConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ExportCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An export is ready to be fetched */
        post: operations["onExportCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    Test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody tries the subscription */
        post: operations["onTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AccessTokenResponse: {
            accessToken: string;
            /** @description Seconds until the access token expires */
            expiresIn: number;
            refreshToken: string;
            /** @constant */
            tokenType: "Bearer";
        };
        /** @description People in new membership applications, including family members, by age on the day of receipt */
        AgeDistribution: {
            count: number;
            /** @enum {string} */
            group: "0-6" | "7-13" | "14-17" | "18-26" | "27-40" | "41-60" | "61+";
        }[];
        AnswerTemplate: {
            id: components["schemas"]["RecordId"];
            name: string;
            /** @enum {string} */
            purpose: "Accept" | "Deny";
            sortOrder: number;
            text: string;
        };
        ApiKey: {
            createdAt: components["schemas"]["Instant"];
            /** @description Name of the user who created it. Null if a program did */
            createdBy: string | null;
            /** @description Id of the user. Null if a program created it */
            createdById: components["schemas"]["RecordId"] | null;
            expiresAt: components["schemas"]["Instant"] | null;
            id: components["schemas"]["RecordId"];
            /** @description The last characters of the key, to tell keys apart */
            lastFour: string;
            /** @description Accurate to one minute */
            lastUsedAt: components["schemas"]["Instant"] | null;
            name: string;
            /** @enum {string} */
            role: "Admin" | "Manager" | "Clerk" | "Viewer";
        };
        ApplicationAcceptedEvent: {
            data: {
                clubId: components["schemas"]["RecordId"];
                submission: components["schemas"]["WebhookSubmission"];
            };
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "ApplicationAccepted";
        };
        ApplicationDeletedEvent: {
            data: {
                clubId: components["schemas"]["RecordId"];
                submission: components["schemas"]["WebhookSubmission"];
            };
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "ApplicationDeleted";
        };
        /** @description Membership applications received */
        ApplicationFunnel: {
            accepted: number;
            /** @description Confirmed by the applicant or by the club, whatever the decision */
            emailConfirmed: number;
            received: number;
            /** @description Rejected by the club */
            rejected: number;
            /** @description Withdrawn by the applicant */
            withdrawn: number;
        };
        ApplicationReceivedEvent: {
            data: {
                clubId: components["schemas"]["RecordId"];
                submission: components["schemas"]["WebhookSubmission"];
            };
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "ApplicationReceived";
        };
        ApplicationRejectedEvent: {
            data: {
                clubId: components["schemas"]["RecordId"];
                submission: components["schemas"]["WebhookSubmission"];
            };
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "ApplicationRejected";
        };
        ApplicationUpdatedEvent: {
            data: {
                clubId: components["schemas"]["RecordId"];
                submission: components["schemas"]["WebhookSubmission"];
            };
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "ApplicationUpdated";
        };
        Assignee: {
            id: components["schemas"]["RecordId"];
            name: string;
        };
        /** @description Either `assigneeId` or `assignee` */
        AssignSubmission: {
            /** @description The record as it was read, instead of `assigneeId` */
            assignee?: {
                id: components["schemas"]["RecordId"];
                readonly name?: unknown;
            } | null;
            /** @description Null if it is not assigned */
            assigneeId?: components["schemas"]["RecordId"] | null;
        };
        /** @enum {string} */
        AuditAction: "Created" | "Updated" | "Deleted" | "SubmissionDeleted" | "SignedIn" | "SignInFailed" | "SignInLocked" | "PasswordResetRequested" | "PasswordChanged" | "EmailChanged" | "TwoFactorEnabled" | "TwoFactorDisabled" | "RecoveryCodesRenewed" | "Invited" | "InvitationAccepted" | "InvitationDeclined" | "Left" | "SecretRotated" | "Redelivered" | "Tested" | "Exported" | "BankDataRead" | "PersonExported" | "PersonErased" | "NightDone";
        AuditEntry: {
            action: components["schemas"]["AuditAction"];
            actor: {
                id: components["schemas"]["RecordId"] | null;
                /** @enum {string} */
                kind: "User" | "ApiKey" | "Member" | "System";
                /** @description Their current name, or null if they no longer exist */
                name: string | null;
            };
            at: components["schemas"]["Instant"];
            /** @description Names of the properties that changed, never their values */
            changed: string[];
            /** @description Counts, formats and states, never secrets or names of people */
            details: {
                [key: string]: string | number | boolean;
            };
            id: components["schemas"]["RecordId"];
            kind: components["schemas"]["AuditKind"];
            recordId: string | null;
            /** @description The current name of the record, or the number of a submission. Null if it no longer exists */
            recordName: string | null;
            /** @description The type of record concerned */
            recordType: string;
        };
        /** @enum {string} */
        AuditKind: "Settings" | "Users" | "SignIns" | "Exports" | "BankData" | "Privacy" | "Deliveries" | "Nights";
        AuditLog: {
            items: components["schemas"]["AuditEntry"][];
            nextCursor: string | null;
            totalCount: number;
        };
        BackgroundImage: {
            url: string;
        };
        BackgroundImageSettings: {
            /**
             * @default scroll
             * @enum {string}
             */
            attachment?: "scroll" | "fixed";
            /** @default 100 */
            customHeight?: number;
            /** @default 100 */
            customWidth?: number;
            /**
             * @default center center
             * @enum {string}
             */
            position?: "left top" | "center top" | "right top" | "left center" | "center center" | "right center" | "left bottom" | "center bottom" | "right bottom";
            /**
             * @default no-repeat
             * @enum {string}
             */
            repeat?: "no-repeat" | "repeat" | "repeat-x" | "repeat-y";
            /**
             * @default cover
             * @enum {string}
             */
            size?: "auto" | "cover" | "contain" | "custom";
        };
        BackgroundImageSettingsOutput: {
            /**
             * @default scroll
             * @enum {string}
             */
            attachment: "scroll" | "fixed";
            /** @default 100 */
            customHeight: number;
            /** @default 100 */
            customWidth: number;
            /**
             * @default center center
             * @enum {string}
             */
            position: "left top" | "center top" | "right top" | "left center" | "center center" | "right center" | "left bottom" | "center bottom" | "right bottom";
            /**
             * @default no-repeat
             * @enum {string}
             */
            repeat: "no-repeat" | "repeat" | "repeat-x" | "repeat-y";
            /**
             * @default cover
             * @enum {string}
             */
            size: "auto" | "cover" | "contain" | "custom";
        };
        BackgroundSettings: {
            /** @default #ffffff */
            color?: string;
            /** @default 180 */
            gradientDegree?: number;
            /** @default #ffffff */
            gradientEnd?: string;
            /** @default #ffffff */
            gradientStart?: string;
            /**
             * @default None
             * @enum {string}
             */
            type?: "None" | "Color" | "Gradient";
        };
        BackgroundSettingsOutput: {
            /** @default #ffffff */
            color: string;
            /** @default 180 */
            gradientDegree: number;
            /** @default #ffffff */
            gradientEnd: string;
            /** @default #ffffff */
            gradientStart: string;
            /**
             * @default None
             * @enum {string}
             */
            type: "None" | "Color" | "Gradient";
        };
        /** @enum {string} */
        BatchAction: "Accept" | "Deny" | "ResendConfirmation" | "Delete";
        BatchOutcome: {
            id: components["schemas"]["RecordId"];
            /**
             * @description `Already`: it was already so. `Impossible`: its state does not allow it. `TooSoon`: the last e-mail was sent less than a minute ago. `Failed`: an error, try again
             * @enum {string}
             */
            outcome: "Done" | "Already" | "Impossible" | "NotFound" | "TooSoon" | "Failed";
        };
        BatchPreview: {
            /** @description Those that the action can be done to now, oldest first, at most 10000 */
            ids: components["schemas"]["RecordId"][];
            /** @description The number of selected submissions to which the action does not apply */
            impossible: number;
            /** @description How many of `possible` would receive an e-mail */
            mails: number;
            /** @description The total number of these */
            possible: number;
        };
        BatchPreviewRequest: {
            action: components["schemas"]["BatchAction"];
            /** @description Instead of `ids`: a filter of the list */
            filter?: components["schemas"]["ExportFilter"];
            ids?: components["schemas"]["RecordId"][];
        };
        BatchRequest: {
            action: components["schemas"]["BatchAction"];
            /** @description Ids named twice are processed once */
            ids: components["schemas"]["RecordId"][];
            /** @description Included in each e-mail when accepting or denying */
            message?: string;
            /**
             * @description Applies to accepting and denying
             * @default true
             */
            sendEmail?: boolean;
        };
        BatchResult: {
            /** @description In the order of the request */
            items: components["schemas"]["BatchOutcome"][];
        };
        /** @enum {string} */
        CancellationMode: "Immediately" | "EndOfMonth" | "EndOfQuarter" | "EndOfHalfYear" | "EndOfYear";
        CancellationPatchDto: {
            birthDate?: string | null;
            city?: string | null;
            comment?: string | null;
            country?: string | null;
            departmentIds?: string[] | null;
            email?: string | null;
            familyMemberNames?: string[] | null;
            firstName?: string | null;
            lastName?: string | null;
            memberNumber?: string | null;
            reason?: string | null;
            scope?: ("Membership" | "Departments" | "FamilyMembers") | null;
            street?: string | null;
            wishedDate?: string | null;
            zip?: string | null;
        };
        CancellationSubmission: {
            birthDate: components["schemas"]["IsoDate"] | null;
            city: string;
            comment: string;
            confirmedAt: components["schemas"]["Instant"] | null;
            country: string;
            customFields: {
                [key: string]: string | number | boolean | string[];
            };
            decidedAt: components["schemas"]["Instant"] | null;
            decidedBy: string | null;
            decisionMessage: string | null;
            departmentIds: components["schemas"]["RecordId"][];
            departments: {
                id: components["schemas"]["RecordId"];
                name: string;
            }[];
            effectiveDate: components["schemas"]["IsoDate"];
            email: string;
            familyMemberNames: string[];
            firstName: string;
            gender: components["schemas"]["Gender"] | null;
            id: components["schemas"]["RecordId"];
            isAnonymized: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "Cancellation";
            lastName: string;
            /** @enum {string} */
            locale: "de" | "en";
            memberNumber: string;
            mobile: string;
            nationality: string;
            needsConfirmation: boolean;
            notes: string;
            noticeDate: components["schemas"]["IsoDate"];
            number: number;
            origin: {
                ip: string | null;
                url: string | null;
                userAgent: string | null;
            } | null;
            phone: string;
            reason: string;
            receivedAt: components["schemas"]["Instant"];
            /** @enum {string} */
            scope: "Membership" | "Departments" | "FamilyMembers";
            /** @description PNG as data URL. The role Viewer gets the empty `data:,` for a signature that there is */
            signature: string | null;
            state: components["schemas"]["SubmitState"];
            street: string;
            title: string;
            version: number;
            wishedDate: components["schemas"]["IsoDate"] | null;
            /** @description When the applicant withdrew it. The state is then `Rejected`, without a person who decided */
            withdrawnAt: components["schemas"]["Instant"] | null;
            zip: string;
        };
        CancellationSubmit: {
            birthDate?: string | null;
            city?: string;
            comment?: string;
            readonly confirmedAt?: components["schemas"]["Instant"] | null;
            country?: string | "";
            customFields?: {
                [key: string]: (string | number | boolean | string[]) | null;
            };
            readonly decidedAt?: components["schemas"]["Instant"] | null;
            readonly decidedBy?: string | null;
            readonly decisionMessage?: string | null;
            departmentIds?: string[];
            readonly departments?: {
                id: components["schemas"]["RecordId"];
                name: string;
            }[];
            readonly effectiveDate?: components["schemas"]["IsoDate"];
            email?: string | "";
            familyMemberNames?: string[];
            firstName?: string;
            readonly gender?: components["schemas"]["Gender"] | null;
            readonly id?: components["schemas"]["RecordId"];
            readonly isAnonymized?: boolean;
            /** @constant */
            readonly kind?: "Cancellation";
            lastName?: string;
            /** @enum {string} */
            locale?: "de" | "en";
            memberNumber?: string;
            readonly mobile?: string;
            readonly nationality?: string;
            readonly needsConfirmation?: boolean;
            readonly notes?: string;
            readonly noticeDate?: components["schemas"]["IsoDate"];
            readonly number?: number;
            readonly origin?: {
                ip: string | null;
                url: string | null;
                userAgent: string | null;
            } | null;
            /** @description For the club only: entered from a signed paper that the club keeps */
            paper?: {
                /**
                 * Format: date
                 * @description Default: today. At most one year ago
                 */
                receivedOn?: string;
            };
            readonly phone?: string;
            reason?: string;
            readonly receivedAt?: components["schemas"]["Instant"];
            /** @enum {string} */
            scope?: "Membership" | "Departments" | "FamilyMembers";
            signature?: string | null;
            readonly state?: components["schemas"]["SubmitState"];
            street?: string;
            readonly title?: string;
            readonly version?: number;
            /** @description A trap for robots: leave it out */
            website?: string;
            wishedDate?: string | null;
            /** @description When the applicant withdrew it. The state is then `Rejected`, without a person who decided */
            readonly withdrawnAt?: components["schemas"]["Instant"] | null;
            zip?: string | "";
        };
        CancellationSubmitPatchRequest: components["schemas"]["CancellationPatchDto"] & {
            customFields?: components["schemas"]["CustomFieldPatchDto"];
        };
        CancellationSubmitResponse: {
            effectiveDate: components["schemas"]["IsoDate"];
            id: components["schemas"]["RecordId"];
            needsConfirmation: boolean;
            noticeDate: components["schemas"]["IsoDate"];
            number: number;
            receivedAt: components["schemas"]["Instant"];
            state: components["schemas"]["SubmitState"];
            /** @description The sender’s link to the status page, valid until the confirmation or the decision, at most 14 days. The owner of the address gets a link by mail. Null if the club entered it */
            statusUrl: string | null;
        };
        ChangeAnswerTemplate: {
            readonly id?: unknown;
            name: string;
            /** @enum {string} */
            purpose: "Accept" | "Deny";
            /** @default 0 */
            sortOrder?: number;
            text: string;
        };
        /** @description Members that are absent keep their value */
        ChangeClubInfo: {
            /**
             * @description How German texts address people: Du or Sie
             * @enum {string}
             */
            addressForm?: "Du" | "Sie";
            /**
             * @description The day on which the age limits of surcharges are checked
             * @enum {string}
             */
            ageReference?: "EntryDate" | "StartOfYear" | "EndOfYear";
            /** @description Sites that may frame and call the forms */
            allowedOrigins?: string[];
            chairperson?: string;
            city?: string;
            /** @description ISO 3166-1 alpha-2 */
            country?: string;
            /** @description SEPA creditor identifier. Its check digits are validated. Stored in upper case without spaces */
            creditorId?: string;
            /** @description ISO 4217, with two decimals */
            currency?: string;
            email?: "" | string;
            readonly id?: unknown;
            legalName?: string;
            /**
             * @description The language of forms and e-mails unless the applicant chooses another
             * @enum {string}
             */
            locale?: "de" | "en";
            readonly logoUrl?: unknown;
            /** @description The start of mandate references */
            mandatePrefix?: string;
            name: string;
            /** @description Hours without use after which back-office sessions end */
            officeIdleHours?: number;
            phone?: string;
            registerCourt?: string;
            registerNumber?: string;
            readonly slug?: unknown;
            street?: string;
            /** @description IANA name. Days, months and deadlines follow this time zone */
            timeZone?: string;
            website?: "" | string;
            /** @description In the format of the country */
            zip?: string;
        };
        ChangeClubSoftwareProfile: {
            columns: {
                /** @description Which department of the person (1 is the first), the id of a tariff or a department, or the internal name of a custom field */
                argument?: number | string;
                /** @description Longer values are shortened */
                charactersMax?: number;
                /** @description The name of each value in the program. Values missing here are unknown to it */
                codes?: {
                    [key: string]: string;
                };
                /** @enum {string} */
                field?: "MemberNumber" | "ApplicationNumber" | "Gender" | "Title" | "FirstName" | "LastName" | "BirthDate" | "Street" | "Zip" | "City" | "Country" | "Nationality" | "Email" | "Login" | "Phone" | "Mobile" | "ReceivedAt" | "EntryDate" | "Tariff" | "TariffCode" | "HasTariff" | "Department" | "DepartmentCode" | "HasDepartment" | "Interval" | "RecurringFee" | "OneTimeFee" | "PaymentMethod" | "PaymentMethodOfPayer" | "Payer" | "AccountHolder" | "OtherAccountHolder" | "Iban" | "Bic" | "HasMandate" | "MandateReference" | "MandateSignedAt" | "CreditorId" | "Notes" | "CustomField";
                /** @description The report lists rows without a value */
                isRequired?: boolean;
                /** @description Longer values are left out instead of shortened */
                isWholeOrNothing?: boolean;
                name: string;
                /**
                 * @description Values of a different format are left out
                 * @enum {string}
                 */
                shape?: "Digits";
                /** @description A fixed text for every row, if there is no field. Empty if neither is given */
                text?: string;
            }[];
            /** @enum {string} */
            dateForm: "dd.MM.yyyy" | "yyyy-MM-dd";
            /** @enum {string} */
            decimalMark: "," | ".";
            /** @enum {string} */
            delimiter: ";" | "," | "\t";
            /** @enum {string} */
            encoding: "windows-1252" | "utf-8" | "utf-8-bom";
            readonly id?: unknown;
            isDefused: boolean;
            readonly isOwn?: unknown;
            name: string;
            /** @enum {string} */
            quoting: "Rfc4180" | "None";
        };
        ChangeConsent: {
            /** @description The id of an existing consent to keep, with its members that are absent. Without an id, a new consent is created */
            id?: components["schemas"]["RecordId"];
            isActive?: boolean;
            isRequired?: boolean;
            label: string;
            mediaType: components["schemas"]["ConsentMediaType"];
            text?: string;
            readonly textVersion?: unknown;
        };
        ChangeCustomFieldSchema: {
            /** @description FamilyMember: asked for each family member instead of once */
            category: components["schemas"]["CustomFieldCategory"];
            /**
             * @description As typed by a user: "12.5", "2026-01-31", "true", or the value of an option
             * @default null
             */
            defaultValue?: string | null;
            /** @default  */
            description?: string;
            forms: ("Membership" | "Change" | "Cancellation")[];
            /** @description Unique within the club. Never changes */
            internalName: string;
            /** @default true */
            isActive?: boolean;
            /** @default false */
            isRequired?: boolean;
            label: string;
            /**
             * @description For Number, and for Date as YYYY-MM-DD. Inclusive
             * @default null
             */
            max?: (number | string) | null;
            /**
             * @description For Text and TextArea
             * @default null
             */
            maxLength?: number | null;
            /**
             * @description For Number, and for Date as YYYY-MM-DD. Inclusive
             * @default null
             */
            min?: (number | string) | null;
            /**
             * @description For Text and TextArea
             * @default null
             */
            minLength?: number | null;
            /**
             * @description For Select and MultiSelect. Values are unique
             * @default []
             */
            options?: {
                label: string;
                value: string;
            }[];
            /**
             * @description For Text: a regular expression for the whole text. Refused if matching could take more than linear time
             * @default null
             */
            pattern?: string | null;
            /** @default  */
            placeholder?: string;
            /** @default 0 */
            sortOrder?: number;
            /** @description Never changes */
            type: components["schemas"]["CustomFieldType"];
        };
        ChangeDashboardArrangement: {
            /** @description Names given twice count once. Unknown names are kept for other versions. Empty restores the default order */
            cards: {
                card: string;
                isShown: boolean;
            }[];
        };
        /** @description Members that are absent keep their value */
        ChangeDataPrivacySchema: {
            /** @description All of them: a stored one that is not among them is removed, submissions keep what they saw */
            consents?: components["schemas"]["ChangeConsent"][];
            policyUrl?: "" | string;
            retention?: {
                acceptedDays?: number;
                /** @description IP address, browser and page from which a submission came */
                evidenceDays?: number;
                rejectedDays?: number;
                unconfirmedDays?: number;
            };
            text?: string;
        };
        ChangeDepartmentSchema: {
            /** @default  */
            description?: string;
            /**
             * @description What the club's administration software calls it
             * @default
             */
            externalCode?: string;
            readonly id?: unknown;
            /**
             * @description Whether forms offer it
             * @default true
             */
            isActive?: boolean;
            /** @description Unique within the club */
            name: string;
            /**
             * @description Lists are sorted by this, then by name
             * @default 0
             */
            sortOrder?: number;
        };
        /** @description Members that are absent keep their value */
        ChangeDepartmentSettingsSchema: {
            /** @description Whether the form asks for departments at all */
            isEnabled?: boolean;
            /** @description Null means no limit */
            maxSelection?: number | null;
            minSelection?: number;
        };
        ChangeFirstSteps: {
            readonly isDone?: unknown;
            isPutAway: boolean;
            readonly steps?: unknown;
        };
        /** @description Members that are absent keep their value */
        ChangeFormCancellation: {
            askReason?: boolean;
            businessYearStartMonth?: number;
            cancellationMode?: components["schemas"]["CancellationMode"];
            /** @description The text shown while the form is closed. Empty for the standard text with the club’s contact details */
            closedText?: string;
            /** @description Whether the form accepts submissions from the public */
            isActive?: boolean;
            needConfirmation?: boolean;
            /** @description Asks the member's browser for a calculation (ALTCHA), as a protection against robots */
            needProofOfWork?: boolean;
            notes?: string;
            noticePeriod?: {
                /** @enum {string} */
                unit: "Days" | "Weeks" | "Months";
                value: number;
            };
            reasons?: string[];
            showSignature?: boolean;
        };
        ChangeFormDesign: {
            /**
             * @description At most 20 kB. Confined to the form: every selector gets `.form-root` in front, and whatever could load, run, read, hide or cover something is left out; `errors` names it. Colours (of text without alpha), gradients, borders up to 16 px, radius, shadows, letters of 12 to 64 px, text faces, spacing from 0 to 96 px, transitions, animations, and the tokens `--accent`, `--accent-strong`, `--on-accent`, `--control`, `--line`, `--line-strong`, `--soft`, `--sunken`, `--edge`, `--radius`, `--control-radius`, `--card-radius`, `--shadow`. Lengths in px, rem or em, plain values without `calc()`. `@media`, `@supports` and `@keyframes` of at most six steps.
             * @default
             */
            additionalCss?: string;
            /**
             * @description Absent or null for none
             * @default null
             */
            customDesign?: components["schemas"]["CustomDesignSettings"] | null;
            readonly dateModified?: unknown;
            readonly errors?: unknown;
            /**
             * @default Classic
             * @enum {string}
             */
            presetDesign?: "Classic" | "Modern" | "Minimal" | "Dark" | "HighContrast" | "Custom";
        };
        /** @description Members that are absent keep their value */
        ChangeFormMembership: {
            /** @description Like `closedText`, for the change request */
            changeClosedText?: string;
            /** @description The text shown while the form is closed. Empty for the standard text with the club’s contact details */
            closedText?: string;
            /** @description Whether the form accepts submissions from the public */
            isActive?: boolean;
            /** @description Like `isActive`, for the change request */
            isChangeActive?: boolean;
            needConfirmation?: boolean;
            /** @description Asks the member's browser for a calculation (ALTCHA), as a protection against robots */
            needProofOfWork?: boolean;
            notes?: string;
            showOnAccount?: boolean;
            /** @description Offered once the club has a creditor identifier (`creditorId` of the club information). Until then forms offer payment on account */
            showSepa?: boolean;
            showSignature?: boolean;
        };
        ChangeMembershipDepartmentPriceSchema: {
            departmentId: components["schemas"]["RecordId"];
            /** @description The id of an existing entry to keep. Without an id, a new entry is created. Ignored for a new membership */
            id?: components["schemas"]["RecordId"];
            price: components["schemas"]["Money"];
        };
        ChangeMembershipSchema: {
            /** @default [] */
            departmentPrices?: components["schemas"]["ChangeMembershipDepartmentPriceSchema"][];
            /** @default  */
            description?: string;
            /**
             * @description What the club's administration software calls it
             * @default
             */
            externalCode?: string;
            readonly id?: unknown;
            /**
             * @description Whether forms offer it
             * @default true
             */
            isActive?: boolean;
            /** @default false */
            isFamilyMembership?: boolean;
            membershipPrice: components["schemas"]["Money"];
            /** @description Unique within the club */
            name: string;
            priceInterval: components["schemas"]["MembershipPriceInterval"];
            /**
             * @description Lists are sorted by this, then by name
             * @default 0
             */
            sortOrder?: number;
            /** @default [] */
            surcharges?: components["schemas"]["ChangeMembershipSurchargeSchema"][];
        };
        ChangeMembershipSurchargeSchema: {
            /** @default  */
            description?: string;
            dueType: components["schemas"]["SurchargeDueType"];
            /** @description The id of an existing entry to keep. Without an id, a new entry is created. Ignored for a new membership */
            id?: components["schemas"]["RecordId"];
            /** @default false */
            isOptional?: boolean;
            /** @description Inclusive. If absent or null, there is no limit */
            maxAge?: number | null;
            /** @description Inclusive. If absent or null, there is no limit */
            minAge?: number | null;
            name: string;
            price: components["schemas"]["Money"];
            scope: components["schemas"]["SurchargeScope"];
            /**
             * @description Lists are sorted by this, then by name
             * @default 0
             */
            sortOrder?: number;
        };
        ChangePatchDto: {
            accountHolder?: string | null;
            bic?: string | null;
            birthDate?: string | null;
            city?: string | null;
            country?: string | null;
            departmentIds?: string[] | null;
            email?: string | null;
            firstName?: string | null;
            gender?: components["schemas"]["Gender"] | null;
            guardianLiability?: boolean | null;
            guardians?: components["schemas"]["Guardian"][] | null;
            hasSoleCustody?: boolean | null;
            iban?: string | null;
            identity?: {
                birthDate?: string | null;
                email?: string | null;
                firstName?: string | null;
                lastName?: string | null;
                memberNumber?: string | null;
            };
            lastName?: string | null;
            /** @description Consents that are absent are not given. An error of one is named `mediaConsents.{consentId}` */
            mediaConsents?: components["schemas"]["MediaConsentAnswer"][];
            membershipId?: string | null;
            mobile?: string | null;
            nationality?: string | null;
            notes?: string | null;
            paymentMethod?: components["schemas"]["PaymentMethod"] | null;
            phone?: string | null;
            sepaMandateAccepted?: boolean | null;
            street?: string | null;
            surchargeIds?: string[] | null;
            title?: string | null;
            validFrom?: string | null;
            zip?: string | null;
        };
        ChangeSavedView: {
            /** @description Without them, the list shows the person’s current columns */
            columns?: ("Number" | "Kind" | "Subject" | "City" | "Assignee" | "Received" | "State")[];
            filter: {
                /**
                 * Format: uuid
                 * @description UUIDv7 assigned by the service
                 */
                assigneeId?: string;
                /**
                 * @description `Decision`: waiting for the club, including cancellations without a confirmation. `Confirmation`: waiting for the applicant to confirm
                 * @enum {string}
                 */
                awaits?: "Decision" | "Confirmation";
                /**
                 * Format: uuid
                 * @description UUIDv7 assigned by the service
                 */
                departmentId?: string;
                /**
                 * Format: date
                 * @description A calendar date, YYYY-MM-DD
                 */
                from?: string;
                /** @description `true`: what its applicant withdrew; `false`: everything else */
                isWithdrawn?: boolean;
                /** @enum {string} */
                kind?: "Membership" | "Change" | "Cancellation";
                /**
                 * Format: uuid
                 * @description UUIDv7 assigned by the service
                 */
                membershipId?: string;
                q?: string;
                /** @enum {string} */
                state?: "New" | "Confirmed" | "Accepted" | "Rejected";
                /**
                 * Format: date
                 * @description A calendar date, YYYY-MM-DD
                 */
                to?: string;
            };
            readonly id?: components["schemas"]["RecordId"];
            name: string;
            /**
             * @default -receivedAt
             * @enum {string}
             */
            sort?: "-receivedAt" | "receivedAt" | "lastName" | "-lastName";
        };
        ChangesSubmit: {
            readonly confirmedAt?: components["schemas"]["Instant"] | null;
            readonly decidedAt?: components["schemas"]["Instant"] | null;
            readonly decidedBy?: string | null;
            readonly decisionMessage?: string | null;
            readonly id?: components["schemas"]["RecordId"];
            /** @description The person requesting the change */
            identity: {
                birthDate?: string | null;
                email?: string | "";
                firstName?: string;
                lastName?: string;
                memberNumber?: string;
            };
            readonly isAnonymized?: boolean;
            /** @constant */
            readonly kind?: "Change";
            /** @enum {string} */
            locale?: "de" | "en";
            readonly mandate?: components["schemas"]["Mandate"] | null;
            readonly needsConfirmation?: boolean;
            /** @description Anything that has no field of its own. Counts as a requested change */
            notes?: string;
            readonly number?: number;
            readonly origin?: {
                ip: string | null;
                url: string | null;
                userAgent: string | null;
            } | null;
            /** @description For the club only: entered from a signed paper that the club keeps */
            paper?: {
                /**
                 * Format: date
                 * @description Default: today. At most one year ago
                 */
                receivedOn?: string;
            };
            readonly receivedAt?: components["schemas"]["Instant"];
            signature?: string | null;
            readonly state?: components["schemas"]["SubmitState"];
            validFrom?: string | null;
            readonly version?: number;
            /** @description A trap for robots: leave it out */
            website?: string;
            /** @description Only the values to change, at least one */
            wishes?: {
                accountHolder?: string;
                bic?: string | "";
                /** Format: date */
                birthDate?: string;
                city?: string;
                /** @description ISO 3166-1 alpha-2 */
                country?: string;
                customFields?: {
                    [key: string]: (string | number | boolean | string[]) | null;
                };
                departmentIds?: string[];
                readonly departments?: {
                    id: components["schemas"]["RecordId"];
                    name: string;
                }[];
                /** Format: email */
                email?: string;
                familyMembers?: components["schemas"]["FamiliySubmit"][];
                firstName?: string;
                /** @enum {string} */
                gender?: "Male" | "Female" | "Diverse" | "NotSpecified";
                guardianLiability?: boolean;
                guardians?: {
                    /** Format: email */
                    email?: string;
                    firstName?: string;
                    lastName?: string;
                    phone?: string;
                    relation?: string;
                }[];
                hasSoleCustody?: boolean;
                iban?: string | "";
                lastName?: string;
                /** @description Consents that are absent are not given. An error of one is named `mediaConsents.{consentId}` */
                mediaConsents?: components["schemas"]["MediaConsentAnswer"][];
                readonly membership?: {
                    id: components["schemas"]["RecordId"];
                    name: string;
                };
                /** Format: uuid */
                membershipId?: string;
                mobile?: string;
                nationality?: string;
                /** @enum {string} */
                paymentMethod?: "SepaDirectDebit" | "OnAccount";
                phone?: string;
                sepaMandateAccepted?: boolean;
                street?: string;
                surchargeIds?: string[];
                readonly surcharges?: {
                    id: components["schemas"]["RecordId"];
                    name: string;
                }[];
                title?: string;
                /** @description In the form that the country asks for */
                zip?: string;
            };
            /** @description When the applicant withdrew it. The state is then `Rejected`, without a person who decided */
            readonly withdrawnAt?: components["schemas"]["Instant"] | null;
        };
        ChangeSubmission: {
            confirmedAt: components["schemas"]["Instant"] | null;
            decidedAt: components["schemas"]["Instant"] | null;
            decidedBy: string | null;
            decisionMessage: string | null;
            id: components["schemas"]["RecordId"];
            /** @description The person requesting the change */
            identity: {
                birthDate: components["schemas"]["IsoDate"] | null;
                email: string;
                firstName: string;
                lastName: string;
                memberNumber: string;
            };
            isAnonymized: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "Change";
            /** @enum {string} */
            locale: "de" | "en";
            mandate: components["schemas"]["Mandate"] | null;
            needsConfirmation: boolean;
            notes: string;
            number: number;
            origin: {
                ip: string | null;
                url: string | null;
                userAgent: string | null;
            } | null;
            receivedAt: components["schemas"]["Instant"];
            /** @description PNG as data URL. The role Viewer gets the empty `data:,` for a signature that there is */
            signature: string | null;
            state: components["schemas"]["SubmitState"];
            validFrom: components["schemas"]["IsoDate"] | null;
            version: number;
            wishes: components["schemas"]["Wishes"];
            /** @description When the applicant withdrew it. The state is then `Rejected`, without a person who decided */
            withdrawnAt: components["schemas"]["Instant"] | null;
        };
        ChangeSubmitPatchRequest: components["schemas"]["ChangePatchDto"] & {
            customFields?: components["schemas"]["CustomFieldPatchDto"];
            familyMember?: components["schemas"]["FamilyMemberPatchDto"];
        };
        ClubInfo: {
            /**
             * @description How German texts address people: Du or Sie
             * @default Du
             * @enum {string}
             */
            addressForm: "Du" | "Sie";
            /**
             * @description The day on which the age limits of surcharges are checked
             * @default EntryDate
             * @enum {string}
             */
            ageReference: "EntryDate" | "StartOfYear" | "EndOfYear";
            /**
             * @description Sites that may frame and call the forms
             * @default []
             */
            allowedOrigins: string[];
            /** @default  */
            chairperson: string;
            /** @default  */
            city: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @default DE
             */
            country: string;
            /**
             * @description SEPA creditor identifier. Its check digits are validated. Stored in upper case without spaces
             * @default
             */
            creditorId: string;
            /**
             * @description ISO 4217, with two decimals
             * @default EUR
             */
            currency: string;
            /** @default  */
            email: "" | string;
            id: components["schemas"]["RecordId"];
            /** @default  */
            legalName: string;
            /**
             * @description The language of forms and e-mails unless the applicant chooses another
             * @default de
             * @enum {string}
             */
            locale: "de" | "en";
            logoUrl: string | null;
            /**
             * @description The start of mandate references
             * @default M
             */
            mandatePrefix: string;
            name: string;
            /**
             * @description Hours without use after which back-office sessions end
             * @default 24
             */
            officeIdleHours: number;
            /** @default  */
            phone: string;
            /** @default  */
            registerCourt: string;
            /** @default  */
            registerNumber: string;
            slug: string;
            /** @default  */
            street: string;
            /**
             * @description IANA name. Days, months and deadlines follow this time zone
             * @default Europe/Berlin
             */
            timeZone: string;
            /** @default  */
            website: "" | string;
            /**
             * @description In the format of the country
             * @default
             */
            zip: string;
        };
        ClubLogo: {
            contentType: string;
            /** @description Base64 */
            data: string;
            fileName: string;
            height: number;
            /** @description The public address. Changes with the content */
            url: string;
            width: number;
        };
        ClubReference: {
            id: components["schemas"]["RecordId"];
            name: string;
            slug: string;
        };
        ClubSoftwareColumn: {
            /** @description Which department of the person (1 is the first), the id of a tariff or a department, or the internal name of a custom field */
            argument?: number | string;
            /** @description Longer values are shortened */
            charactersMax?: number;
            /** @description The name of each value in the program. Values missing here are unknown to it */
            codes?: {
                [key: string]: string;
            };
            /** @enum {string} */
            field?: "MemberNumber" | "ApplicationNumber" | "Gender" | "Title" | "FirstName" | "LastName" | "BirthDate" | "Street" | "Zip" | "City" | "Country" | "Nationality" | "Email" | "Login" | "Phone" | "Mobile" | "ReceivedAt" | "EntryDate" | "Tariff" | "TariffCode" | "HasTariff" | "Department" | "DepartmentCode" | "HasDepartment" | "Interval" | "RecurringFee" | "OneTimeFee" | "PaymentMethod" | "PaymentMethodOfPayer" | "Payer" | "AccountHolder" | "OtherAccountHolder" | "Iban" | "Bic" | "HasMandate" | "MandateReference" | "MandateSignedAt" | "CreditorId" | "Notes" | "CustomField";
            /** @description The report lists rows without a value */
            isRequired?: boolean;
            /** @description Longer values are left out instead of shortened */
            isWholeOrNothing?: boolean;
            name: string;
            /**
             * @description Values of a different format are left out
             * @enum {string}
             */
            shape?: "Digits";
            /** @description A fixed text for every row, if there is no field. Empty if neither is given */
            text?: string;
        };
        ClubSoftwareFormat: {
            /** @description In the order of the file */
            columns: string[];
            dateForm: string;
            delimiter: string;
            encoding: string;
            /** @description Value for `format` */
            id: string;
            /** @description Created by the club */
            isOwn: boolean;
            name: string;
        };
        ClubSoftwarePreview: {
            /** @description Values that had to be adjusted for the program */
            changes: {
                after: string;
                before: string;
                column: string;
                /** @description The number of the application */
                number: number;
                person: string;
                /** @enum {string} */
                reason: "Characters" | "Separators" | "TooLong" | "LeftOut" | "Formula" | "UnknownCode" | "Missing" | "Shape" | "Login" | "Masked";
            }[];
            header: string[];
            /** @description The people of the latest applications, with one cell per column */
            rows: string[][];
        };
        ClubSoftwareProfile: {
            /** @description In the order of the file. Empty if a stored format can no longer be read and has to be saved again */
            columns: components["schemas"]["ClubSoftwareColumn"][];
            /** @enum {string} */
            dateForm: "dd.MM.yyyy" | "yyyy-MM-dd";
            /** @enum {string} */
            decimalMark: "," | ".";
            /** @enum {string} */
            delimiter: ";" | "," | "\t";
            /** @enum {string} */
            encoding: "windows-1252" | "utf-8" | "utf-8-bom";
            id: string;
            isDefused: boolean;
            /** @description Created by the club, which may change it */
            isOwn: boolean;
            name: string;
            /** @enum {string} */
            quoting: "Rfc4180" | "None";
        };
        ConfirmationInfo: {
            clubName: string;
            clubSlug: string;
            expiresAt: components["schemas"]["Instant"];
            firstName: string;
            guardianName: string | null;
            /** @description Whether this link has already been used */
            isConfirmed: boolean;
            /** @description Whether this guardian declined. Agreeing later overrides it */
            isRefused: boolean;
            /** @description Whether the submission was withdrawn */
            isWithdrawn: boolean;
            /** @enum {string} */
            kind: "Membership" | "Change" | "Cancellation";
            lastName: string;
            /** @enum {string} */
            locale: "de" | "en";
            /** @description The membership applied for. Null for other kinds */
            membership: {
                birthDate: string | null;
                departments: string[];
                /** Format: date */
                entryDate: string;
                familyMembers: string[];
                /** @description Masked */
                iban: string | null;
                mandate: {
                    creditorId: string;
                    reference: string;
                    text: string;
                } | null;
                name: string;
                price: components["schemas"]["PriceQuote"];
            } | null;
            number: number;
            receivedAt: components["schemas"]["Instant"];
            state: components["schemas"]["SubmitState"];
        };
        ConfirmEmailRequest: {
            /** @description From the link in the e-mail. Works once */
            code: string;
            /** @description The new address */
            email: string;
        };
        Consent: {
            id: components["schemas"]["RecordId"];
            /** @default true */
            isActive: boolean;
            /** @default false */
            isRequired: boolean;
            label: string;
            mediaType: components["schemas"]["ConsentMediaType"];
            /** @default  */
            text: string;
            /** @description Increases with each change of label or text */
            textVersion: number;
        };
        /** @enum {string} */
        ConsentMediaType: "Website" | "SocialMedia" | "Press" | "Print" | "Newsletter";
        ConsentVersion: {
            consentId: components["schemas"]["RecordId"];
            label: string;
            text: string;
            textVersion: number;
            validFrom: components["schemas"]["Instant"];
            /** @description Null while this version is in use */
            validUntil: components["schemas"]["Instant"] | null;
        };
        ConsentVersionList: {
            items: components["schemas"]["ConsentVersion"][];
            nextCursor: string | null;
            totalCount: number;
        };
        CreateApiKey: {
            readonly createdAt?: unknown;
            readonly createdBy?: unknown;
            readonly createdById?: unknown;
            /**
             * @description If null or left out, it is valid until revoked
             * @default null
             */
            expiresAt?: components["schemas"]["Instant"] | null;
            readonly id?: unknown;
            readonly lastFour?: unknown;
            readonly lastUsedAt?: unknown;
            name: string;
            /** @enum {string} */
            role: "Admin" | "Manager" | "Clerk" | "Viewer";
        };
        CreatedApiKey: {
            createdAt: components["schemas"]["Instant"];
            /** @description Name of the user who created it. Null if a program did */
            createdBy: string | null;
            /** @description Id of the user. Null if a program created it */
            createdById: components["schemas"]["RecordId"] | null;
            expiresAt: components["schemas"]["Instant"] | null;
            id: components["schemas"]["RecordId"];
            /** @description The bearer token. Shown only once */
            key: string;
            /** @description The last characters of the key, to tell keys apart */
            lastFour: string;
            /** @description Accurate to one minute */
            lastUsedAt: components["schemas"]["Instant"] | null;
            name: string;
            /** @enum {string} */
            role: "Admin" | "Manager" | "Clerk" | "Viewer";
        };
        CreateUser: {
            readonly createdAt?: unknown;
            /** Format: email */
            email: string;
            firstName: string;
            readonly id?: unknown;
            readonly invitationExpiresAt?: unknown;
            readonly invitedAt?: unknown;
            /**
             * @description A new user is active
             * @constant
             */
            isActive?: true;
            readonly isInvitationPending?: unknown;
            lastName: string;
            readonly lastSignInAt?: unknown;
            /** @enum {string} */
            role: "Admin" | "Manager" | "Clerk" | "Viewer";
        };
        CustomDesignSettings: {
            /** @default {} */
            backgroundImageSettings?: components["schemas"]["BackgroundImageSettings"];
            /**
             * Format: uri-reference
             * @description Empty, the `url` returned by an upload, or an `https:` address. Its image is copied and stored here so that forms load nothing from elsewhere. The response contains the new address
             * @default
             */
            backgroundImageUrl?: string;
            /** @default 12 */
            borderRadius?: number;
            /**
             * @default Small
             * @enum {string}
             */
            boxShadow?: "None" | "Small" | "Medium" | "Large";
            /** @default {} */
            formBackground?: components["schemas"]["BackgroundSettings"];
            /**
             * @default Normal
             * @enum {string}
             */
            formWidth?: "Narrow" | "Normal" | "Wide" | "Full" | "Custom";
            /** @default 720 */
            formWidthCustom?: number;
            /** @default false */
            hideLogo?: boolean;
            /** @default {} */
            pageBackground?: components["schemas"]["BackgroundSettings"];
            /** @default #1f2933 */
            textColor?: string;
            /** @default 32 */
            topMargin?: number;
        };
        CustomDesignSettingsOutput: {
            backgroundImageSettings: components["schemas"]["BackgroundImageSettingsOutput"];
            /**
             * Format: uri-reference
             * @description Empty, the `url` returned by an upload, or an `https:` address. Its image is copied and stored here so that forms load nothing from elsewhere. The response contains the new address
             * @default
             */
            backgroundImageUrl: string;
            /** @default 12 */
            borderRadius: number;
            /**
             * @default Small
             * @enum {string}
             */
            boxShadow: "None" | "Small" | "Medium" | "Large";
            formBackground: components["schemas"]["BackgroundSettingsOutput"];
            /**
             * @default Normal
             * @enum {string}
             */
            formWidth: "Narrow" | "Normal" | "Wide" | "Full" | "Custom";
            /** @default 720 */
            formWidthCustom: number;
            /** @default false */
            hideLogo: boolean;
            pageBackground: components["schemas"]["BackgroundSettingsOutput"];
            /** @default #1f2933 */
            textColor: string;
            /** @default 32 */
            topMargin: number;
        };
        /** @enum {string} */
        CustomFieldCategory: "Personal" | "Membership" | "Payment" | "FamilyMember" | "Other";
        CustomFieldOrder: {
            internalNames: string[];
        };
        CustomFieldPatchDto: {
            [key: string]: (string | number | boolean | string[]) | null;
        };
        CustomFieldSchema: {
            /** @description FamilyMember: asked for each family member instead of once */
            category: components["schemas"]["CustomFieldCategory"];
            /** @description As typed by a user: "12.5", "2026-01-31", "true", or the value of an option */
            defaultValue: string | null;
            description: string;
            forms: ("Membership" | "Change" | "Cancellation")[];
            /** @description Unique within the club. Never changes */
            internalName: string;
            isActive: boolean;
            isRequired: boolean;
            label: string;
            /** @description For Number, and for Date as YYYY-MM-DD. Inclusive */
            max: (number | string) | null;
            /** @description For Text and TextArea */
            maxLength: number | null;
            /** @description For Number, and for Date as YYYY-MM-DD. Inclusive */
            min: (number | string) | null;
            /** @description For Text and TextArea */
            minLength: number | null;
            /** @description For Select and MultiSelect. Values are unique */
            options: {
                label: string;
                value: string;
            }[];
            /** @description For Text: a regular expression for the whole text. Refused if matching could take more than linear time */
            pattern: string | null;
            placeholder: string;
            sortOrder: number;
            /** @description Never changes */
            type: components["schemas"]["CustomFieldType"];
        };
        /** @enum {string} */
        CustomFieldType: "Text" | "TextArea" | "Number" | "Date" | "Checkbox" | "Select" | "MultiSelect" | "Email" | "Phone";
        /** @description Every report once, in order */
        DashboardArrangement: {
            cards: {
                /** @enum {string} */
                card: "KeyFigures" | "Applications" | "Trend" | "Funnel" | "ProcessingTime" | "Departments" | "Tariffs" | "Ages" | "Postcodes" | "Genders" | "PaymentMethods" | "WebhookDeliveries";
                isShown: boolean;
            }[];
        };
        DashboardCount: {
            /** @description With one decimal. Null if nothing was received before */
            changePercent: number | null;
            count: number;
            /** @description In the preceding period of the same length */
            previousCount: number;
        };
        DashboardKpis: {
            /** @description accepted / (accepted + rejected), four decimals. Null if nothing was decided */
            acceptanceRate: number | null;
            /** @description Submissions of all kinds received in the period */
            accepted: number;
            /** @description Mean time from receipt to decision of what the club decided in the period, two decimals */
            averageProcessingHours: number | null;
            from: components["schemas"]["IsoDate"];
            membershipChart: components["schemas"]["MembershipChart"];
            newCancellations: components["schemas"]["DashboardCount"];
            newChanges: components["schemas"]["DashboardCount"];
            newMemberships: components["schemas"]["DashboardCount"];
            /** @description Submissions of all kinds received in the period that can still be decided, without anonymised ones */
            open: number;
            /** @description Recurring price per month of the accepted membership applications received */
            recurringRevenue: number;
            /** @description Submissions of all kinds received in the period and rejected by the club */
            rejected: number;
            to: components["schemas"]["IsoDate"];
            /** @description Submissions of all kinds received in the period and withdrawn by their applicant */
            withdrawn: number;
        };
        DataPrivacySchema: {
            consents: components["schemas"]["Consent"][];
            /** @default  */
            policyUrl: "" | string;
            /** @description After how many days submissions are anonymised. 0 keeps them */
            retention: {
                acceptedDays: number;
                /** @description IP address, browser and page from which a submission came */
                evidenceDays: number;
                rejectedDays: number;
                unconfirmedDays: number;
            };
            /** @default  */
            text: string;
        };
        /** @description Webhook deliveries by the month of their event, up to 400 days back */
        DeliveryTrend: {
            failed: number;
            /** @description 2026-03 */
            month: string;
            succeeded: number;
        }[];
        DepartmentSchema: {
            /** @default  */
            description: string;
            /**
             * @description What the club's administration software calls it
             * @default
             */
            externalCode: string;
            id: components["schemas"]["RecordId"];
            /**
             * @description Whether forms offer it
             * @default true
             */
            isActive: boolean;
            /** @description Unique within the club */
            name: string;
            /**
             * @description Lists are sorted by this, then by name
             * @default 0
             */
            sortOrder: number;
        };
        DepartmentSettingsSchema: {
            /** @description Whether the form asks for departments at all */
            isEnabled: boolean;
            /** @description Null means no limit */
            maxSelection: number | null;
            minSelection: number;
        };
        DueSubmissions: {
            accepted: number;
            /** @description Submissions that lose only IP address, browser and page */
            evidence: number;
            /** @description The date, in the club’s time zone, on which the next nightly run takes place */
            night: components["schemas"]["IsoDate"];
            rejected: number;
            startsAt: components["schemas"]["Instant"];
            unconfirmed: number;
        };
        EmailConfirmedEvent: {
            data: {
                clubId: components["schemas"]["RecordId"];
                submission: components["schemas"]["WebhookSubmission"];
            };
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "EmailConfirmed";
        };
        EmailTemplateItem: {
            isCustom: boolean;
            /** @description true for links into accounts, which are in the product’s own words alone */
            isFixed: boolean;
            type: components["schemas"]["EMailTemplateType"];
        };
        EmailTemplatePreview: {
            html: string;
            subject: string;
            text: string;
        };
        EmailTemplateTest: {
            /** @description In the outbox */
            mailId: components["schemas"]["RecordId"];
            /** @description The address of the caller */
            to: string;
        };
        /** @enum {string} */
        EMailTemplateType: "MembershipConfirmation" | "MembershipReceived" | "MembershipAccepted" | "MembershipRejected" | "ChangeConfirmation" | "ChangeReceived" | "ChangeAccepted" | "ChangeRejected" | "CancellationConfirmation" | "CancellationReceived" | "CancellationAccepted" | "CancellationRejected" | "StaffNotification" | "UserInvitation" | "PasswordReset" | "EmailChange";
        ExportCompletedEvent: {
            data: {
                clubId: components["schemas"]["RecordId"];
                exportJob: components["schemas"]["WebhookExportJob"];
            };
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "ExportCompleted";
        };
        ExportFilter: {
            /** @description The user to whom it is assigned */
            assigneeId?: components["schemas"]["RecordId"];
            /**
             * @description `Decision`: waiting for the club, including cancellations without a confirmation. `Confirmation`: waiting for the applicant to confirm
             * @enum {string}
             */
            awaits?: "Decision" | "Confirmation";
            departmentId?: components["schemas"]["RecordId"];
            from?: components["schemas"]["IsoDate"];
            /** @description `true`: what its applicant withdrew; `false`: everything else */
            isWithdrawn?: boolean;
            /** @enum {string} */
            kind?: "Membership" | "Change" | "Cancellation";
            membershipId?: components["schemas"]["RecordId"];
            q?: string;
            /** @enum {string} */
            state?: "New" | "Confirmed" | "Accepted" | "Rejected";
            to?: components["schemas"]["IsoDate"];
        };
        ExportJob: {
            /** @description Size of the file */
            byteCount: number | null;
            createdAt: components["schemas"]["Instant"];
            done: number;
            /** @description Path of the file, once it is ready */
            downloadUrl: string | null;
            error: "RenderingFailed" | null;
            /** @description Until when the file can be downloaded (48 hours) */
            expiresAt: components["schemas"]["Instant"] | null;
            finishedAt: components["schemas"]["Instant"] | null;
            /** @description For club software exports. Null for others */
            format: string | null;
            id: components["schemas"]["RecordId"];
            percent: number;
            startedAt: components["schemas"]["Instant"] | null;
            state: components["schemas"]["ExportJobState"];
            /** @description Submissions to export */
            total: number;
            type: components["schemas"]["ExportJobType"];
        };
        ExportJobList: {
            items: components["schemas"]["ExportJob"][];
            nextCursor: string | null;
            totalCount: number;
        };
        /** @enum {string} */
        ExportJobState: "Queued" | "Running" | "Completed" | "Failed" | "Cancelled" | "Expired";
        /** @enum {string} */
        ExportJobType: "Pdf" | "Csv" | "ClubSoftware";
        FamiliySubmit: {
            birthDate?: string | null;
            customFields?: {
                [key: string]: (string | number | boolean | string[]) | null;
            };
            departmentIds?: string[];
            readonly departments?: {
                id: components["schemas"]["RecordId"];
                name: string;
            }[];
            email?: string | "";
            firstName?: string;
            gender?: ("Male" | "Female" | "Diverse" | "NotSpecified") | null;
            readonly id?: unknown;
            lastName?: string;
            phone?: string | "";
            title?: string;
        };
        FamilyMember: {
            birthDate: components["schemas"]["IsoDate"] | null;
            customFields: {
                [key: string]: string | number | boolean | string[];
            };
            departmentIds: components["schemas"]["RecordId"][];
            departments: {
                id: components["schemas"]["RecordId"];
                name: string;
            }[];
            email: string;
            firstName: string;
            gender: components["schemas"]["Gender"] | null;
            id: components["schemas"]["RecordId"];
            lastName: string;
            phone: string;
            title: string;
        };
        FamilyMemberPatchDto: {
            birthDate?: string | null;
            customFields?: components["schemas"]["CustomFieldPatchDto"];
            departmentIds?: string[] | null;
            email?: string | null;
            firstName?: string | null;
            gender?: components["schemas"]["Gender"] | null;
            id: components["schemas"]["RecordId"];
            lastName?: string | null;
            phone?: string | null;
            title?: string | null;
        };
        File: {
            /**
             * @description The type of the data. Other content is refused
             * @enum {string}
             */
            contentType: "image/png" | "image/jpeg" | "image/webp" | "image/svg+xml";
            /**
             * Format: byte
             * @description Base64, 2 MiB decoded at most
             */
            data: string;
            fileName: string;
            readonly height?: unknown;
            readonly url?: unknown;
            readonly width?: unknown;
        };
        FirstSteps: {
            /** @description All steps that are not optional are done */
            isDone: boolean;
            /** @description Hidden from the dashboard */
            isPutAway: boolean;
            steps: {
                /** @description Derived from the club’s data */
                isDone: boolean;
                /** @description Not required to put a form online */
                isOptional: boolean;
                /** @enum {string} */
                key: "Club" | "Logo" | "Tariffs" | "Privacy" | "Design" | "Form" | "Mail" | "Embed";
            }[];
        };
        ForgotPasswordRequest: {
            email: string;
        };
        /** @description Settings of the cancellation form. The notice period is two years at most (§ 39 BGB) */
        FormCancellation: {
            /** @default false */
            askReason: boolean;
            /** @default 1 */
            businessYearStartMonth: number;
            /** @default EndOfYear */
            cancellationMode: components["schemas"]["CancellationMode"];
            /**
             * @description The text shown while the form is closed. Empty for the standard text with the club’s contact details
             * @default
             */
            closedText: string;
            /**
             * @description Whether the form accepts submissions from the public
             * @default true
             */
            isActive: boolean;
            /** @default true */
            needConfirmation: boolean;
            /**
             * @description Asks the member's browser for a calculation (ALTCHA), as a protection against robots
             * @default false
             */
            needProofOfWork: boolean;
            /** @default  */
            notes: string;
            /**
             * @default {
             *       "value": 0,
             *       "unit": "Months"
             *     }
             */
            noticePeriod: {
                /** @enum {string} */
                unit: "Days" | "Weeks" | "Months";
                value: number;
            };
            /** @default [] */
            reasons: string[];
            /** @default false */
            showSignature: boolean;
        };
        /** @description The look of all forms. `customDesign` applies if `presetDesign` is Custom */
        FormDesign: {
            additionalCss: string;
            customDesign?: components["schemas"]["CustomDesignSettingsOutput"];
            dateModified?: components["schemas"]["Instant"];
            /** @description What was left out of `additionalCss`, with line numbers, in the language of Accept-Language. Absent if nothing was left out */
            errors?: {
                [key: string]: string[];
            };
            /** @enum {string} */
            presetDesign: "Classic" | "Modern" | "Minimal" | "Dark" | "HighContrast" | "Custom";
        };
        /** @description Settings of the membership form. They also apply to the change request */
        FormMembership: {
            /**
             * @description Like `closedText`, for the change request
             * @default
             */
            changeClosedText: string;
            /**
             * @description The text shown while the form is closed. Empty for the standard text with the club’s contact details
             * @default
             */
            closedText: string;
            /**
             * @description Whether the form accepts submissions from the public
             * @default true
             */
            isActive: boolean;
            /**
             * @description Like `isActive`, for the change request
             * @default true
             */
            isChangeActive: boolean;
            /** @default true */
            needConfirmation: boolean;
            /**
             * @description Asks the member's browser for a calculation (ALTCHA), as a protection against robots
             * @default false
             */
            needProofOfWork: boolean;
            /** @default  */
            notes: string;
            /** @default true */
            showOnAccount: boolean;
            /**
             * @description Offered once the club has a creditor identifier (`creditorId` of the club information). Until then forms offer payment on account
             * @default true
             */
            showSepa: boolean;
            /** @default true */
            showSignature: boolean;
        };
        /** @enum {string} */
        Gender: "Male" | "Female" | "Diverse" | "NotSpecified";
        /** @description People in new membership applications, including family members */
        GenderDistribution: {
            count: number;
            gender: components["schemas"]["Gender"];
        }[];
        GetEmailTemplateResponse: {
            /** @description Text. Blank lines separate paragraphs */
            body: string;
            dateModified: components["schemas"]["Instant"] | null;
            /** @description False for the standard text */
            isCustom: boolean;
            subject: string;
            type: components["schemas"]["EMailTemplateType"];
        };
        Guardian: {
            /** Format: email */
            email?: string;
            firstName?: string;
            lastName?: string;
            phone?: string;
            relation?: string;
        };
        InfoRequest: {
            readonly club?: unknown;
            readonly clubs?: unknown;
            readonly email?: unknown;
            firstName?: string;
            readonly isEmailConfirmed?: unknown;
            readonly isTwoFactorEnabled?: unknown;
            lastName?: string;
            /**
             * Format: email
             * @description Takes effect once confirmed through the link sent to it
             */
            newEmail?: string;
            /**
             * Format: password
             * @description Ends all other sessions
             */
            newPassword?: string;
            /** @description Required for a new password or a new address */
            oldPassword?: string;
            readonly role?: unknown;
        };
        InfoResponse: {
            club: components["schemas"]["ClubReference"];
            clubs: components["schemas"]["ClubReference"][];
            email: string;
            firstName: string;
            isEmailConfirmed: boolean;
            isTwoFactorEnabled: boolean;
            lastName: string;
            /** @enum {string} */
            role: "Admin" | "Manager" | "Clerk" | "Viewer";
        };
        /**
         * Format: date-time
         * @description An instant, RFC 3339 in UTC with Z
         */
        Instant: string;
        /** @description The invitation of a club that waits for the answer of the account’s owner */
        Invitation: {
            club: components["schemas"]["ClubReference"];
            id: components["schemas"]["RecordId"];
            invitedAt: components["schemas"]["Instant"] | null;
            /** @enum {string} */
            role: "Admin" | "Manager" | "Clerk" | "Viewer";
        };
        /**
         * Format: date
         * @description A calendar date, YYYY-MM-DD
         */
        IsoDate: string;
        KeptRecord: {
            /** @description Deleted in the night after this date */
            until: components["schemas"]["Instant"];
            /**
             * @description The mandate with account, account holder, wording, signature and origin
             * @enum {string}
             */
            what: "Mandate";
        };
        LoginRequest: {
            email: string;
            password: string;
            /** @description Six digits from the authenticator app */
            twoFactorCode?: string;
            /** @description Instead of the code. Each works once */
            twoFactorRecoveryCode?: string;
        };
        MailAttachment: {
            contentType: string;
            fileName: string;
            id: components["schemas"]["RecordId"];
            /** @description Bytes */
            size: number;
        };
        Mandate: {
            creditorId: string;
            reference: string;
            signedAt: components["schemas"]["Instant"];
            text: string;
        };
        MediaConsentAnswer: {
            /** Format: uuid */
            consentId: string;
            isGiven: boolean;
            readonly label?: unknown;
            readonly mediaType?: unknown;
            readonly text?: unknown;
            readonly textVersion?: unknown;
        };
        /** @description Membership applications per day, including days without any */
        MembershipChart: {
            count: number;
            date: components["schemas"]["IsoDate"];
        }[];
        MembershipDepartmentPriceSchema: {
            departmentId: components["schemas"]["RecordId"];
            id: components["schemas"]["RecordId"];
            price: components["schemas"]["Money"];
        };
        MembershipPatchDto: {
            accountHolder?: string | null;
            bic?: string | null;
            birthDate?: string | null;
            city?: string | null;
            country?: string | null;
            departmentIds?: string[] | null;
            email?: string | null;
            entryDate?: string | null;
            firstName?: string | null;
            gender?: components["schemas"]["Gender"] | null;
            guardianLiability?: boolean | null;
            guardians?: components["schemas"]["Guardian"][] | null;
            hasSoleCustody?: boolean | null;
            iban?: string | null;
            lastName?: string | null;
            /** @description Consents that are absent are not given. An error of one is named `mediaConsents.{consentId}` */
            mediaConsents?: components["schemas"]["MediaConsentAnswer"][];
            membershipId?: string | null;
            mobile?: string | null;
            nationality?: string | null;
            notes?: string | null;
            paymentMethod?: components["schemas"]["PaymentMethod"] | null;
            phone?: string | null;
            privacyAccepted?: boolean | null;
            sepaMandateAccepted?: boolean | null;
            street?: string | null;
            surchargeIds?: string[] | null;
            title?: string | null;
            zip?: string | null;
        };
        MembershipPatchRequest: components["schemas"]["MembershipPatchDto"] & {
            customFields?: components["schemas"]["CustomFieldPatchDto"];
            familyMember?: components["schemas"]["FamilyMemberPatchDto"];
        };
        /** @enum {string} */
        MembershipPriceInterval: "Monthly" | "Quarterly" | "HalfYearly" | "Yearly" | "OneTime";
        MembershipSchema: {
            departmentPrices: components["schemas"]["MembershipDepartmentPriceSchema"][];
            /** @default  */
            description: string;
            /**
             * @description What the club's administration software calls it
             * @default
             */
            externalCode: string;
            id: components["schemas"]["RecordId"];
            /**
             * @description Whether forms offer it
             * @default true
             */
            isActive: boolean;
            /** @default false */
            isFamilyMembership: boolean;
            membershipPrice: components["schemas"]["Money"];
            /** @description Unique within the club */
            name: string;
            priceInterval: components["schemas"]["MembershipPriceInterval"];
            /**
             * @description Lists are sorted by this, then by name
             * @default 0
             */
            sortOrder: number;
            surcharges: components["schemas"]["MembershipSurchargeSchema"][];
        };
        MembershipSubmission: {
            accountHolder: string | null;
            bic: string | null;
            birthDate: components["schemas"]["IsoDate"] | null;
            city: string;
            confirmedAt: components["schemas"]["Instant"] | null;
            country: string;
            customFields: {
                [key: string]: string | number | boolean | string[];
            };
            decidedAt: components["schemas"]["Instant"] | null;
            decidedBy: string | null;
            decisionMessage: string | null;
            departmentIds: components["schemas"]["RecordId"][];
            departments: {
                id: components["schemas"]["RecordId"];
                name: string;
            }[];
            email: string;
            entryDate: components["schemas"]["IsoDate"];
            familyMembers: components["schemas"]["FamilyMember"][];
            firstName: string;
            gender: components["schemas"]["Gender"] | null;
            guardianLiability: boolean;
            guardians: {
                confirmedAt: components["schemas"]["Instant"] | null;
                email: string;
                firstName: string;
                id: components["schemas"]["RecordId"];
                lastName: string;
                phone: string;
                /** @description When this guardian declined */
                refusedAt: components["schemas"]["Instant"] | null;
                relation: string;
            }[];
            hasSoleCustody: boolean;
            iban: string | null;
            id: components["schemas"]["RecordId"];
            isAnonymized: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "Membership";
            lastName: string;
            /** @enum {string} */
            locale: "de" | "en";
            mandate: components["schemas"]["Mandate"] | null;
            mediaConsents: {
                consentId: components["schemas"]["RecordId"];
                isGiven: boolean;
                label: string;
                mediaType: string;
                text: string;
                textVersion: number;
            }[];
            memberNumber: string;
            membership: {
                id: components["schemas"]["RecordId"];
                name: string;
            };
            membershipId: components["schemas"]["RecordId"];
            mobile: string;
            nationality: string;
            needsConfirmation: boolean;
            notes: string;
            number: number;
            origin: {
                ip: string | null;
                url: string | null;
                userAgent: string | null;
            } | null;
            paymentMethod: components["schemas"]["PaymentMethod"];
            phone: string;
            price: components["schemas"]["PriceQuote"];
            privacyAccepted: boolean;
            receivedAt: components["schemas"]["Instant"];
            sepaMandateAccepted: boolean;
            /** @description PNG as data URL. The role Viewer gets the empty `data:,` for a signature that there is */
            signature: string | null;
            state: components["schemas"]["SubmitState"];
            street: string;
            surchargeIds: components["schemas"]["RecordId"][];
            title: string;
            version: number;
            /** @description When the applicant withdrew it. The state is then `Rejected`, without a person who decided */
            withdrawnAt: components["schemas"]["Instant"] | null;
            zip: string;
        };
        MembershipSubmit: {
            accountHolder?: string | null;
            bic?: string | null;
            birthDate?: string | null;
            city?: string;
            readonly confirmedAt?: components["schemas"]["Instant"] | null;
            country?: string | "";
            customFields?: {
                [key: string]: (string | number | boolean | string[]) | null;
            };
            readonly decidedAt?: components["schemas"]["Instant"] | null;
            readonly decidedBy?: string | null;
            readonly decisionMessage?: string | null;
            departmentIds?: string[];
            readonly departments?: {
                id: components["schemas"]["RecordId"];
                name: string;
            }[];
            email?: string | "";
            /** Format: date */
            entryDate?: string;
            familyMembers?: components["schemas"]["FamiliySubmit"][];
            firstName?: string;
            gender?: ("Male" | "Female" | "Diverse" | "NotSpecified") | null;
            guardianLiability?: boolean;
            guardians?: {
                readonly confirmedAt?: components["schemas"]["Instant"] | null;
                email?: string | "";
                firstName?: string;
                readonly id?: components["schemas"]["RecordId"];
                lastName?: string;
                phone?: string | "";
                /** @description When this guardian declined */
                readonly refusedAt?: components["schemas"]["Instant"] | null;
                relation?: string;
            }[];
            hasSoleCustody?: boolean;
            iban?: string | null;
            readonly id?: components["schemas"]["RecordId"];
            readonly isAnonymized?: boolean;
            /** @constant */
            readonly kind?: "Membership";
            lastName?: string;
            /** @enum {string} */
            locale?: "de" | "en";
            readonly mandate?: components["schemas"]["Mandate"] | null;
            /** @description Consents that are absent are not given. An error of one is named `mediaConsents.{consentId}` */
            mediaConsents?: components["schemas"]["MediaConsentAnswer"][];
            readonly memberNumber?: string;
            readonly membership?: {
                id: components["schemas"]["RecordId"];
                name: string;
            };
            /** Format: uuid */
            membershipId?: string;
            mobile?: string | "";
            nationality?: string;
            readonly needsConfirmation?: boolean;
            notes?: string;
            readonly number?: number;
            readonly origin?: {
                ip: string | null;
                url: string | null;
                userAgent: string | null;
            } | null;
            /** @description For the club only: entered from a signed paper that the club keeps */
            paper?: {
                /**
                 * Format: date
                 * @description Default: today. At most one year ago
                 */
                receivedOn?: string;
            };
            /** @enum {string} */
            paymentMethod?: "SepaDirectDebit" | "OnAccount";
            phone?: string | "";
            readonly price?: components["schemas"]["PriceQuote"];
            privacyAccepted?: boolean;
            readonly receivedAt?: components["schemas"]["Instant"];
            sepaMandateAccepted?: boolean;
            signature?: string | null;
            readonly state?: components["schemas"]["SubmitState"];
            street?: string;
            surchargeIds?: string[];
            title?: string;
            readonly version?: number;
            /** @description A trap for robots: leave it out */
            website?: string;
            /** @description When the applicant withdrew it. The state is then `Rejected`, without a person who decided */
            readonly withdrawnAt?: components["schemas"]["Instant"] | null;
            zip?: string | "";
        };
        MembershipSubmitResponse: {
            id: components["schemas"]["RecordId"];
            mandateReference: string | null;
            needsConfirmation: boolean;
            number: number;
            price: components["schemas"]["PriceQuote"];
            receivedAt: components["schemas"]["Instant"];
            state: components["schemas"]["SubmitState"];
            /** @description The sender’s link to the status page, valid until the confirmation or the decision, at most 14 days. The owner of the address gets a link by mail. Null if the club entered it */
            statusUrl: string | null;
        };
        MembershipSurchargeSchema: {
            /** @default  */
            description: string;
            dueType: components["schemas"]["SurchargeDueType"];
            id: components["schemas"]["RecordId"];
            /** @default false */
            isOptional: boolean;
            /** @description Inclusive. If absent, there is no limit */
            maxAge?: number;
            /** @description Inclusive. If absent, there is no limit */
            minAge?: number;
            name: string;
            price: components["schemas"]["Money"];
            scope: components["schemas"]["SurchargeScope"];
            /**
             * @description Lists are sorted by this, then by name
             * @default 0
             */
            sortOrder: number;
        };
        MembershipTypes: {
            count: number;
            membershipId: components["schemas"]["RecordId"];
            name: string;
        }[];
        /** @description An amount of the club's currency with at most two decimals */
        Money: number;
        NightlyRun: {
            /** @description Counts by task. Contains only tasks that did something. */
            counts: {
                [key: string]: number;
            };
            /** @description Null while the run is not finished. */
            finishedAt: components["schemas"]["Instant"] | null;
            /** @description The date of the run, in the club’s time zone. */
            night: components["schemas"]["IsoDate"];
            startedAt: components["schemas"]["Instant"];
        };
        NightlyRunList: {
            items: components["schemas"]["NightlyRun"][];
            nextCursor: string | null;
            totalCount: number;
        };
        NotificationSettingsReadDto: {
            /** @description All active users of the club */
            users: components["schemas"]["NotificationUserSelectionDto"][];
        };
        NotificationSettingsWriteDto: {
            users: {
                readonly email?: unknown;
                readonly firstName?: unknown;
                /** @description The kinds of submission this user is notified of by e-mail */
                kinds: ("Membership" | "Change" | "Cancellation")[];
                readonly lastName?: unknown;
                /** @description Unchanged if left out */
                monthlyReport?: boolean;
                userId: components["schemas"]["RecordId"];
            }[];
        };
        NotificationUserSelectionDto: {
            email: string;
            firstName: string;
            /** @description The kinds of submission this user is notified of by e-mail */
            kinds: ("Membership" | "Change" | "Cancellation")[];
            lastName: string;
            /** @description Whether this user receives the monthly report as PDF. Off by default */
            monthlyReport: boolean;
            userId: components["schemas"]["RecordId"];
        };
        OutboxItem: {
            attempts: number;
            createdAt: components["schemas"]["Instant"];
            id: components["schemas"]["RecordId"];
            lastError: string | null;
            nextAttemptAt: components["schemas"]["Instant"] | null;
            sentAt: components["schemas"]["Instant"] | null;
            /** @enum {string} */
            state: "Queued" | "Sent" | "Captured" | "Failed";
            subject: string;
            submissionId: components["schemas"]["RecordId"] | null;
            to: string;
            type: components["schemas"]["EMailTemplateType"];
        };
        OutboxList: {
            /** @description Mails that wait since the mails of the day of the club are used up */
            heldBack: {
                count: number;
                nextAttemptAt: components["schemas"]["Instant"] | null;
            };
            items: components["schemas"]["OutboxItem"][];
            nextCursor: string | null;
            totalCount: number;
        };
        OutboxMail: {
            /** @description Attachments */
            attachments: components["schemas"]["MailAttachment"][];
            attempts: number;
            createdAt: components["schemas"]["Instant"];
            html: string;
            id: components["schemas"]["RecordId"];
            /** @description True for e-mails with account links, which only the recipient may see. text and html are then empty */
            isContentHidden: boolean;
            lastError: string | null;
            /** @description Whether you may send it again. E-mails with account links: only their recipient may */
            mayRetry: boolean;
            nextAttemptAt: components["schemas"]["Instant"] | null;
            sentAt: components["schemas"]["Instant"] | null;
            /** @enum {string} */
            state: "Queued" | "Sent" | "Captured" | "Failed";
            subject: string;
            submissionId: components["schemas"]["RecordId"] | null;
            text: string;
            to: string;
            type: components["schemas"]["EMailTemplateType"];
        };
        PatchCustomFieldSchema: {
            /** @description FamilyMember: asked for each family member instead of once */
            category?: components["schemas"]["CustomFieldCategory"];
            /** @description As typed by a user: "12.5", "2026-01-31", "true", or the value of an option */
            defaultValue?: string | null;
            description?: string;
            forms?: ("Membership" | "Change" | "Cancellation")[];
            /** @description Unique within the club. Never changes */
            internalName?: string;
            isActive?: boolean;
            isRequired?: boolean;
            label?: string;
            /** @description For Number, and for Date as YYYY-MM-DD. Inclusive */
            max?: (number | string) | null;
            /** @description For Text and TextArea */
            maxLength?: number | null;
            /** @description For Number, and for Date as YYYY-MM-DD. Inclusive */
            min?: (number | string) | null;
            /** @description For Text and TextArea */
            minLength?: number | null;
            /** @description For Select and MultiSelect. Values are unique */
            options?: {
                label: string;
                value: string;
            }[];
            /** @description For Text: a regular expression for the whole text. Refused if matching could take more than linear time */
            pattern?: string | null;
            placeholder?: string;
            sortOrder?: number;
            /** @description Never changes */
            type?: components["schemas"]["CustomFieldType"];
        };
        /** @enum {string} */
        PaymentMethod: "SepaDirectDebit" | "OnAccount";
        PaymentMethods: {
            count: number;
            paymentMethod: components["schemas"]["PaymentMethod"];
        }[];
        PersonData: {
            club: {
                email: string;
                name: string;
                website: string;
            };
            exportedAt: components["schemas"]["Instant"];
            person: {
                firstName: string;
                lastName: string;
            };
            submissions: {
                /** @description The whole submission for the applicant. For others, only what concerns them */
                data: {
                    [key: string]: unknown;
                };
                /** @description When it was exported in a file */
                exports: components["schemas"]["Instant"][];
                history: {
                    [key: string]: unknown;
                }[];
                /** @enum {string} */
                kind: "Membership" | "Change" | "Cancellation";
                mails: {
                    at: components["schemas"]["Instant"];
                    subject: string;
                    text: string | null;
                    to: string;
                    type: string;
                }[];
                /** @description Internal notes */
                notes: {
                    at: components["schemas"]["Instant"];
                    text: string;
                }[];
                number: number;
                receivedAt: components["schemas"]["Instant"];
                /** @description Programs that were notified of the submission */
                recipients: string[];
                /** @enum {string} */
                role: "Applicant" | "FamilyMember" | "Guardian" | "Named";
                /** @enum {string} */
                state: "New" | "Confirmed" | "Accepted" | "Rejected";
                withdrawnAt: components["schemas"]["Instant"] | null;
            }[];
        };
        PersonErasure: {
            alreadyErased: number;
            /** @description Places from which the person was erased */
            erased: number;
            kept: {
                number: number;
                submissionId: components["schemas"]["RecordId"];
                /** @description Deleted in the night after this date */
                until: components["schemas"]["Instant"];
                /**
                 * @description The mandate with account, account holder, wording, signature and origin
                 * @enum {string}
                 */
                what: "Mandate";
            }[];
        };
        PersonErasureRequest: {
            /** @description First and last name of the person, as found in one of the places */
            confirmation: string;
            person: components["schemas"]["PersonQuery"];
            /** @description Ids from the result of finding the person. Those already erased are skipped */
            places: components["schemas"]["PersonPlace"][];
        };
        PersonExportRequest: {
            person: components["schemas"]["PersonQuery"];
            /** @description Ids from the result of finding the person */
            places: components["schemas"]["PersonPlace"][];
        };
        PersonMatch: {
            birthDate: components["schemas"]["IsoDate"] | null;
            email: string;
            firstName: string;
            /** @description What an erasure now would keep for a limited time */
            kept: components["schemas"]["KeptRecord"][];
            /** @enum {string} */
            kind: "Membership" | "Change" | "Cancellation";
            lastName: string;
            /** @description Which criteria match */
            matchedBy: ("Name" | "BirthDate" | "Email")[];
            number: number;
            /** @description Other people in the submission. They are erased too if the person is its applicant */
            others: string[];
            /** @description The position of the family member or guardian. Null for others */
            partId: components["schemas"]["RecordId"] | null;
            receivedAt: components["schemas"]["Instant"];
            /**
             * @description `Named`: in the family of a change request, or among the people of a cancellation
             * @enum {string}
             */
            role: "Applicant" | "FamilyMember" | "Guardian" | "Named";
            /** @enum {string} */
            state: "New" | "Confirmed" | "Accepted" | "Rejected";
            submissionId: components["schemas"]["RecordId"];
            /** @description When the applicant withdrew it. The state is then `Rejected` */
            withdrawnAt: components["schemas"]["Instant"] | null;
        };
        PersonMatches: {
            /** @description False if there are more matches than were searched */
            isComplete: boolean;
            /** @description Newest first */
            items: components["schemas"]["PersonMatch"][];
        };
        PersonPlace: {
            /** @description The position of the family member or guardian. Null for others */
            partId: components["schemas"]["RecordId"] | null;
            /**
             * @description `Named`: in the family of a change request, or among the people of a cancellation
             * @enum {string}
             */
            role: "Applicant" | "FamilyMember" | "Guardian" | "Named";
            submissionId: components["schemas"]["RecordId"];
        };
        PersonQuery: {
            birthDate?: components["schemas"]["IsoDate"];
            email?: string;
            firstName?: string;
            lastName?: string;
        };
        /** @enum {string} */
        PlaceholderCategory: "Recipient" | "Person" | "Club" | "Submission" | "Message" | "Link";
        /** @enum {string} */
        PlaceholderDataType: "Text" | "Number" | "Money" | "Date" | "DateTime" | "Email" | "Url";
        PlaceholderDefinition: {
            category: components["schemas"]["PlaceholderCategory"];
            dataType: components["schemas"]["PlaceholderDataType"];
            description: string;
            example: string;
            label: string;
            /** @description Written in the text as {{name}} */
            name: string;
        };
        /** @description Departments by the number of membership applications that include them, for any family member */
        PopularDepartments: {
            count: number;
            departmentId: components["schemas"]["RecordId"];
            name: string;
        }[];
        PriceLine: {
            amount: number;
            due: components["schemas"]["SurchargeDueType"];
            id: components["schemas"]["RecordId"];
            /** @enum {string} */
            kind: "Membership" | "Department" | "Surcharge";
            label: string;
            quantity: number;
            unitPrice: components["schemas"]["Money"];
        };
        PriceQuote: {
            currency: string;
            firstPayment: number;
            interval: components["schemas"]["MembershipPriceInterval"];
            lines: components["schemas"]["PriceLine"][];
            oneTime: number;
            recurring: number;
        };
        /** @description RFC 9457. Further members are strings; a list is its items with commas between */
        ProblemDetails: {
            detail?: string;
            instance?: string;
            status: number;
            title: string;
            traceId: string;
            type: string;
        } & {
            [key: string]: string;
        };
        ProcessingTimes: {
            /** @description Two decimals. Null in a month without decisions */
            averageHours: number | null;
            /** @description Submissions of all kinds decided by the club in the month */
            count: number;
            /** @description The mean of the two middle values if their number is even */
            medianHours: number | null;
            /** @description 2026-03 */
            month: string;
        }[];
        PublicCancellationForm: {
            /** @description Proof of work (ALTCHA, version 2), valid only with this form token. Send its solution in X-Proof-Of-Work. Null if the club does not require it */
            challenge: {
                parameters: {
                    [key: string]: unknown;
                };
                signature: string;
            } | null;
            /** @description Why the form is closed. Null while it is open */
            closed: {
                /** @enum {string} */
                reason: "SwitchedOff" | "NoMembership";
                /** @description The club's own words; empty where it has none */
                text: string;
            } | null;
            club: {
                /** @enum {string} */
                addressForm: "Du" | "Sie";
                /** @enum {string} */
                ageReference: "EntryDate" | "StartOfYear" | "EndOfYear";
                city: string;
                country: string;
                creditorId: string;
                currency: string;
                email: string;
                legalName: string;
                /** @enum {string} */
                locale: "de" | "en";
                logo: {
                    height: number;
                    url: string;
                    width: number;
                } | null;
                name: string;
                slug: string;
                street: string;
                timeZone: string;
                website: string;
                zip: string;
            };
            /** @description The custom fields of this form */
            customFields: components["schemas"]["CustomFieldSchema"][];
            departments: components["schemas"]["DepartmentSchema"][];
            design: components["schemas"]["FormDesign"];
            /** @description For a cancellation submitted today, without a requested end date */
            earliest: {
                /**
                 * Format: date
                 * @description The last day on which notice can be given for that end
                 */
                deadline: string;
                /**
                 * Format: date
                 * @description The last day of the membership
                 */
                effectiveDate: string;
                /**
                 * Format: date
                 * @description The day of receipt
                 */
                noticeDate: string;
            };
            /** @description Changes when the club changes its questions or offers */
            edition: string;
            /** @description Send it in X-Form-Token with the submission. Valid from 3 s to 24 h after it was issued, for one submission */
            formToken: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "Cancellation";
            privacy: {
                policyUrl: string;
                text: string;
            };
            settings: components["schemas"]["FormCancellation"];
            /**
             * Format: date
             * @description In the club's time zone
             */
            today: string;
        };
        PublicForm: {
            /** @description Proof of work (ALTCHA, version 2), valid only with this form token. Send its solution in X-Proof-Of-Work. Null if the club does not require it */
            challenge: {
                parameters: {
                    [key: string]: unknown;
                };
                signature: string;
            } | null;
            /** @description Why the form is closed. Null while it is open */
            closed: {
                /** @enum {string} */
                reason: "SwitchedOff" | "NoMembership";
                /** @description The club's own words; empty where it has none */
                text: string;
            } | null;
            club: {
                /** @enum {string} */
                addressForm: "Du" | "Sie";
                /** @enum {string} */
                ageReference: "EntryDate" | "StartOfYear" | "EndOfYear";
                city: string;
                country: string;
                creditorId: string;
                currency: string;
                email: string;
                legalName: string;
                /** @enum {string} */
                locale: "de" | "en";
                logo: {
                    height: number;
                    url: string;
                    width: number;
                } | null;
                name: string;
                slug: string;
                street: string;
                timeZone: string;
                website: string;
                zip: string;
            };
            consents: {
                id: components["schemas"]["RecordId"];
                isRequired: boolean;
                label: string;
                mediaType: components["schemas"]["ConsentMediaType"];
                text: string;
            }[];
            /** @description The custom fields of this form */
            customFields: components["schemas"]["CustomFieldSchema"][];
            departments: components["schemas"]["DepartmentSchema"][];
            departmentSettings: components["schemas"]["DepartmentSettingsSchema"];
            design: components["schemas"]["FormDesign"];
            /** @description Changes when the club changes its questions or offers */
            edition: string;
            /** @description Send it in X-Form-Token with the submission. Valid from 3 s to 24 h after it was issued, for one submission */
            formToken: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "Membership" | "Change";
            memberships: components["schemas"]["MembershipSchema"][];
            privacy: {
                policyUrl: string;
                text: string;
            };
            settings: components["schemas"]["FormMembership"];
            /**
             * Format: date
             * @description In the club's time zone
             */
            today: string;
        };
        PutSignature: {
            signature: string;
        };
        QuoteRequest: {
            /** Format: date */
            birthDate: string;
            /** @default [] */
            departmentIds?: components["schemas"]["RecordId"][];
            /** Format: date */
            entryDate?: string;
            /** @default [] */
            familyMembers?: {
                /** Format: date */
                birthDate: string;
                departmentIds?: components["schemas"]["RecordId"][];
            }[];
            membershipId: components["schemas"]["RecordId"];
            /** @default [] */
            surchargeIds?: components["schemas"]["RecordId"][];
        };
        /**
         * Format: uuid
         * @description UUIDv7 assigned by the service
         */
        RecordId: string;
        RecordOrder: {
            ids: components["schemas"]["RecordId"][];
        };
        RedeliverFailedDto: {
            /** @description Deliveries created before this time are left as they are */
            since: components["schemas"]["Instant"];
        };
        RefreshRequest: {
            refreshToken: string;
        };
        RelatedSubmission: {
            /** @description For a cancellation: the end of the membership */
            effectiveDate: components["schemas"]["IsoDate"] | null;
            firstName: string;
            id: components["schemas"]["RecordId"];
            /** @enum {string} */
            kind: "Membership" | "Change" | "Cancellation";
            lastName: string;
            number: number;
            reasons: ("SamePerson" | "SameEmail" | "SameIban")[];
            receivedAt: components["schemas"]["Instant"];
            state: components["schemas"]["SubmitState"];
            withdrawnAt: components["schemas"]["Instant"] | null;
        };
        ResetPasswordRequest: {
            email: string;
            /**
             * Format: password
             * @description 12 to 128 characters, not a common password
             */
            newPassword: string;
            /** @description From the link in the e-mail. Works once */
            resetCode: string;
        };
        RoleDescription: {
            description: string;
            /** @enum {string} */
            name: "Admin" | "Manager" | "Clerk" | "Viewer";
        };
        SavedView: {
            /** @description Without them, the list shows the person’s current columns */
            columns?: ("Number" | "Kind" | "Subject" | "City" | "Assignee" | "Received" | "State")[];
            filter: components["schemas"]["ExportFilter"];
            id: components["schemas"]["RecordId"];
            name: string;
            /** @enum {string} */
            sort: "-receivedAt" | "receivedAt" | "lastName" | "-lastName";
        };
        SenderCheck: {
            checks: components["schemas"]["SenderCheckItem"][];
            domain: string;
            fromAddress: string;
            /** @description The domain belongs to a mail provider that maintains its own records. Nothing is looked up */
            isMailProvider: boolean;
            /**
             * @description Which server currently sends the club’s e-mails
             * @enum {string}
             */
            sender: "Club" | "Installation" | "Captured";
        };
        SenderCheckItem: {
            advice: string | null;
            /** @enum {string} */
            finding: "SpfGood" | "SpfMissing" | "SpfSeveral" | "SpfOpen" | "SpfWeak" | "DkimGood" | "DkimRevoked" | "DkimMissing" | "DkimNotSeen" | "DmarcGood" | "DmarcWatches" | "DmarcMissing" | "DmarcSeveral" | "DmarcBroken" | "MxGood" | "MxMissing" | "NotLookedUp";
            /** @enum {string} */
            kind: "Spf" | "Dkim" | "Dmarc" | "Mx";
            message: string;
            /** @description The record as found */
            record: string | null;
            /** @enum {string} */
            state: "Good" | "Warning" | "Missing" | "Unknown";
        };
        SetEmailTemplateRequest: {
            body: string;
            readonly dateModified?: unknown;
            readonly isCustom?: unknown;
            subject: string;
            readonly type?: unknown;
        };
        SignatureRequest: {
            expiresAt: components["schemas"]["Instant"];
            /** @description The same as a QR code (SVG) */
            qrCode: string;
            /** @description Secret with which the form reads the signature */
            token: string;
            /** @description The page for signing on the phone. It can do nothing else */
            url: string;
        };
        SignatureState: {
            expiresAt: components["schemas"]["Instant"];
            /** @description PNG as a data URL. Null until it is signed */
            signature: string | null;
        };
        SignInSession: {
            club: components["schemas"]["ClubReference"];
            createdAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            id: components["schemas"]["RecordId"];
            /** @description The session of this request */
            isCurrent: boolean;
            /**
             * @description A session of the back office or the API
             * @enum {string}
             */
            kind: "Office" | "Api";
            /** @description Accurate to five minutes */
            lastUsedAt: components["schemas"]["Instant"];
            /** @description The User-Agent at sign-in */
            userAgent: string;
        };
        SignInSessions: components["schemas"]["SignInSession"][];
        SignUpRequest: {
            clubName: string;
            /**
             * Format: email
             * @description Receives a link to set the password
             */
            email: string;
            firstName: string;
            lastName: string;
            /** @description Part of the addresses of the club’s forms. Cannot be changed */
            slug: string;
        };
        SlugProposal: {
            /** @description The same if it is free, otherwise the next free one with a number */
            free: string;
            isTaken: boolean;
            /** @description The name as a slug. Empty if no character can be used */
            slug: string;
        };
        SmtpSettingsReadDto: {
            /** @description Left out if the club has no mail server of its own */
            dateModified?: components["schemas"]["Instant"];
            fromAddress: string;
            /** @default  */
            fromName: string;
            hasPassword: boolean;
            /** @description Empty if the club has no mail server of its own */
            host: string;
            port: number;
            /** @default  */
            replyTo: "" | string;
            /**
             * @description Tls from the start (usually port 465), StartTls after the greeting (usually port 587), or None
             * @enum {string}
             */
            security: "None" | "StartTls" | "Tls";
            /** @default  */
            username: string;
        };
        SmtpSettingsWriteDto: {
            readonly dateModified?: unknown;
            /** Format: email */
            fromAddress: string;
            fromName?: string;
            readonly hasPassword?: unknown;
            host: string;
            /** @description Kept if left out, unless host, port or username change. Null removes it */
            password?: string | null;
            port: number;
            replyTo?: "" | string;
            /**
             * @description Tls from the start (usually port 465), StartTls after the greeting (usually port 587), or None
             * @enum {string}
             */
            security: "None" | "StartTls" | "Tls";
            username?: string;
        };
        SmtpTestRequest: {
            /** @description Used instead of the stored settings. Not saved */
            settings?: components["schemas"]["SmtpSettingsWriteDto"];
            /** Format: email */
            to: string;
        };
        SmtpTestResultDto: {
            durationMs: number;
            message: string;
            remedy: string | null;
            /** @description The response of the mail server, if there was one */
            responseCode: number | null;
            /** @description The stage that failed */
            stage: ("Dns" | "Connect" | "Tls" | "SignIn" | "Sender" | "Recipient" | "Message") | null;
            success: boolean;
        };
        StartExportJobRequest: {
            filter?: components["schemas"]["ExportFilter"];
            /** @description For club software only: the id of a format. Default: SpgVerein. These exports contain membership applications only. */
            format?: string;
            /** @description The submissions in this order. Ids named twice are exported once */
            ids?: components["schemas"]["RecordId"][];
        };
        SubmissionAssignment: {
            assignee: components["schemas"]["Assignee"] | null;
        };
        /** @description All null if there is none */
        SubmissionBankData: {
            accountHolder: string | null;
            bic: string | null;
            iban: string | null;
        };
        SubmissionCounts: {
            items: {
                count: number;
                /** @enum {string} */
                kind: "Membership" | "Change" | "Cancellation";
                state: components["schemas"]["SubmitState"];
                /** @description How many of `count` their applicant withdrew; all of them are `Rejected` */
                withdrawn: number;
            }[];
            /** @description Submissions waiting for the applicant, as found by `awaits=Confirmation` */
            unconfirmed: number;
            /** @description Submissions waiting for the club, as found by `awaits=Decision` */
            waiting: number;
        };
        SubmissionHints: {
            /** @description For an open submission: chosen options that are no longer offered */
            archived: {
                id: components["schemas"]["RecordId"];
                /** @enum {string} */
                kind: "Membership" | "Department";
                name: string;
            }[];
            /** @description For a change request: the latest accepted application that is probably from the same person */
            former: {
                decidedAt: components["schemas"]["Instant"];
                id: components["schemas"]["RecordId"];
                number: number;
            } | null;
            /** @description For an open application of a minor: what is missing from the guardians. Null if nothing is */
            guardians: ("Missing" | "Unconfirmed" | "Refused") | null;
            /** @description For an open application whose price would be different today. Null otherwise */
            price: {
                received: {
                    interval: components["schemas"]["MembershipPriceInterval"];
                    oneTime: components["schemas"]["Money"];
                    recurring: components["schemas"]["Money"];
                };
                today: {
                    interval: components["schemas"]["MembershipPriceInterval"];
                    oneTime: components["schemas"]["Money"];
                    recurring: components["schemas"]["Money"];
                };
            } | null;
            /** @description Other submissions that are probably from the same person, best match first, then newest, at most 20 */
            related: components["schemas"]["RelatedSubmission"][];
        };
        SubmissionList: {
            items: components["schemas"]["SubmissionListItem"][];
            nextCursor: string | null;
            totalCount: number;
        };
        SubmissionListItem: {
            /** @description The user to whom it is assigned */
            assignee: components["schemas"]["Assignee"] | null;
            city: string;
            effectiveDate: components["schemas"]["IsoDate"] | null;
            email: string;
            familyMemberCount: number;
            firstName: string;
            id: components["schemas"]["RecordId"];
            /** @enum {string} */
            kind: "Membership" | "Change" | "Cancellation";
            lastName: string;
            membershipName: string | null;
            needsConfirmation: boolean;
            number: number;
            receivedAt: components["schemas"]["Instant"];
            state: components["schemas"]["SubmitState"];
            /** @description When the applicant withdrew it. The state is then `Rejected` */
            withdrawnAt: components["schemas"]["Instant"] | null;
        };
        SubmissionNote: {
            author: {
                id: components["schemas"]["RecordId"] | null;
                /** @enum {string} */
                kind: "User" | "ApiKey" | "System";
                name: string | null;
            };
            createdAt: components["schemas"]["Instant"];
            editedAt: components["schemas"]["Instant"] | null;
            id: components["schemas"]["RecordId"];
            /** @description Whether the caller wrote it and can change and delete it */
            isOwn: boolean;
            text: string;
        };
        SubmissionNoteList: {
            items: components["schemas"]["SubmissionNote"][];
            nextCursor: string | null;
            totalCount: number;
        };
        SubmissionStatus: {
            clubName: string;
            clubSlug: string;
            /** @description The guardian whose link it is. They see no contact details of another guardian. They can change neither another guardian nor the applicant’s e-mail address, and cannot make the applicant an adult. Null for the applicant’s link */
            guardianId: components["schemas"]["RecordId"] | null;
            isConfirmedByGuardians: boolean;
            /** @description Correcting is possible until someone confirms or a guardian declines. If no confirmation is needed, until the decision. Withdrawing is possible until the decision */
            possibleSteps: ("Correct" | "Withdraw" | "ResendConfirmation")[];
            /** @description Bank details are masked. Without signature, origin and the name of the person who decided */
            submission: components["schemas"]["MembershipSubmission"] | components["schemas"]["ChangeSubmission"] | components["schemas"]["CancellationSubmission"];
            /** @description The reader’s personal link. Changes when their e-mail address changes */
            url: string;
            /** @description 90 days after the decision. Null before it. For the sender’s link: the confirmation, the decision, or 14 days after receipt */
            urlExpiresAt: components["schemas"]["Instant"] | null;
        };
        /** @description Each week or month that overlaps the period. The first and last include only days of the period */
        SubmissionTrend: {
            cancellations: number;
            changes: number;
            memberships: number;
            /** @description memberships - cancellations */
            netDevelopment: number;
            /** @description 2026-03 for a month, 2026-W11 for a week of ISO 8601 */
            period: string;
        }[];
        SubmitAcceptRequest: {
            entryDate?: components["schemas"]["IsoDate"];
            memberNumber?: string;
            message?: string;
            /** @default true */
            sendEmail?: boolean;
        };
        SubmitDenyRequest: {
            reason?: string;
            /** @default true */
            sendEmail?: boolean;
        };
        SubmitHistoryEntry: {
            actor: {
                id: components["schemas"]["RecordId"] | null;
                /** @enum {string} */
                kind: "User" | "ApiKey" | "Member" | "System";
                name: string | null;
            };
            at: components["schemas"]["Instant"];
            id: components["schemas"]["RecordId"];
            newValue: string | null;
            oldValue: string | null;
            property: string | null;
            type: components["schemas"]["SubmitHistoryType"];
        };
        SubmitHistoryResponse: {
            items: components["schemas"]["SubmitHistoryEntry"][];
            nextCursor: string | null;
            totalCount: number;
        };
        /** @enum {string} */
        SubmitHistoryType: "Created" | "ConfirmationSent" | "ConfirmationResent" | "Confirmed" | "Updated" | "Accepted" | "Rejected" | "EmailSent" | "EmailFailed" | "Exported" | "Anonymized";
        SubmitResponse: {
            id: components["schemas"]["RecordId"];
            needsConfirmation: boolean;
            number: number;
            receivedAt: components["schemas"]["Instant"];
            state: components["schemas"]["SubmitState"];
            /** @description The sender’s link to the status page, valid until the confirmation or the decision, at most 14 days. The owner of the address gets a link by mail. Null if the club entered it */
            statusUrl: string | null;
        };
        /** @enum {string} */
        SubmitState: "New" | "Confirmed" | "Accepted" | "Rejected";
        /** @enum {string} */
        SurchargeDueType: "Recurring" | "OneTime";
        /** @enum {string} */
        SurchargeScope: "PerApplication" | "PerPerson";
        SwitchClubRequest: {
            clubId: string;
        };
        TestEvent: {
            data: {
                clubId: components["schemas"]["RecordId"];
            };
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "Test";
        };
        TwoFactorRequest: {
            readonly authenticatorUri?: unknown;
            /** @description Turning it on requires a code from the app that holds the shared key. While it is on, turning it off, a new shared key and new recovery codes require a code or a recovery code */
            enable?: boolean;
            readonly isTwoFactorEnabled?: unknown;
            readonly recoveryCodes?: unknown;
            readonly recoveryCodesLeft?: unknown;
            /** @description Create ten new recovery codes. The old ones become invalid */
            resetRecoveryCodes?: boolean;
            /** @description Create a new shared key. This turns two-factor sign-in off */
            resetSharedKey?: boolean;
            readonly sharedKey?: unknown;
            twoFactorCode?: string;
            /** @description Instead of the code. Each works once */
            twoFactorRecoveryCode?: string;
        };
        TwoFactorResponse: {
            /** @description `otpauth:` address for a QR code */
            authenticatorUri: string | null;
            isTwoFactorEnabled: boolean;
            /** @description Shown only when they are created */
            recoveryCodes?: string[];
            recoveryCodesLeft: number;
            /** @description Base32. Null once two-factor sign-in is on */
            sharedKey: string | null;
        };
        /** @description Members that are absent keep their value */
        UpdateAnswerTemplate: {
            readonly id?: unknown;
            name: string;
            /** @enum {string} */
            purpose: "Accept" | "Deny";
            sortOrder?: number;
            text: string;
        };
        /** @description Members that are absent keep their value */
        UpdateDepartmentSchema: {
            description?: string;
            /** @description What the club's administration software calls it */
            externalCode?: string;
            readonly id?: unknown;
            /** @description Whether forms offer it */
            isActive?: boolean;
            /** @description Unique within the club */
            name: string;
            /** @description Lists are sorted by this, then by name */
            sortOrder?: number;
        };
        /** @description Members that are absent keep their value */
        UpdateMembershipSchema: {
            departmentPrices?: components["schemas"]["ChangeMembershipDepartmentPriceSchema"][];
            description?: string;
            /** @description What the club's administration software calls it */
            externalCode?: string;
            readonly id?: unknown;
            /** @description Whether forms offer it */
            isActive?: boolean;
            isFamilyMembership?: boolean;
            membershipPrice: components["schemas"]["Money"];
            /** @description Unique within the club */
            name: string;
            priceInterval: components["schemas"]["MembershipPriceInterval"];
            /** @description Lists are sorted by this, then by name */
            sortOrder?: number;
            surcharges?: components["schemas"]["ChangeMembershipSurchargeSchema"][];
        };
        /** @description Members that are absent keep their value */
        UpdateSavedView: {
            /** @description Null removes them: the list then shows the person’s current columns */
            columns?: ("Number" | "Kind" | "Subject" | "City" | "Assignee" | "Received" | "State")[] | null;
            filter: {
                /**
                 * Format: uuid
                 * @description UUIDv7 assigned by the service
                 */
                assigneeId?: string;
                /**
                 * @description `Decision`: waiting for the club, including cancellations without a confirmation. `Confirmation`: waiting for the applicant to confirm
                 * @enum {string}
                 */
                awaits?: "Decision" | "Confirmation";
                /**
                 * Format: uuid
                 * @description UUIDv7 assigned by the service
                 */
                departmentId?: string;
                /**
                 * Format: date
                 * @description A calendar date, YYYY-MM-DD
                 */
                from?: string;
                /** @description `true`: what its applicant withdrew; `false`: everything else */
                isWithdrawn?: boolean;
                /** @enum {string} */
                kind?: "Membership" | "Change" | "Cancellation";
                /**
                 * Format: uuid
                 * @description UUIDv7 assigned by the service
                 */
                membershipId?: string;
                q?: string;
                /** @enum {string} */
                state?: "New" | "Confirmed" | "Accepted" | "Rejected";
                /**
                 * Format: date
                 * @description A calendar date, YYYY-MM-DD
                 */
                to?: string;
            };
            readonly id?: components["schemas"]["RecordId"];
            name: string;
            /** @enum {string} */
            sort?: "-receivedAt" | "receivedAt" | "lastName" | "-lastName";
        };
        UpdateUser: {
            readonly createdAt?: unknown;
            /** @description Must be unchanged. Only its owner can change it, at /auth/manage/info */
            email?: string;
            firstName: string;
            readonly id?: unknown;
            readonly invitationExpiresAt?: unknown;
            readonly invitedAt?: unknown;
            /** @description Unchanged if left out */
            isActive?: boolean;
            readonly isInvitationPending?: unknown;
            lastName: string;
            readonly lastSignInAt?: unknown;
            /**
             * @description Unchanged if left out
             * @enum {string}
             */
            role?: "Admin" | "Manager" | "Clerk" | "Viewer";
        };
        /** @description A person who works for the club */
        User: {
            createdAt: components["schemas"]["Instant"];
            email: string;
            firstName: string;
            /** @description While the invitation is pending its id; then that of the account */
            id: components["schemas"]["RecordId"];
            /** @description Until when the link in the last invitation is valid. Null if no invitation is pending */
            invitationExpiresAt: components["schemas"]["Instant"] | null;
            /** @description When the last invitation was sent */
            invitedAt: components["schemas"]["Instant"] | null;
            isActive: boolean;
            /** @description Has been invited and has not accepted yet */
            isInvitationPending: boolean;
            lastName: string;
            /** @description Last sign-in to this club */
            lastSignInAt: components["schemas"]["Instant"] | null;
            /** @enum {string} */
            role: "Admin" | "Manager" | "Clerk" | "Viewer";
        };
        UserList: {
            items: components["schemas"]["User"][];
            nextCursor: string | null;
            totalCount: number;
        };
        /** @description Keys are JSON paths as the client wrote them */
        ValidationProblemDetails: {
            detail?: string;
            errors: {
                [key: string]: string[];
            };
            instance?: string;
            /** @description How many more broken rules there are than `errors` names */
            moreErrors?: string;
            status: number;
            title: string;
            traceId: string;
            type: string;
        } & {
            [key: string]: string;
        };
        WebhookCreatedDto: {
            createdAt: components["schemas"]["Instant"];
            disabledReason: string | null;
            id: components["schemas"]["RecordId"];
            isActive: boolean;
            name: string;
            /** @description Until then the previous secret also signs. Null if there is none */
            previousSecretValidUntil: components["schemas"]["Instant"] | null;
            secret: string;
            subscribedEvents: components["schemas"]["WebhookEventType"][];
            url: string;
        };
        WebhookDeliveryDetailDto: {
            attempts: number;
            createdAt: components["schemas"]["Instant"];
            eventId: components["schemas"]["RecordId"];
            eventType: components["schemas"]["WebhookEventType"];
            finishedAt: components["schemas"]["Instant"] | null;
            id: components["schemas"]["RecordId"];
            lastDurationMs: number | null;
            lastError: string | null;
            lastStatusCode: number | null;
            nextAttemptAt: components["schemas"]["Instant"] | null;
            /** @description The body as sent */
            payload: {
                data: {
                    [key: string]: unknown;
                };
                timestamp: components["schemas"]["Instant"];
                type: components["schemas"]["WebhookEventType"];
            };
            status: components["schemas"]["WebhookDeliveryStatus"];
            tries: {
                attempt: number;
                durationMs: number;
                error: string | null;
                /** @description Up to the first 4 kB */
                responseBody: string | null;
                startedAt: components["schemas"]["Instant"];
                /** @description Null if there was no response */
                statusCode: number | null;
            }[];
        };
        WebhookDeliveryDto: {
            attempts: number;
            createdAt: components["schemas"]["Instant"];
            eventId: components["schemas"]["RecordId"];
            eventType: components["schemas"]["WebhookEventType"];
            finishedAt: components["schemas"]["Instant"] | null;
            id: components["schemas"]["RecordId"];
            lastDurationMs: number | null;
            lastError: string | null;
            lastStatusCode: number | null;
            nextAttemptAt: components["schemas"]["Instant"] | null;
            status: components["schemas"]["WebhookDeliveryStatus"];
        };
        WebhookDeliveryList: {
            items: components["schemas"]["WebhookDeliveryDto"][];
            nextCursor: string | null;
            totalCount: number;
        };
        /** @enum {string} */
        WebhookDeliveryStatus: "Pending" | "Retrying" | "Succeeded" | "Failed";
        /** @enum {string} */
        WebhookEventType: "ApplicationReceived" | "EmailConfirmed" | "ApplicationAccepted" | "ApplicationRejected" | "ApplicationUpdated" | "ApplicationDeleted" | "ExportCompleted" | "Test";
        WebhookExportJob: {
            expiresAt: components["schemas"]["Instant"] | null;
            id: components["schemas"]["RecordId"];
            total: number;
            /** @enum {string} */
            type: "Pdf" | "Csv" | "ClubSoftware";
        };
        WebhookReadDto: {
            createdAt: components["schemas"]["Instant"];
            disabledReason: string | null;
            id: components["schemas"]["RecordId"];
            isActive: boolean;
            name: string;
            /** @description Until then the previous secret also signs. Null if there is none */
            previousSecretValidUntil: components["schemas"]["Instant"] | null;
            subscribedEvents: components["schemas"]["WebhookEventType"][];
            url: string;
        };
        WebhookSecretDto: {
            /** @description Until then deliveries are signed with both secrets */
            previousSecretValidUntil: components["schemas"]["Instant"];
            secret: string;
        };
        WebhookSubmission: {
            confirmedAt: components["schemas"]["Instant"] | null;
            decidedAt: components["schemas"]["Instant"] | null;
            email: string;
            firstName: string;
            id: components["schemas"]["RecordId"];
            /** @enum {string} */
            kind: "Membership" | "Change" | "Cancellation";
            lastName: string;
            number: number;
            receivedAt: components["schemas"]["Instant"];
            state: components["schemas"]["SubmitState"];
            /** @description When the applicant withdrew it. The state is then `Rejected` */
            withdrawnAt: components["schemas"]["Instant"] | null;
        };
        WebhookTestResultDto: {
            durationMs: number;
            /** @description Why there was no response */
            error: ("AddressRefused" | "ConnectFailed" | "TlsFailed" | "Timeout" | "ResponseInvalid") | null;
            /** @description Up to the first 4 kB */
            responseBody: string | null;
            /** @description Null if there was no response */
            statusCode: number | null;
            success: boolean;
        };
        WebhookWriteDto: {
            readonly createdAt?: unknown;
            readonly disabledReason?: unknown;
            readonly id?: unknown;
            /** @description If absent, it is unchanged. A new subscription is active */
            isActive?: boolean;
            name: string;
            readonly previousSecretValidUntil?: unknown;
            subscribedEvents: ("ApplicationReceived" | "EmailConfirmed" | "ApplicationAccepted" | "ApplicationRejected" | "ApplicationUpdated" | "ApplicationDeleted" | "ExportCompleted")[];
            /**
             * Format: uri
             * @description An https address on the public internet, at any port but these: 0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 445, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 873, 989, 990, 993, 995, 1433, 1521, 1719, 1720, 1723, 2049, 2375, 2379, 3306, 3389, 3659, 4045, 4190, 5060, 5061, 5432, 5672, 5900, 6000, 6379, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 9042, 9200, 10080, 11211, 27017
             */
            url: string;
        };
        /** @description The requested changes. `iban` and `accountHolder` are masked for the role Viewer */
        Wishes: {
            accountHolder?: string;
            bic?: string;
            /** Format: date */
            birthDate?: string;
            city?: string;
            /** @description ISO 3166-1 alpha-2 */
            country?: string;
            customFields?: {
                [key: string]: string | number | boolean | string[];
            };
            departmentIds?: string[];
            departments?: {
                id: components["schemas"]["RecordId"];
                name: string;
            }[];
            /** Format: email */
            email?: string;
            familyMembers?: components["schemas"]["FamilyMember"][];
            firstName?: string;
            gender?: components["schemas"]["Gender"];
            guardianLiability?: boolean;
            guardians?: components["schemas"]["Guardian"][];
            hasSoleCustody?: boolean;
            iban?: string;
            lastName?: string;
            mediaConsents?: {
                consentId: components["schemas"]["RecordId"];
                isGiven: boolean;
                label: string;
                mediaType: string;
            }[];
            membership?: {
                id: components["schemas"]["RecordId"];
                name: string;
            };
            /** Format: uuid */
            membershipId?: string;
            mobile?: string;
            nationality?: string;
            paymentMethod?: components["schemas"]["PaymentMethod"];
            phone?: string;
            sepaMandateAccepted?: boolean;
            street?: string;
            surchargeIds?: string[];
            surcharges?: {
                id: components["schemas"]["RecordId"];
                name: string;
            }[];
            title?: string;
            /** @description In the form that the country asks for */
            zip?: string;
        };
        WriteSubmissionNote: {
            readonly author?: {
                id: components["schemas"]["RecordId"] | null;
                /** @enum {string} */
                kind: "User" | "ApiKey" | "System";
                name: string | null;
            };
            readonly createdAt?: components["schemas"]["Instant"];
            readonly editedAt?: components["schemas"]["Instant"] | null;
            readonly id?: components["schemas"]["RecordId"];
            /** @description Whether the caller wrote it and can change and delete it */
            readonly isOwn?: boolean;
            text: string;
        };
        /** @description Postcodes of new membership applications, each with its most frequent city name */
        ZipCodes: {
            city: string;
            count: number;
            zip: string;
        }[];
    };
    responses: {
        /** @description The request breaks a rule. `errors` lists each field with its path */
        BadRequest: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationProblemDetails"];
            };
        };
        /** @description The state or another record does not allow this */
        Conflict: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Signed in, but the role does not allow this */
        Forbidden: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Expired. For a status or confirmation link, `clubSlug` names the club */
        Gone: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description An error on our side */
        InternalError: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The `Idempotency-Key` was used with another body */
        KeyReused: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Unknown, malformed or belonging to another club */
        NotFound: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Not changed since the version in `If-None-Match` */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description `If-Match` does not match */
        PreconditionFailed: {
            headers: {
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The file does not contain this range */
        RangeNotSatisfiable: {
            headers: {
                "Content-Range": components["headers"]["Content-Range"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The body is larger than allowed */
        TooLarge: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A rate limit has been reached */
        TooManyRequests: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Missing, expired or revoked credentials */
        Unauthenticated: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Temporarily unavailable */
        Unavailable: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The body is not `application/json` */
        UnsupportedMediaType: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The name to save the file under (RFC 6266) */
        "Content-Disposition": string;
        /** @description Which bytes of how many (RFC 9110 §14.4) */
        "Content-Range": string;
        /** @description The version of the record. Send it as If-Match with a change, or as If-None-Match to check for changes */
        ETag: string;
        /** @description Whether this is the stored response to an earlier request with the same Idempotency-Key */
        "Idempotency-Replayed": "true";
        /** @description The next page (RFC 8288), if there is one */
        Link: string;
        /** @description Address of the new record or job */
        Location: string;
        /** @description What is left of each quota (r) and in how many seconds it resets (t) */
        RateLimit: string;
        /** @description The quotas (q) and their windows in seconds (w) */
        "RateLimit-Policy": string;
        /** @description Seconds to wait before retrying */
        "Retry-After": string;
        /** @description How to sign in (RFC 6750) */
        "WWW-Authenticate": string;
        /** @description The caller's X-Request-Id where it was 1–128 safe characters, else a new one */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailRequest"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessTokenResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    manageTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveClub: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                clubId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InfoResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InfoRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InfoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInSessions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessTokenResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeSlug: {
        parameters: {
            query: {
                /** @description The name of a club, or a slug to check */
                name: string;
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlugProposal"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    switchClub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchClubRequest"];
            };
        };
        responses: {
            /** @description A separate token pair. The current one stays valid for its club */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessTokenResponse"];
                };
            };
            /** @description For a back-office session, which switches clubs itself and gets no tokens */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAnswerTemplates: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerTemplate"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAnswerTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAnswerTemplate"];
            };
        };
        responses: {
            /** @description Created; `Location` says where */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnswerTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAnswerTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAnswerTemplate"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAnswerTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCancellationForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormCancellation"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    modifyCancellationForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeFormCancellation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormCancellation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderCustomFields: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldOrder"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomFields: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldSchema"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCustomFieldSchema"];
            };
        };
        responses: {
            /** @description Created; `Location` says where */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldSchema"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                internalName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldSchema"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                internalName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                internalName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchCustomFieldSchema"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDataPrivacy: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataPrivacySchema"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDataPrivacy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeDataPrivacySchema"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataPrivacySchema"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConsentVersions: {
        parameters: {
            query?: {
                consentId?: components["schemas"]["RecordId"];
                cursor?: string;
                limit?: number;
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentVersionList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countDueSubmissions: {
        parameters: {
            query?: {
                acceptedDays?: number;
                evidenceDays?: number;
                rejectedDays?: number;
                unconfirmedDays?: number;
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueSubmissions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderDepartments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordOrder"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDepartmentSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentSettingsSchema"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDepartmentSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeDepartmentSettingsSchema"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentSettingsSchema"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDepartments: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentSchema"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDepartment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeDepartmentSchema"];
            };
        };
        responses: {
            /** @description Created; `Location` says where */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentSchema"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDepartment: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                /** @description UUIDv7 assigned by the service */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentSchema"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDepartment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                /** @description UUIDv7 assigned by the service */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDepartmentSchema"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDepartment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                /** @description UUIDv7 assigned by the service */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFirstSteps: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstSteps"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeFirstSteps: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeFirstSteps"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstSteps"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFormDesign: {
        parameters: {
            query?: {
                /** @description Whether to use the draft, which only signed-in editors can see */
                preview?: "true" | "false";
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormDesign"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFormDesign: {
        parameters: {
            query?: {
                /** @description Whether to use the draft, which only signed-in editors can see */
                preview?: "true" | "false";
            };
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeFormDesign"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormDesign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBackgroundImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["File"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackgroundImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBackgroundImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaperForm: {
        parameters: {
            query?: {
                /** @description The club's language unless named; a named one is part of the address too */
                locale?: "de" | "en";
            };
            header?: never;
            path: {
                kind: "membership" | "change" | "cancellation";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFormPoster: {
        parameters: {
            query?: {
                /** @description The club's language unless named; a named one is part of the address too */
                locale?: "de" | "en";
            };
            header?: never;
            path: {
                kind: "membership" | "change" | "cancellation";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFormQrCodePng: {
        parameters: {
            query?: {
                /** @description The club's language unless named; a named one is part of the address too */
                locale?: "de" | "en";
            };
            header?: never;
            path: {
                kind: "membership" | "change" | "cancellation";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFormQrCodeSvg: {
        parameters: {
            query?: {
                /** @description The club's language unless named; a named one is part of the address too */
                locale?: "de" | "en";
            };
            header?: never;
            path: {
                kind: "membership" | "change" | "cancellation";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClubInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubInfo"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClubInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeClubInfo"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClubLogo: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubLogo"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClubLogo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["File"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubLogo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteClubLogo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMembershipForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormMembership"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    modifyMembershipForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeFormMembership"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormMembership"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderMemberships: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordOrder"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMemberships: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipSchema"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMembershipSchema"];
            };
        };
        responses: {
            /** @description Created; `Location` says where */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipSchema"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                /** @description UUIDv7 assigned by the service */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipSchema"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                /** @description UUIDv7 assigned by the service */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMembershipSchema"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                /** @description UUIDv7 assigned by the service */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKey"];
            };
        };
        responses: {
            /** @description Created; `Location` says where */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                actorId?: components["schemas"]["RecordId"];
                cursor?: string;
                from?: components["schemas"]["IsoDate"];
                kind?: components["schemas"]["AuditKind"];
                limit?: number;
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLog"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmailTemplates: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplateItem"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmailTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                type: components["schemas"]["EMailTemplateType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEmailTemplateResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setEmailTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                type: components["schemas"]["EMailTemplateType"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetEmailTemplateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEmailTemplateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetEmailTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                type: components["schemas"]["EMailTemplateType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmailTemplatePlaceholders: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                type: components["schemas"]["EMailTemplateType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceholderDefinition"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["schemas"]["EMailTemplateType"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetEmailTemplateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplatePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSystemEmailTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                type: components["schemas"]["EMailTemplateType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEmailTemplateResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendEmailTemplateTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                type: components["schemas"]["EMailTemplateType"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetEmailTemplateRequest"];
            };
        };
        responses: {
            /** @description Started; `Location` says where to ask how far it is */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplateTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNightlyRuns: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NightlyRunList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettingsReadDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingsWriteDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettingsReadDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOutbox: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                state?: "Queued" | "Sent" | "Captured" | "Failed";
                type?: "MembershipConfirmation" | "MembershipReceived" | "MembershipAccepted" | "MembershipRejected" | "ChangeConfirmation" | "ChangeReceived" | "ChangeAccepted" | "ChangeRejected" | "CancellationConfirmation" | "CancellationReceived" | "CancellationAccepted" | "CancellationRejected" | "StaffNotification" | "UserInvitation" | "PasswordReset" | "EmailChange";
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOutboxMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOutboxAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                attachmentId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryOutboxMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSmtpSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmtpSettingsReadDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSmtpSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmtpSettingsWriteDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmtpSettingsReadDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSmtpSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkSender: {
        parameters: {
            query?: {
                /** @description The name of the DKIM key, as given by the provider. If left out, the usual names are tried */
                dkimSelector?: string;
                /** @description Default: the current sender address */
                fromAddress?: string;
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SenderCheck"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testSmtpSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmtpTestRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmtpTestResultDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReadDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookWriteDto"];
            };
        };
        responses: {
            /** @description Created; `Location` says where */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCreatedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReadDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookWriteDto"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                cursor?: string;
                eventType?: components["schemas"]["WebhookEventType"];
                from?: components["schemas"]["IsoDate"];
                limit?: number;
                status?: components["schemas"]["WebhookDeliveryStatus"];
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                deliveryId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetailDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                deliveryId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeliverFailedWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeliverFailedDto"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTestResultDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAgeDistribution: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone. Default: 30 days up to `to` */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, inclusive. Default: today */
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgeDistribution"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardArrangement: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardArrangement"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDashboardArrangement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeDashboardArrangement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardArrangement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApplicationFunnel: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone. Default: 30 days up to `to` */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, inclusive. Default: today */
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationFunnel"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGenderDistribution: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone. Default: 30 days up to `to` */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, inclusive. Default: today */
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenderDistribution"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardKpis: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone. Default: 30 days up to `to` */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, inclusive. Default: today */
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardKpis"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMembershipChart: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone. Default: 30 days up to `to` */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, inclusive. Default: today */
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipChart"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMembershipTypes: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone. Default: 30 days up to `to` */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, inclusive. Default: today */
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipTypes"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMonthlyReport: {
        parameters: {
            query?: {
                /** @description Default: the language of the request */
                locale?: "de" | "en";
                /** @description For example 2026-03, in the club’s time zone. Default: the last complete month */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNewCancellations: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone. Default: 30 days up to `to` */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, inclusive. Default: today */
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardCount"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNewChanges: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone. Default: 30 days up to `to` */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, inclusive. Default: today */
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardCount"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNewMemberships: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone. Default: 30 days up to `to` */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, inclusive. Default: today */
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardCount"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentMethods: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone. Default: 30 days up to `to` */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, inclusive. Default: today */
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPopularDepartments: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone. Default: 30 days up to `to` */
                from?: components["schemas"]["IsoDate"];
                limit?: number;
                /** @description Last day, inclusive. Default: today */
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PopularDepartments"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProcessingTimes: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone. Default: 30 days up to `to` */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, inclusive. Default: today */
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessingTimes"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubmissionTrend: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone. Default: 30 days up to `to` */
                from?: components["schemas"]["IsoDate"];
                interval?: "Week" | "Month";
                /** @description Last day, inclusive. Default: today */
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionTrend"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryTrend: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone. Default: 30 days up to `to` */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, inclusive. Default: today */
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryTrend"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getZipCodes: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone. Default: 30 days up to `to` */
                from?: components["schemas"]["IsoDate"];
                limit?: number;
                /** @description Last day, inclusive. Default: today */
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ZipCodes"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    erasePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonErasureRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonErasure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPersonJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonExportRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPersonPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonExportRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonMatches"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicBackground: {
        parameters: {
            query?: {
                /** @description Part of the address that the API hands out: another picture, another address */
                v?: string;
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                kind: "membership" | "change" | "cancellation";
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicForm"] | components["schemas"]["PublicCancellationForm"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicLogo: {
        parameters: {
            query?: {
                /** @description Part of the address that the API hands out: another picture, another address */
                v?: string;
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSignatureRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created; `Location` says where */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSignatureRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                slug: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureState"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSignatureRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                slug: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                slug: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutSignature"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConfirmation: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationInfo"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    postConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refuseConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewConfirmation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionStatus"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctCancellation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationSubmitPatchRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSubmitPatchRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipPatchRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatusPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendOwnConfirmation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubmissions: {
        parameters: {
            query?: {
                /** @description The user to whom it is assigned */
                assigneeId?: components["schemas"]["RecordId"];
                /** @description `Decision`: waiting for the club, including cancellations without a confirmation. `Confirmation`: waiting for the applicant to confirm */
                awaits?: "Decision" | "Confirmation";
                cursor?: string;
                departmentId?: components["schemas"]["RecordId"];
                from?: components["schemas"]["IsoDate"];
                /** @description `true`: what its applicant withdrew; `false`: everything else */
                isWithdrawn?: boolean | ("true" | "false");
                kind?: "Membership" | "Change" | "Cancellation";
                limit?: number;
                membershipId?: components["schemas"]["RecordId"];
                q?: string;
                sort?: "-receivedAt" | "receivedAt" | "lastName" | "-lastName";
                state?: components["schemas"]["SubmitState"];
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SubmitAcceptRequest"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubmissionAssignment: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionAssignment"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignSubmission"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionAssignment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubmissionBankData: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionBankData"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    denySubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SubmitDenyRequest"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubmissionHints: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionHints"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubmissionNotes: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionNoteList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSubmissionNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteSubmissionNote"];
            };
        };
        responses: {
            /** @description Created; `Location` says where */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubmissionNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionNote"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSubmissionNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteSubmissionNote"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSubmissionNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssignees: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assignee"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    runBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchPreviewRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCancellationSubmission: {
        parameters: {
            query?: {
                club?: string;
            };
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
                /** @description The `formToken` of `GET /public/clubs/{slug}/forms/{kind}`: 3 s to 24 h old, for one submission. Required without credentials */
                "X-Form-Token"?: string;
                /** @description The solution of the `challenge` of the form, as base64 of the JSON that ALTCHA 2 clients send. Required without credentials where `challenge` is not null */
                "X-Proof-Of-Work"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationSubmit"];
            };
        };
        responses: {
            /** @description Created; `Location` says where */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationSubmitResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCancellationSubmission: {
        parameters: {
            query?: {
                /** @description `Masked` hides bank details even from roles that may see them. Nothing is then recorded in the audit log */
                bankData?: "Full" | "Masked";
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationSubmission"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCancellationSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchCancellationSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationSubmitPatchRequest"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmCancellationSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCancellationSubmissionCsv: {
        parameters: {
            query?: {
                locale?: "de" | "en";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCancellationSubmissionHistory: {
        parameters: {
            query?: {
                /** @description `Masked` hides bank details even from roles that may see them. Nothing is then recorded in the audit log */
                bankData?: "Full" | "Masked";
                cursor?: string;
                limit?: number;
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitHistoryResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCancellationSubmissionPdf: {
        parameters: {
            query?: {
                locale?: "de" | "en";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendCancellationConfirmation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCancellationSubmissionText: {
        parameters: {
            query?: {
                locale?: "de" | "en";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createChangeSubmission: {
        parameters: {
            query?: {
                club?: string;
            };
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
                /** @description The `formToken` of `GET /public/clubs/{slug}/forms/{kind}`: 3 s to 24 h old, for one submission. Required without credentials */
                "X-Form-Token"?: string;
                /** @description The solution of the `challenge` of the form, as base64 of the JSON that ALTCHA 2 clients send. Required without credentials where `challenge` is not null */
                "X-Proof-Of-Work"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangesSubmit"];
            };
        };
        responses: {
            /** @description Created; `Location` says where */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChangeSubmission: {
        parameters: {
            query?: {
                /** @description `Masked` hides bank details even from roles that may see them. Nothing is then recorded in the audit log */
                bankData?: "Full" | "Masked";
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSubmission"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteChangeSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchChangeSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSubmitPatchRequest"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmChangeSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChangeSubmissionCsv: {
        parameters: {
            query?: {
                locale?: "de" | "en";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChangeSubmissionHistory: {
        parameters: {
            query?: {
                /** @description `Masked` hides bank details even from roles that may see them. Nothing is then recorded in the audit log */
                bankData?: "Full" | "Masked";
                cursor?: string;
                limit?: number;
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitHistoryResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChangeSubmissionPdf: {
        parameters: {
            query?: {
                locale?: "de" | "en";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendChangeConfirmation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChangeSubmissionText: {
        parameters: {
            query?: {
                locale?: "de" | "en";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countSubmissions: {
        parameters: {
            query?: {
                /** @description The user to whom it is assigned */
                assigneeId?: components["schemas"]["RecordId"];
                departmentId?: components["schemas"]["RecordId"];
                from?: components["schemas"]["IsoDate"];
                membershipId?: components["schemas"]["RecordId"];
                q?: string;
                to?: components["schemas"]["IsoDate"];
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionCounts"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExportJobs: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportJobList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExportJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportJob"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelExportJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
                /** @description One range of the file, such as `bytes=0-1023` */
                Range?: string;
            };
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The part of the file that `Range` asked for */
            206: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Content-Range": components["headers"]["Content-Range"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startClubSoftwareExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StartExportJobRequest"];
            };
        };
        responses: {
            /** @description Started; `Location` says where to ask how far it is */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportJob"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClubSoftwareFormats: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubSoftwareFormat"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createClubSoftwareProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeClubSoftwareProfile"];
            };
        };
        responses: {
            /** @description Created; `Location` says where */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubSoftwareProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClubSoftwareProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubSoftwareProfile"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClubSoftwareProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeClubSoftwareProfile"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteClubSoftwareProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewClubSoftwareProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeClubSoftwareProfile"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubSoftwarePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startCsvExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StartExportJobRequest"];
            };
        };
        responses: {
            /** @description Started; `Location` says where to ask how far it is */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportJob"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPdfExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StartExportJobRequest"];
            };
        };
        responses: {
            /** @description Started; `Location` says where to ask how far it is */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportJob"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMembershipSubmission: {
        parameters: {
            query?: {
                club?: string;
            };
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
                /** @description The `formToken` of `GET /public/clubs/{slug}/forms/{kind}`: 3 s to 24 h old, for one submission. Required without credentials */
                "X-Form-Token"?: string;
                /** @description The solution of the `challenge` of the form, as base64 of the JSON that ALTCHA 2 clients send. Required without credentials where `challenge` is not null */
                "X-Proof-Of-Work"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipSubmit"];
            };
        };
        responses: {
            /** @description Created; `Location` says where */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipSubmitResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMembershipSubmission: {
        parameters: {
            query?: {
                /** @description `Masked` hides bank details even from roles that may see them. Nothing is then recorded in the audit log */
                bankData?: "Full" | "Masked";
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipSubmission"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMembershipSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchMembershipSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipPatchRequest"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMembershipSubmissionClubSoftware: {
        parameters: {
            query?: {
                format?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmMembershipSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMembershipSubmissionCsv: {
        parameters: {
            query?: {
                locale?: "de" | "en";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMembershipSubmissionHistory: {
        parameters: {
            query?: {
                /** @description `Masked` hides bank details even from roles that may see them. Nothing is then recorded in the audit log */
                bankData?: "Full" | "Masked";
                cursor?: string;
                limit?: number;
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitHistoryResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMembershipSubmissionPdf: {
        parameters: {
            query?: {
                locale?: "de" | "en";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendMembershipConfirmation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMembershipSubmissionText: {
        parameters: {
            query?: {
                locale?: "de" | "en";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedViews: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSavedView"];
            };
        };
        responses: {
            /** @description Created; `Location` says where */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSavedView"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUser"];
            };
        };
        responses: {
            /** @description Created; `Location` says where */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUser"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on. Returns 412 if it no longer matches */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` you already have. Returns 304 if it still matches */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleDescription"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    onApplicationAccepted: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same at every try */
                "webhook-id": string;
                /** @description One `v1,` + base64 of HMAC-SHA256 over `id.timestamp.body` for each valid secret, set apart by a space */
                "webhook-signature": string;
                /** @description When this attempt was made, in seconds since 1970 */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationAcceptedEvent"];
            };
        };
        responses: {
            /** @description Received. Any other response, or none within 15 s, is retried */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone: the subscription is turned off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApplicationDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same at every try */
                "webhook-id": string;
                /** @description One `v1,` + base64 of HMAC-SHA256 over `id.timestamp.body` for each valid secret, set apart by a space */
                "webhook-signature": string;
                /** @description When this attempt was made, in seconds since 1970 */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationDeletedEvent"];
            };
        };
        responses: {
            /** @description Received. Any other response, or none within 15 s, is retried */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone: the subscription is turned off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApplicationReceived: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same at every try */
                "webhook-id": string;
                /** @description One `v1,` + base64 of HMAC-SHA256 over `id.timestamp.body` for each valid secret, set apart by a space */
                "webhook-signature": string;
                /** @description When this attempt was made, in seconds since 1970 */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationReceivedEvent"];
            };
        };
        responses: {
            /** @description Received. Any other response, or none within 15 s, is retried */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone: the subscription is turned off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApplicationRejected: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same at every try */
                "webhook-id": string;
                /** @description One `v1,` + base64 of HMAC-SHA256 over `id.timestamp.body` for each valid secret, set apart by a space */
                "webhook-signature": string;
                /** @description When this attempt was made, in seconds since 1970 */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationRejectedEvent"];
            };
        };
        responses: {
            /** @description Received. Any other response, or none within 15 s, is retried */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone: the subscription is turned off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApplicationUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same at every try */
                "webhook-id": string;
                /** @description One `v1,` + base64 of HMAC-SHA256 over `id.timestamp.body` for each valid secret, set apart by a space */
                "webhook-signature": string;
                /** @description When this attempt was made, in seconds since 1970 */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationUpdatedEvent"];
            };
        };
        responses: {
            /** @description Received. Any other response, or none within 15 s, is retried */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone: the subscription is turned off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEmailConfirmed: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same at every try */
                "webhook-id": string;
                /** @description One `v1,` + base64 of HMAC-SHA256 over `id.timestamp.body` for each valid secret, set apart by a space */
                "webhook-signature": string;
                /** @description When this attempt was made, in seconds since 1970 */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmedEvent"];
            };
        };
        responses: {
            /** @description Received. Any other response, or none within 15 s, is retried */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone: the subscription is turned off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onExportCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same at every try */
                "webhook-id": string;
                /** @description One `v1,` + base64 of HMAC-SHA256 over `id.timestamp.body` for each valid secret, set apart by a space */
                "webhook-signature": string;
                /** @description When this attempt was made, in seconds since 1970 */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportCompletedEvent"];
            };
        };
        responses: {
            /** @description Received. Any other response, or none within 15 s, is retried */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone: the subscription is turned off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTest: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same at every try */
                "webhook-id": string;
                /** @description One `v1,` + base64 of HMAC-SHA256 over `id.timestamp.body` for each valid secret, set apart by a space */
                "webhook-signature": string;
                /** @description When this attempt was made, in seconds since 1970 */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestEvent"];
            };
        };
        responses: {
            /** @description Received. Any other response, or none within 15 s, is retried */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone: the subscription is turned off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
