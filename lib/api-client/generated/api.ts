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
         * Confirm the new address of an account by the code that was sent there
         * @description For everybody, without credentials.
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
         * Have a link for a new password mailed; says not whether the address is known
         * @description For everybody, without credentials.
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
         * Sign in with address and password
         * @description For everybody, without credentials.
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
         * End the sign-in that a refresh token belongs to
         * @description For everybody, without credentials.
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
         * Read or change own two-factor sign-in (TOTP, RFC 6238); an empty object reads
         * @description Least role: Viewer. For people: API keys have no account.
         */
        post: operations["manageTwoFactor"];
        delete?: never;
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
         * Read own info; API keys have none
         * @description Least role: Viewer. For people: API keys have no account.
         */
        get: operations["getInfo"];
        put?: never;
        /**
         * Write own info: names, password, address
         * @description Least role: Viewer. For people: API keys have no account.
         */
        post: operations["changeInfo"];
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
         * Own sign-ins that still count, of the back office and of the API, the last used first; at most 200
         * @description Least role: Viewer. For people: API keys have no account.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End every own sign-in but the one that asks, with all its tokens
         * @description Least role: Viewer. For people: API keys have no account.
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
         * End one own sign-in with all its tokens
         * @description Least role: Viewer. For people: API keys have no account.
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
         * Exchange a refresh token for a new pair; each works once
         * @description For everybody, without credentials.
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
         * Set a new password, or the first one of an invited user; ends every sign-in
         * @description For everybody, without credentials.
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
         * Open a club and have its first Admin mailed a link for the password; says not whether the address is known. 403 unless the installation allows it
         * @description For everybody, without credentials.
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
         * The slug that a club’s name makes, and whether it is free. 403 unless the installation allows sign-up
         * @description For everybody, without credentials.
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
         * Token pair for another club of this user
         * @description Least role: Viewer. For people: API keys have no account.
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
         * The texts that staff put into their answers, in `sortOrder`, then name
         * @description Least role: Viewer.
         */
        get: operations["listAnswerTemplates"];
        put?: never;
        /**
         * Create a text for answers
         * @description Least role: Manager.
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
         * Read a text for answers
         * @description Least role: Viewer.
         */
        get: operations["getAnswerTemplate"];
        /**
         * Change a text for answers
         * @description Least role: Manager.
         */
        put: operations["updateAnswerTemplate"];
        post?: never;
        /**
         * Delete a text for answers; what was answered with it stays
         * @description Least role: Manager.
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
         * @description Least role: Viewer.
         */
        get: operations["getCancellationForm"];
        put?: never;
        /**
         * Modify cancellation form
         * @description Least role: Manager.
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
         * Put custom fields in order; those that are not named follow
         * @description Least role: Manager.
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
         * @description Least role: Viewer.
         */
        get: operations["listCustomFields"];
        put?: never;
        /**
         * Create a custom field
         * @description Least role: Manager.
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
         * @description Least role: Viewer.
         */
        get: operations["getCustomField"];
        put?: never;
        post?: never;
        /**
         * Delete a custom field by its internal name; values already submitted stay readable
         * @description Least role: Manager.
         */
        delete: operations["deleteCustomField"];
        options?: never;
        head?: never;
        /**
         * Partially modify a custom field; its internal name and type never change
         * @description Least role: Manager.
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
         * @description Least role: Viewer.
         */
        get: operations["getDataPrivacy"];
        /**
         * Update the data privacy settings; consents whose ids are sent are kept
         * @description Least role: Manager.
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
         * What consents said and since when, the latest words first; removed consents too
         * @description Least role: Viewer.
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
         * Count what the next night would anonymise under these periods; nothing is changed
         * @description Least role: Manager.
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
         * Put departments in order; those that are not named follow
         * @description Least role: Manager.
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
         * @description Least role: Viewer.
         */
        get: operations["getDepartmentSettings"];
        /**
         * Update department settings
         * @description Least role: Manager.
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
         * @description Least role: Viewer.
         */
        get: operations["listDepartments"];
        put?: never;
        /**
         * Create a department
         * @description Least role: Manager.
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
         * @description Least role: Viewer.
         */
        get: operations["getDepartment"];
        /**
         * Modify a department
         * @description Least role: Manager.
         */
        put: operations["updateDepartment"];
        post?: never;
        /**
         * Delete a department; refused while a tariff prices it or an open submission names it
         * @description Least role: Manager.
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
         * What a new club has done on its way to a live form, read from its data
         * @description Least role: Viewer.
         */
        get: operations["getFirstSteps"];
        /**
         * Put the first steps away from the dashboard, or back
         * @description Least role: Manager.
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
         * Get form design; with preview the draft, or what is published where there is none
         * @description Least role: Viewer.
         */
        get: operations["getFormDesign"];
        put?: never;
        /**
         * Update form design; with preview only its draft, seen at ?preview=1 of a form
         * @description Least role: Manager.
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
         * Upload a background image; seen once a design names it
         * @description Least role: Manager.
         */
        put: operations["setBackgroundImage"];
        post?: never;
        /**
         * Remove the background image, from the design too
         * @description Least role: Manager.
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
         * A form to fill in by hand (A4), with what the club offers now
         * @description Least role: Viewer.
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
         * A poster (A4) with the QR code of a form
         * @description Least role: Viewer.
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
         * The address of a form as QR code, in pixels
         * @description Least role: Viewer.
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
         * The address of a form as QR code, for print at any size
         * @description Least role: Viewer.
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
         * @description Least role: Viewer.
         */
        get: operations["getClubInfo"];
        /**
         * Change club information; the slug never changes
         * @description Least role: Manager.
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
         * @description Least role: Viewer.
         */
        get: operations["getClubLogo"];
        /**
         * Change club logo; it is written anew as PNG, at most 512 pixels a side
         * @description Least role: Manager.
         */
        put: operations["updateClubLogo"];
        post?: never;
        /**
         * Remove club logo
         * @description Least role: Manager.
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
         * @description Least role: Viewer.
         */
        get: operations["getMembershipForm"];
        put?: never;
        /**
         * Modify membership form
         * @description Least role: Manager.
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
         * Put memberships in order; those that are not named follow
         * @description Least role: Manager.
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
         * @description Least role: Viewer.
         */
        get: operations["listMemberships"];
        put?: never;
        /**
         * Create a new membership
         * @description Least role: Manager.
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
         * @description Least role: Viewer.
         */
        get: operations["getMembership"];
        /**
         * Modify an existing membership; prices and surcharges are replaced, those whose ids are sent are kept
         * @description Least role: Manager.
         */
        put: operations["updateMembership"];
        post?: never;
        /**
         * Delete a specific membership by its ID; refused while an open submission names it
         * @description Least role: Manager.
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
         * The keys that programs sign in with, by name
         * @description Least role: Admin.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key, of which a club has at most 25; the answer shows it once
         * @description Least role: Admin.
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
         * Revoke an API key; it ends at once
         * @description Least role: Admin.
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
         * Who changed a setting, signed in, exported or looked at bank data, newest first; days are those of the club’s time zone
         * @description Least role: Admin.
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
         * Every type of e-mail, and whether the club has its own text for it
         * @description Least role: Manager.
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
         * The text that e-mails of a type go out with
         * @description Least role: Manager.
         */
        get: operations["getEmailTemplate"];
        /**
         * Set the club’s own text for e-mails of a type
         * @description Least role: Manager.
         */
        put: operations["setEmailTemplate"];
        post?: never;
        /**
         * Go back to the text of the product
         * @description Least role: Manager.
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
         * The placeholders that e-mails of a type can fill in
         * @description Least role: Manager.
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
         * Render a text with sample data; nothing is stored or sent
         * @description Least role: Manager.
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
         * The text of the product for e-mails of a type
         * @description Least role: Manager.
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
         * Send a text with sample data to one’s own address; nothing is stored but the mail
         * @description Least role: Manager. For people: API keys have no account.
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
         * What the nightly work did: retention, reminders, clean-up; the last night first
         * @description Least role: Manager.
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
         * Which user hears of new submissions of which kind
         * @description Least role: Manager.
         */
        get: operations["getNotificationSettings"];
        /**
         * Replace who hears of new submissions
         * @description Least role: Manager.
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
         * Every mail of the club, newest first
         * @description Least role: Manager.
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
         * One mail with its text
         * @description Least role: Manager.
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
         * A file that goes with a mail
         * @description Least role: Manager.
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
         * Try to send a failed or captured mail again
         * @description Least role: Manager.
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
         * The club’s own mail server, without its password
         * @description Least role: Manager.
         */
        get: operations["getSmtpSettings"];
        /**
         * Set the club’s own mail server
         * @description Least role: Manager.
         */
        put: operations["setSmtpSettings"];
        post?: never;
        /**
         * Forget the club’s own mail server
         * @description Least role: Manager.
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
         * Who carries the mails of the club, and what SPF, DKIM and DMARC say of the domain they come from
         * @description Least role: Manager.
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
         * Send a test e-mail; 200 also where that fails
         * @description Least role: Manager.
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
         * @description Least role: Admin.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create webhook, of which a club has at most 10; the answer shows the signing secret once
         * @description Least role: Admin.
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
         * Read a webhook
         * @description Least role: Admin.
         */
        get: operations["getWebhook"];
        /**
         * Update webhook; its signing secret stays unchanged
         * @description Least role: Admin.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete webhook
         * @description Least role: Admin.
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
         * Delivery history, newest first; days are those of the club's time zone
         * @description Least role: Admin.
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
         * One delivery with its payload and every try
         * @description Least role: Admin.
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
         * Send an event once more, with the same webhook-id
         * @description Least role: Admin.
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
         * Send once more what has failed since a moment, oldest first
         * @description Least role: Admin.
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
         * Replace the signing secret; both sign for 24 hours
         * @description Least role: Admin.
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
         * Send a signed Test event now; 200 also where that fails
         * @description Least role: Admin.
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
         * @description Least role: Viewer.
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
         * Which reports the signed-in person wants to see, in which order
         * @description Least role: Viewer. For people: API keys have no account.
         */
        get: operations["getDashboardArrangement"];
        /**
         * Arrange the reports; nobody else sees them so
         * @description Least role: Viewer. For people: API keys have no account.
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
         * @description Least role: Viewer.
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
         * @description Least role: Viewer.
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
         * @description Least role: Viewer.
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
         * @description Least role: Viewer.
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
         * New memberships by tariff
         * @description Least role: Viewer.
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
         * The key figures of a month as PDF, compared with the month before and the year before
         * @description Least role: Viewer.
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
         * @description Least role: Viewer.
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
         * @description Least role: Viewer.
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
         * @description Least role: Viewer.
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
         * @description Least role: Viewer.
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
         * @description Least role: Viewer.
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
         * @description Least role: Viewer.
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
         * @description Least role: Viewer.
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
         * @description Least role: Viewer.
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
         * @description Least role: Viewer.
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
         * This document
         * @description For everybody, without credentials.
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
         * Erase a person; the answer tells what is kept, and until when
         * @description Least role: Manager.
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
         * All that is stored about a person, for a program (GDPR, articles 15 and 20)
         * @description Least role: Manager.
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
         * All that is stored about a person, to read (GDPR, article 15)
         * @description Least role: Manager.
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
         * Where a person stands in submissions: as applicant, in a family, as guardian
         * @description Least role: Manager.
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
         * The background image of the forms of a club
         * @description For everybody, without credentials.
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
         * All that a form needs, with a signed form token
         * @description For everybody, without credentials.
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
         * The logo of a club
         * @description For everybody, without credentials.
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
         * What a membership will cost
         * @description For everybody, without credentials.
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
         * Open a way to sign a form on a phone
         * @description For everybody, without credentials.
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
         * Whether somebody has signed on the phone, and the signature
         * @description For everybody, without credentials.
         */
        get: operations["getSignatureRequest"];
        put?: never;
        post?: never;
        /**
         * Remove a signature that has been fetched, or is waited for no more
         * @description For everybody, without credentials.
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
         * Sign on the phone, once
         * @description For everybody, without credentials.
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
         * What a confirmation link is about; changes nothing
         * @description For everybody, without credentials.
         */
        get: operations["getConfirmation"];
        put?: never;
        /**
         * Confirm a submission
         * @description For everybody, without credentials.
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
         * As a guardian, say no to a submission; staff are told
         * @description For everybody, without credentials.
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
         * Send a new link in the place of this one, which may have expired, to the same address
         * @description For everybody, without credentials.
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
         * How a submission stands, for who sent it and has the personal link
         * @description For everybody, without credentials.
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
         * Correct exactly one property of an own submission; another address has to be confirmed
         * @description For everybody, without credentials.
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
         * Correct exactly one property of an own submission; another address has to be confirmed
         * @description For everybody, without credentials.
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
         * Correct exactly one property of an own submission; another address has to be confirmed
         * @description For everybody, without credentials.
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
         * A copy of an own submission as PDF
         * @description For everybody, without credentials.
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
         * Send the confirmation e-mail again, at most once a minute
         * @description For everybody, without credentials.
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
         * Take back an own submission; bank data and signature are deleted at once
         * @description For everybody, without credentials.
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
         * Find submissions of all kinds
         * @description Least role: Viewer.
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
         * @description Least role: Clerk.
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
         * Who takes care of a submission
         * @description Least role: Viewer.
         */
        get: operations["getSubmissionAssignment"];
        /**
         * Give a submission to a user of the club, or to nobody
         * @description Least role: Clerk.
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
         * Read the bank data of a submission; each reading is noted in the audit log
         * @description Least role: Clerk.
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
         * @description Least role: Clerk.
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
         * What to look at before deciding: likely duplicates, guardians, price, what is no longer offered
         * @description Least role: Viewer.
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
         * What staff wrote to each other about a submission, newest first
         * @description Least role: Viewer.
         */
        get: operations["listSubmissionNotes"];
        put?: never;
        /**
         * Write a note about a submission; members never see it
         * @description Least role: Clerk.
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
         * Read a note about a submission
         * @description Least role: Viewer.
         */
        get: operations["getSubmissionNote"];
        /**
         * Change a note of one’s own
         * @description Least role: Clerk.
         */
        put: operations["updateSubmissionNote"];
        post?: never;
        /**
         * Delete a note of one’s own
         * @description Least role: Clerk.
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
         * Who can take care of submissions: the active users of the club from Clerk up, by name
         * @description Least role: Viewer.
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
         * Accept, deny, remind or delete up to 100 submissions, each by itself and with an outcome of its own
         * @description Least role: Clerk.
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
         * What an action on many submissions would do: to how many, and how many mails would go
         * @description Least role: Clerk.
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
         * @description For everybody who names the club in `?club=` and sends the token of its form in `X-Form-Token`; signed in with the role Clerk or above, neither is needed.
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
         * Read a cancellation
         * @description Least role: Viewer.
         */
        get: operations["getCancellationSubmission"];
        put?: never;
        post?: never;
        /**
         * Delete a cancellation
         * @description Least role: Clerk.
         */
        delete: operations["deleteCancellationSubmission"];
        options?: never;
        head?: never;
        /**
         * Change exactly one property of a cancellation
         * @description Least role: Clerk.
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
         * @description Least role: Clerk.
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
         * @description Least role: Viewer.
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
         * What happened to a cancellation, newest first
         * @description Least role: Viewer.
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
         * @description Least role: Viewer.
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
         * Send the confirmation e-mail again, at most once a minute
         * @description Least role: Clerk.
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
         * @description Least role: Viewer.
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
         * @description For everybody who names the club in `?club=` and sends the token of its form in `X-Form-Token`; signed in with the role Clerk or above, neither is needed.
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
         * Read a change request
         * @description Least role: Viewer.
         */
        get: operations["getChangeSubmission"];
        put?: never;
        post?: never;
        /**
         * Delete a change request
         * @description Least role: Clerk.
         */
        delete: operations["deleteChangeSubmission"];
        options?: never;
        head?: never;
        /**
         * Change exactly one property of a change request
         * @description Least role: Clerk.
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
         * @description Least role: Clerk.
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
         * @description Least role: Viewer.
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
         * What happened to a change request, newest first
         * @description Least role: Viewer.
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
         * @description Least role: Viewer.
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
         * Send the confirmation e-mail again, at most once a minute
         * @description Least role: Clerk.
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
         * @description Least role: Viewer.
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
         * Count submissions by kind and state, all or those that a filter finds
         * @description Least role: Viewer.
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
         * Export jobs, newest first
         * @description Least role: Clerk.
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
         * Progress of an export job; Retry-After tells when to ask again
         * @description Least role: Clerk.
         */
        get: operations["getExportJob"];
        put?: never;
        post?: never;
        /**
         * Cancel an export job, or remove its file
         * @description Least role: Clerk.
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
         * Download exported files as ZIP; takes Range for one range
         * @description Least role: Clerk.
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
         * Start an export job for club software: a ZIP with its import file and a report of what was changed
         * @description Least role: Clerk.
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
         * Formats of club software
         * @description Least role: Clerk.
         */
        get: operations["listClubSoftwareFormats"];
        put?: never;
        /**
         * Create a format of the club’s own
         * @description Least role: Manager.
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
         * A format with its columns in full; one of a product is a start for one of the club’s own
         * @description Least role: Clerk.
         */
        get: operations["getClubSoftwareProfile"];
        /**
         * Replace a format of the club’s own
         * @description Least role: Manager.
         */
        put: operations["updateClubSoftwareProfile"];
        post?: never;
        /**
         * Delete a format of the club’s own; jobs that have begun go on with it
         * @description Least role: Manager.
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
         * How the newest applications would look in a format that need not be stored
         * @description Least role: Manager.
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
         * @description Least role: Clerk.
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
         * Start a PDF export job: a ZIP with one PDF for each submission and an index
         * @description Least role: Clerk.
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
         * @description For everybody who names the club in `?club=` and sends the token of its form in `X-Form-Token`; signed in with the role Clerk or above, neither is needed.
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
         * Read a membership application
         * @description Least role: Viewer.
         */
        get: operations["getMembershipSubmission"];
        put?: never;
        post?: never;
        /**
         * Delete a membership application
         * @description Least role: Clerk.
         */
        delete: operations["deleteMembershipSubmission"];
        options?: never;
        head?: never;
        /**
         * Change exactly one property of a membership application
         * @description Least role: Clerk.
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
         * @description Least role: Viewer.
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
         * @description Least role: Clerk.
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
         * @description Least role: Viewer.
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
         * What happened to a membership application, newest first
         * @description Least role: Viewer.
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
         * @description Least role: Viewer.
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
         * Send the confirmation e-mail again, at most once a minute
         * @description Least role: Clerk.
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
         * @description Least role: Viewer.
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
         * Views of the list of submissions that the signed-in person has saved, by name
         * @description Least role: Viewer. For people: API keys have no account.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Save a view of the list of submissions; nobody else sees it
         * @description Least role: Viewer. For people: API keys have no account.
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
         * Replace a saved view
         * @description Least role: Viewer. For people: API keys have no account.
         */
        put: operations["updateSavedView"];
        post?: never;
        /**
         * Delete a saved view
         * @description Least role: Viewer. For people: API keys have no account.
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
         * All users of the club, by name
         * @description Least role: Admin.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Invite a user by e-mail; whoever has an account already joins the club with it
         * @description Least role: Admin.
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
         * Read oneself, or as Admin any user of the club
         * @description Least role: Viewer.
         */
        get: operations["getUser"];
        /**
         * Change oneself, or as Admin role, state and, until the person has come, the name. The last Admin stays one
         * @description Least role: Viewer.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Remove a user from the club at once; the last Admin stays
         * @description Least role: Admin.
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
         * Send the invitation again, at most once a minute
         * @description Least role: Admin.
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
         * The roles and what each may do
         * @description Least role: Admin.
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
        /** A submission was changed */
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
            /** @description Seconds until the access token ends */
            expiresIn: number;
            refreshToken: string;
            /** @constant */
            tokenType: "Bearer";
        };
        /** @description Persons of new membership applications, family members included, by age on the day of receipt */
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
            /** @description Name of the user; null where a program made it */
            createdBy: string | null;
            expiresAt: components["schemas"]["Instant"] | null;
            id: components["schemas"]["RecordId"];
            /** @description The end of the key, to tell keys apart */
            lastFour: string;
            /** @description Exact to a minute */
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
        /** @description Membership applications that came in */
        ApplicationFunnel: {
            accepted: number;
            /** @description Confirmed by the member or by staff, whatever came of it */
            emailConfirmed: number;
            received: number;
            rejected: number;
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
        AssignSubmission: {
            /** @description Null where nobody takes care of it */
            assigneeId: components["schemas"]["RecordId"] | null;
        };
        /** @enum {string} */
        AuditAction: "Created" | "Updated" | "Deleted" | "SubmissionDeleted" | "SignedIn" | "PasswordChanged" | "EmailChanged" | "TwoFactorEnabled" | "TwoFactorDisabled" | "RecoveryCodesRenewed" | "Invited" | "SecretRotated" | "Redelivered" | "Tested" | "Exported" | "BankDataRead" | "PersonExported" | "PersonErased" | "NightDone";
        AuditEntry: {
            action: components["schemas"]["AuditAction"];
            actor: {
                id: components["schemas"]["RecordId"] | null;
                /** @enum {string} */
                kind: "User" | "ApiKey" | "Member" | "System";
                /** @description As they are called now; null where they are gone */
                name: string | null;
            };
            at: components["schemas"]["Instant"];
            /** @description Names of the properties that changed, never their values */
            changed: string[];
            /** @description Counts, formats and states; neither secrets nor what people are called */
            details: {
                [key: string]: string | number | boolean;
            };
            id: components["schemas"]["RecordId"];
            kind: components["schemas"]["AuditKind"];
            recordId: string | null;
            /** @description What the record is called now, a submission by its number; null where it is gone */
            recordName: string | null;
            /** @description What it concerns, in the words of the API */
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
             * @description `Already`: it was so before; `Impossible`: its state forbids it; `TooSoon`: the last mail is less than a minute old; `Failed`: a fault, the same can be tried again
             * @enum {string}
             */
            outcome: "Done" | "Already" | "Impossible" | "NotFound" | "TooSoon" | "Failed";
        };
        BatchPreview: {
            /** @description Those that the action can be done to now, oldest first, at most 10000 */
            ids: components["schemas"]["RecordId"][];
            /** @description How many were named or found that the action cannot be done to */
            impossible: number;
            /** @description How many of `possible` have an address that a mail would go to */
            mails: number;
            /** @description How many those are in all */
            possible: number;
        };
        BatchPreviewRequest: {
            action: components["schemas"]["BatchAction"];
            /** @description Instead of `ids`: what the list finds */
            filter?: components["schemas"]["ExportFilter"];
            ids?: components["schemas"]["RecordId"][];
        };
        BatchRequest: {
            action: components["schemas"]["BatchAction"];
            /** @description Named twice, it is done once */
            ids: components["schemas"]["RecordId"][];
            /** @description In the mail of each, where it is accepted or denied */
            message?: string;
            /**
             * @description Of those that are accepted or denied
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
            /** @description PNG as data URL; null for the role Viewer */
            signature: string | null;
            state: components["schemas"]["SubmitState"];
            street: string;
            title: string;
            version: number;
            wishedDate: components["schemas"]["IsoDate"] | null;
            /** @description When the member took it back; it is `Rejected` by nobody then */
            withdrawnAt: components["schemas"]["Instant"] | null;
            zip: string;
        };
        CancellationSubmit: {
            birthDate?: string;
            city?: string;
            comment?: string;
            country?: string;
            customFields?: {
                [key: string]: (string | number | boolean | string[]) | null;
            };
            departmentIds?: string[];
            email?: string;
            familyMemberNames?: string[];
            firstName?: string;
            lastName?: string;
            /** @enum {string} */
            locale?: "de" | "en";
            memberNumber?: string;
            /** @description Of staff only: this was copied from a signed paper that the club keeps */
            paper?: {
                /** @description Today unless said; at most a year ago */
                receivedOn?: string;
            };
            reason?: string;
            /** @enum {string} */
            scope?: "Membership" | "Departments" | "FamilyMembers";
            /** @description A PNG as data URL, drawn or made of a typed name; needed where the form asks for a signature */
            signature?: string;
            street?: string;
            website?: string;
            wishedDate?: string;
            zip?: string;
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
            /** @description The personal link of who sent it, to its status page; null for staff */
            statusUrl: string | null;
        };
        ChangeAnswerTemplate: {
            id?: unknown;
            name: string;
            /** @enum {string} */
            purpose: "Accept" | "Deny";
            /** @default 0 */
            sortOrder?: number;
            text: string;
        };
        ChangeClubInfo: {
            /**
             * @description How German texts address people
             * @default Du
             * @enum {string}
             */
            addressForm?: "Du" | "Sie";
            /**
             * @description The day on which age bounds of surcharges are looked at
             * @default EntryDate
             * @enum {string}
             */
            ageReference?: "EntryDate" | "StartOfYear" | "EndOfYear";
            /**
             * @description Sites that may frame and call the forms
             * @default []
             */
            allowedOrigins?: string[];
            /** @default  */
            chairperson?: string;
            /** @default  */
            city?: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @default DE
             */
            country?: string;
            /**
             * @description SEPA creditor identifier; its check digits are checked. Kept in upper case without blanks
             * @default
             */
            creditorId?: string;
            /**
             * @description ISO 4217, one with two decimals
             * @default EUR
             */
            currency?: string;
            /** @default  */
            email?: "" | string;
            id?: unknown;
            /** @default  */
            legalName?: string;
            /**
             * @description The language of forms and mails, unless the applicant chose
             * @default de
             * @enum {string}
             */
            locale?: "de" | "en";
            logoUrl?: unknown;
            /**
             * @description How mandate references begin
             * @default M
             */
            mandatePrefix?: string;
            name: string;
            /** @default  */
            phone?: string;
            /** @default  */
            registerCourt?: string;
            /** @default  */
            registerNumber?: string;
            slug?: unknown;
            /** @default  */
            street?: string;
            /**
             * @description IANA name; days, months and deadlines are those of this zone
             * @default Europe/Berlin
             */
            timeZone?: string;
            /** @default  */
            website?: "" | string;
            /**
             * @description In the form that the country asks for
             * @default
             */
            zip?: string;
        };
        ChangeClubSoftwareProfile: {
            columns: components["schemas"]["ClubSoftwareColumn"][];
            /** @enum {string} */
            dateForm: "dd.MM.yyyy" | "yyyy-MM-dd";
            /** @enum {string} */
            decimalMark: "," | ".";
            /** @enum {string} */
            delimiter: ";" | "," | "\t";
            /** @enum {string} */
            encoding: "windows-1252" | "utf-8" | "utf-8-bom";
            id?: unknown;
            isDefused: boolean;
            isOwn?: unknown;
            name: string;
            /** @enum {string} */
            quoting: "Rfc4180" | "None";
        };
        ChangeConsent: {
            /** @description Of a consent that is to be kept; without one a new one is made */
            id?: components["schemas"]["RecordId"];
            /** @default true */
            isActive?: boolean;
            /** @default false */
            isRequired?: boolean;
            label: string;
            mediaType: components["schemas"]["ConsentMediaType"];
            /** @default  */
            text?: string;
            textVersion?: unknown;
        };
        ChangeCustomFieldSchema: {
            /** @description FamilyMember: asked of each family member instead of once */
            category: components["schemas"]["CustomFieldCategory"];
            /**
             * @description As it would be typed in: "12.5", "2026-01-31", "true", the value of an option
             * @default null
             */
            defaultValue?: string | null;
            /** @default  */
            description?: string;
            forms: ("Membership" | "Change" | "Cancellation")[];
            /** @description Unique in the club; never changes */
            internalName: string;
            /** @default true */
            isActive?: boolean;
            /** @default false */
            isRequired?: boolean;
            label: string;
            /**
             * @description For Number, and for Date as YYYY-MM-DD; inclusive
             * @default null
             */
            max?: (number | string) | null;
            /**
             * @description For Text and TextArea
             * @default null
             */
            maxLength?: number | null;
            /**
             * @description For Number, and for Date as YYYY-MM-DD; inclusive
             * @default null
             */
            min?: (number | string) | null;
            /**
             * @description For Text and TextArea
             * @default null
             */
            minLength?: number | null;
            /**
             * @description For Select and MultiSelect; values are unique
             * @default []
             */
            options?: {
                label: string;
                value: string;
            }[];
            /**
             * @description For Text: a regular expression for the whole text. Refused where matching could take more than linear time
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
            /** @description What is named twice counts once, names of other versions count for those; none: the order given */
            cards: {
                card: string;
                isShown: boolean;
            }[];
        };
        ChangeDataPrivacySchema: {
            /** @default [] */
            consents?: components["schemas"]["ChangeConsent"][];
            /** @default  */
            policyUrl?: "" | string;
            /**
             * @description After how many days submissions are anonymised; 0 keeps
             * @default {}
             */
            retention?: {
                /** @default 0 */
                acceptedDays?: number;
                /**
                 * @description Address, browser and page from which a submission came
                 * @default 0
                 */
                evidenceDays?: number;
                /** @default 180 */
                rejectedDays?: number;
                /** @default 30 */
                unconfirmedDays?: number;
            };
            /** @default  */
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
            id?: unknown;
            /**
             * @description Whether forms offer it
             * @default true
             */
            isActive?: boolean;
            /** @description Unique in the club */
            name: string;
            /**
             * @description Lists are in this order, then by name
             * @default 0
             */
            sortOrder?: number;
        };
        ChangeFirstSteps: {
            isDone?: unknown;
            isPutAway: boolean;
            steps?: unknown;
        };
        ChangeMembershipDepartmentPriceSchema: {
            departmentId: components["schemas"]["RecordId"];
            /** @description Of an entry that is to be kept; without one a new entry is made. Ignored where the tariff is new */
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
            id?: unknown;
            /**
             * @description Whether forms offer it
             * @default true
             */
            isActive?: boolean;
            /** @default false */
            isFamilyMembership?: boolean;
            membershipPrice: components["schemas"]["Money"];
            /** @description Unique in the club */
            name: string;
            priceInterval: components["schemas"]["MembershipPriceInterval"];
            /**
             * @description Lists are in this order, then by name
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
            /** @description Of an entry that is to be kept; without one a new entry is made. Ignored where the tariff is new */
            id?: components["schemas"]["RecordId"];
            /** @default false */
            isOptional?: boolean;
            /**
             * @description Inclusive; null is open
             * @default null
             */
            maxAge?: number | null;
            /**
             * @description Inclusive; null is open
             * @default null
             */
            minAge?: number | null;
            name: string;
            price: components["schemas"]["Money"];
            scope: components["schemas"]["SurchargeScope"];
            /**
             * @description Lists are in this order, then by name
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
            mediaConsents?: {
                [key: string]: boolean;
            };
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
            /** @description Left out: the columns stay as the person has them */
            columns?: ("number" | "kind" | "subject" | "city" | "assignee" | "received" | "state")[];
            filter: components["schemas"]["ExportFilter"];
            name: string;
            /**
             * @default -receivedAt
             * @enum {string}
             */
            sort?: "-receivedAt" | "receivedAt" | "lastName" | "-lastName";
        };
        ChangesSubmit: {
            /** @description Who asks */
            identity: {
                birthDate?: string;
                email?: string;
                firstName?: string;
                lastName?: string;
                memberNumber?: string;
            };
            /** @enum {string} */
            locale?: "de" | "en";
            /** @description What no field is made for; counts as a wish */
            notes?: string;
            /** @description Of staff only: this was copied from a signed paper that the club keeps */
            paper?: {
                /** @description Today unless said; at most a year ago */
                receivedOn?: string;
            };
            /** @description A PNG as data URL, drawn or made of a typed name; needed where the form asks for a signature */
            signature?: string;
            validFrom?: string;
            website?: string;
            /** @description Only what shall be different, at least one value */
            wishes?: {
                accountHolder?: string;
                bic?: string;
                birthDate?: string;
                city?: string;
                country?: string;
                customFields?: {
                    [key: string]: (string | number | boolean | string[]) | null;
                };
                departmentIds?: string[];
                email?: string;
                familyMembers?: components["schemas"]["FamiliySubmit"][];
                firstName?: string;
                gender?: components["schemas"]["Gender"];
                guardianLiability?: boolean;
                guardians?: components["schemas"]["Guardian"][];
                hasSoleCustody?: boolean;
                iban?: string;
                lastName?: string;
                mediaConsents?: {
                    [key: string]: boolean;
                };
                membershipId?: string;
                mobile?: string;
                nationality?: string;
                paymentMethod?: components["schemas"]["PaymentMethod"];
                phone?: string;
                sepaMandateAccepted?: boolean;
                street?: string;
                surchargeIds?: string[];
                title?: string;
                zip?: string;
            };
        };
        ChangeSubmission: {
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
            email: string;
            firstName: string;
            gender: components["schemas"]["Gender"] | null;
            iban: string | null;
            id: components["schemas"]["RecordId"];
            isAnonymized: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "Change";
            lastName: string;
            /** @enum {string} */
            locale: "de" | "en";
            mandate: components["schemas"]["Mandate"] | null;
            memberNumber: string;
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
            phone: string;
            receivedAt: components["schemas"]["Instant"];
            /** @description PNG as data URL; null for the role Viewer */
            signature: string | null;
            state: components["schemas"]["SubmitState"];
            street: string;
            title: string;
            validFrom: components["schemas"]["IsoDate"] | null;
            version: number;
            wishes: components["schemas"]["Wishes"];
            /** @description When the member took it back; it is `Rejected` by nobody then */
            withdrawnAt: components["schemas"]["Instant"] | null;
            zip: string;
        };
        ChangeSubmitPatchRequest: components["schemas"]["ChangePatchDto"] & {
            customFields?: components["schemas"]["CustomFieldPatchDto"];
            familyMember?: components["schemas"]["FamilyMemberPatchDto"];
        };
        ClubInfo: {
            /**
             * @description How German texts address people
             * @default Du
             * @enum {string}
             */
            addressForm: "Du" | "Sie";
            /**
             * @description The day on which age bounds of surcharges are looked at
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
             * @description SEPA creditor identifier; its check digits are checked. Kept in upper case without blanks
             * @default
             */
            creditorId: string;
            /**
             * @description ISO 4217, one with two decimals
             * @default EUR
             */
            currency: string;
            /** @default  */
            email: "" | string;
            id: components["schemas"]["RecordId"];
            /** @default  */
            legalName: string;
            /**
             * @description The language of forms and mails, unless the applicant chose
             * @default de
             * @enum {string}
             */
            locale: "de" | "en";
            logoUrl: string | null;
            /**
             * @description How mandate references begin
             * @default M
             */
            mandatePrefix: string;
            name: string;
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
             * @description IANA name; days, months and deadlines are those of this zone
             * @default Europe/Berlin
             */
            timeZone: string;
            /** @default  */
            website: "" | string;
            /**
             * @description In the form that the country asks for
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
            /** @description Where everybody sees it; changes with its content */
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
            /** @description Longer values are cut */
            charactersMax?: number;
            /** @description What the program calls each value; one that is missing here is one that it does not know */
            codes?: {
                [key: string]: string;
            };
            /** @enum {string} */
            field?: "memberNumber" | "applicationNumber" | "gender" | "title" | "firstName" | "lastName" | "birthDate" | "street" | "zip" | "city" | "country" | "nationality" | "email" | "login" | "phone" | "mobile" | "receivedAt" | "entryDate" | "tariff" | "tariffCode" | "hasTariff" | "department" | "departmentCode" | "hasDepartment" | "interval" | "recurringFee" | "oneTimeFee" | "paymentMethod" | "paymentMethodOfPayer" | "payer" | "accountHolder" | "otherAccountHolder" | "iban" | "bic" | "hasMandate" | "mandateReference" | "mandateSignedAt" | "creditorId" | "notes" | "customField";
            /** @description The report names rows without a value */
            isRequired?: boolean;
            /** @description Longer values are left out rather than cut */
            isWholeOrNothing?: boolean;
            name: string;
            /**
             * @description Values of another shape are left out
             * @enum {string}
             */
            shape?: "Digits";
            /** @description The same in every row, where there is no field; empty where neither is told */
            text?: string;
        };
        ClubSoftwareFormat: {
            /** @description In the order of the file */
            columns: string[];
            dateForm: string;
            delimiter: string;
            encoding: string;
            /** @description What `format` takes */
            id: string;
            /** @description Made by the club */
            isOwn: boolean;
            name: string;
        };
        ClubSoftwarePreview: {
            /** @description What had to be changed for the program */
            changes: {
                after: string;
                before: string;
                column: string;
                /** @description Of the application */
                number: number;
                person: string;
                /** @enum {string} */
                reason: "characters" | "separators" | "tooLong" | "leftOut" | "formula" | "unknownCode" | "missing" | "shape" | "login" | "masked";
            }[];
            header: string[];
            /** @description The people of the newest applications, a cell for each column */
            rows: string[][];
        };
        ClubSoftwareProfile: {
            /** @description In the order of the file; none where a stored profile can be read no more and is to be saved anew */
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
            /** @description Made by the club, which may change it */
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
            /** @description Whether this link was used already */
            isConfirmed: boolean;
            /** @description Whether this guardian said no; a later yes takes it back */
            isRefused: boolean;
            /** @description Whether it was taken back */
            isWithdrawn: boolean;
            /** @enum {string} */
            kind: "Membership" | "Change" | "Cancellation";
            lastName: string;
            /** @enum {string} */
            locale: "de" | "en";
            /** @description What is applied for; null for other kinds */
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
            /** @description From the link in the mail; works once */
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
            /** @description One more with each change of label or text */
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
            /** @description Null while forms ask for it in these words */
            validUntil: components["schemas"]["Instant"] | null;
        };
        ConsentVersionList: {
            items: components["schemas"]["ConsentVersion"][];
            nextCursor: string | null;
            totalCount: number;
        };
        CreateApiKey: {
            createdAt?: unknown;
            createdBy?: unknown;
            /**
             * @description Null or left out: good until it is revoked
             * @default null
             */
            expiresAt?: components["schemas"]["Instant"] | null;
            id?: unknown;
            lastFour?: unknown;
            lastUsedAt?: unknown;
            name: string;
            /** @enum {string} */
            role: "Admin" | "Manager" | "Clerk" | "Viewer";
        };
        CreatedApiKey: {
            createdAt: components["schemas"]["Instant"];
            /** @description Name of the user; null where a program made it */
            createdBy: string | null;
            expiresAt: components["schemas"]["Instant"] | null;
            id: components["schemas"]["RecordId"];
            /** @description The bearer token; shown here and never again */
            key: string;
            /** @description The end of the key, to tell keys apart */
            lastFour: string;
            /** @description Exact to a minute */
            lastUsedAt: components["schemas"]["Instant"] | null;
            name: string;
            /** @enum {string} */
            role: "Admin" | "Manager" | "Clerk" | "Viewer";
        };
        CreateUser: {
            createdAt?: unknown;
            /** Format: email */
            email: string;
            firstName: string;
            id?: unknown;
            invitationExpiresAt?: unknown;
            invitedAt?: unknown;
            isInvitationPending?: unknown;
            lastName: string;
            lastSignInAt?: unknown;
            /** @enum {string} */
            role: "Admin" | "Manager" | "Clerk" | "Viewer";
        };
        CustomDesignSettings: {
            /** @default {} */
            backgroundImageSettings?: components["schemas"]["BackgroundImageSettings"];
            /**
             * @description Empty, the `url` that an upload answered, or an `https:` address: its image is taken over and kept here, so that forms load nothing from elsewhere, and the answer names where it lies
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
             * @description Empty, the `url` that an upload answered, or an `https:` address: its image is taken over and kept here, so that forms load nothing from elsewhere, and the answer names where it lies
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
            /** @description FamilyMember: asked of each family member instead of once */
            category: components["schemas"]["CustomFieldCategory"];
            /** @description As it would be typed in: "12.5", "2026-01-31", "true", the value of an option */
            defaultValue: string | null;
            description: string;
            forms: ("Membership" | "Change" | "Cancellation")[];
            /** @description Unique in the club; never changes */
            internalName: string;
            isActive: boolean;
            isRequired: boolean;
            label: string;
            /** @description For Number, and for Date as YYYY-MM-DD; inclusive */
            max: (number | string) | null;
            /** @description For Text and TextArea */
            maxLength: number | null;
            /** @description For Number, and for Date as YYYY-MM-DD; inclusive */
            min: (number | string) | null;
            /** @description For Text and TextArea */
            minLength: number | null;
            /** @description For Select and MultiSelect; values are unique */
            options: {
                label: string;
                value: string;
            }[];
            /** @description For Text: a regular expression for the whole text. Refused where matching could take more than linear time */
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
            /** @description With one decimal; null where nothing came in before */
            changePercent: number | null;
            count: number;
            /** @description In the period of the same length that ends the day before */
            previousCount: number;
        };
        DashboardKpis: {
            /** @description accepted / (accepted + rejected), four decimals; null where nothing was decided */
            acceptanceRate: number | null;
            /** @description Of what came in, of all kinds */
            accepted: number;
            /** @description Mean time from receipt to decision of what the club decided in the period; two decimals */
            averageProcessingHours: number | null;
            from: components["schemas"]["IsoDate"];
            membershipChart: components["schemas"]["MembershipChart"];
            newCancellations: components["schemas"]["DashboardCount"];
            newChanges: components["schemas"]["DashboardCount"];
            newMemberships: components["schemas"]["DashboardCount"];
            /** @description Of what came in, of all kinds: what can still be decided; not what retention took the person out of */
            open: number;
            /** @description Recurring price for a month of the accepted membership applications that came in */
            recurringRevenue: number;
            /** @description Of what came in, of all kinds; taken back by its member included */
            rejected: number;
            to: components["schemas"]["IsoDate"];
        };
        DataPrivacySchema: {
            consents: components["schemas"]["Consent"][];
            /** @default  */
            policyUrl: "" | string;
            /** @description After how many days submissions are anonymised; 0 keeps */
            retention: {
                /** @default 0 */
                acceptedDays: number;
                /**
                 * @description Address, browser and page from which a submission came
                 * @default 0
                 */
                evidenceDays: number;
                /** @default 180 */
                rejectedDays: number;
                /** @default 30 */
                unconfirmedDays: number;
            };
            /** @default  */
            text: string;
        };
        /** @description Webhook deliveries by the month of their event; the log, and so this, reaches back 400 days */
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
            /** @description Unique in the club */
            name: string;
            /**
             * @description Lists are in this order, then by name
             * @default 0
             */
            sortOrder: number;
        };
        DepartmentSettingsSchema: {
            /**
             * @description Whether the form asks for departments at all
             * @default true
             */
            isEnabled?: boolean;
            /**
             * @description Null is open
             * @default null
             */
            maxSelection?: number | null;
            /** @default 0 */
            minSelection?: number;
        };
        DepartmentSettingsSchemaOutput: {
            /**
             * @description Whether the form asks for departments at all
             * @default true
             */
            isEnabled: boolean;
            /**
             * @description Null is open
             * @default null
             */
            maxSelection: number | null;
            /** @default 0 */
            minSelection: number;
        };
        DueSubmissions: {
            accepted: number;
            /** @description Submissions that lose address, browser and page, and nothing else */
            evidence: number;
            /** @description The next night, by the date on which it ends in the club’s time zone */
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
            /** @description The address of whoever asked */
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
            /** @description The user of the club who takes care of it */
            assigneeId?: components["schemas"]["RecordId"];
            /**
             * @description `Decision`: staff can decide now; `Confirmation`: the person has not confirmed yet
             * @enum {string}
             */
            awaits?: "Decision" | "Confirmation";
            departmentId?: components["schemas"]["RecordId"];
            from?: components["schemas"]["IsoDate"];
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
            /** @description Path of the file, once it is there */
            downloadUrl: string | null;
            error: "RenderingFailed" | null;
            /** @description Until when the file can be downloaded: 48 hours */
            expiresAt: components["schemas"]["Instant"] | null;
            finishedAt: components["schemas"]["Instant"] | null;
            /** @description Of club software exports; null for others */
            format: string | null;
            id: components["schemas"]["RecordId"];
            percent: number;
            startedAt: components["schemas"]["Instant"] | null;
            state: components["schemas"]["ExportJobState"];
            /** @description Submissions to be exported */
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
            birthDate?: string;
            customFields?: {
                [key: string]: (string | number | boolean | string[]) | null;
            };
            departmentIds?: string[];
            email?: string;
            firstName?: string;
            gender?: components["schemas"]["Gender"];
            id?: unknown;
            lastName?: string;
            phone?: string;
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
             * @description What the data is; another content is refused
             * @enum {string}
             */
            contentType: "image/png" | "image/jpeg" | "image/webp" | "image/svg+xml";
            /** @description Base64, 2 MiB decoded at most */
            data: string;
            fileName: string;
            height?: unknown;
            url?: unknown;
            width?: unknown;
        };
        FirstSteps: {
            /** @description Every step that is not optional */
            isDone: boolean;
            /** @description Not to be shown on the dashboard any more */
            isPutAway: boolean;
            steps: {
                /** @description As the club’s data say; nothing is ticked off by hand */
                isDone: boolean;
                /** @description A form can be live without it */
                isOptional: boolean;
                /** @enum {string} */
                key: "Club" | "Logo" | "Tariffs" | "Privacy" | "Design" | "Form" | "Mail" | "Embed";
            }[];
        };
        ForgotPasswordRequest: {
            email: string;
        };
        /** @description Settings of the cancellation form; the notice is two years at most (§ 39 BGB) */
        FormCancellation: {
            /** @default false */
            askReason?: boolean;
            /** @default 1 */
            businessYearStartMonth?: number;
            /** @default EndOfYear */
            cancellationMode?: components["schemas"]["CancellationMode"];
            /**
             * @description What a closed form says; empty for words of the product, with the contact of the club
             * @default
             */
            closedText?: string;
            /**
             * @description Whether the form takes submissions of members
             * @default true
             */
            isActive?: boolean;
            /** @default true */
            needConfirmation?: boolean;
            /**
             * @description Asks the member's browser for a calculation (ALTCHA), as a protection against robots
             * @default false
             */
            needProofOfWork?: boolean;
            /** @default  */
            notes?: string;
            /**
             * @default {
             *       "value": 0,
             *       "unit": "Months"
             *     }
             */
            noticePeriod?: {
                /** @enum {string} */
                unit: "Days" | "Weeks" | "Months";
                value: number;
            };
            /** @default [] */
            reasons?: string[];
            /** @default false */
            showSignature?: boolean;
        };
        /** @description Settings of the cancellation form; the notice is two years at most (§ 39 BGB) */
        FormCancellationOutput: {
            /** @default false */
            askReason: boolean;
            /** @default 1 */
            businessYearStartMonth: number;
            /** @default EndOfYear */
            cancellationMode: components["schemas"]["CancellationMode"];
            /**
             * @description What a closed form says; empty for words of the product, with the contact of the club
             * @default
             */
            closedText: string;
            /**
             * @description Whether the form takes submissions of members
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
        /** @description The look of all forms. `customDesign` counts where `presetDesign` is Custom */
        FormDesign: {
            /**
             * @description At most 20 kB. Confined to the form: every selector gets `.form-root` in front, and whatever could load, run, read, hide or cover something is left out; `errors` names it. Colours (of text without alpha), gradients, borders up to 16 px, radius, shadows, letters of 12 to 64 px, text faces, spacing from 0 to 96 px, transitions, animations, and the tokens `--accent`, `--accent-strong`, `--on-accent`, `--control`, `--line`, `--line-strong`, `--soft`, `--sunken`, `--edge`, `--radius`, `--control-radius`, `--card-radius`, `--shadow`. Lengths in px, rem or em, plain values without `calc()`. `@media`, `@supports` and `@keyframes` of at most six steps.
             * @default
             */
            additionalCss?: string;
            /** @default null */
            customDesign?: components["schemas"]["CustomDesignSettings"] | null;
            /** Format: date-time */
            readonly dateModified?: string;
            /** @description What was left out of `additionalCss`, each with its line, in the language of Accept-Language; absent where nothing was */
            readonly errors?: {
                [key: string]: string[];
            };
            /**
             * @default Classic
             * @enum {string}
             */
            presetDesign?: "Classic" | "Modern" | "Minimal" | "Dark" | "HighContrast" | "Custom";
        };
        /** @description The look of all forms. `customDesign` counts where `presetDesign` is Custom */
        FormDesignOutput: {
            /**
             * @description At most 20 kB. Confined to the form: every selector gets `.form-root` in front, and whatever could load, run, read, hide or cover something is left out; `errors` names it. Colours (of text without alpha), gradients, borders up to 16 px, radius, shadows, letters of 12 to 64 px, text faces, spacing from 0 to 96 px, transitions, animations, and the tokens `--accent`, `--accent-strong`, `--on-accent`, `--control`, `--line`, `--line-strong`, `--soft`, `--sunken`, `--edge`, `--radius`, `--control-radius`, `--card-radius`, `--shadow`. Lengths in px, rem or em, plain values without `calc()`. `@media`, `@supports` and `@keyframes` of at most six steps.
             * @default
             */
            additionalCss: string;
            /** @default null */
            customDesign: components["schemas"]["CustomDesignSettingsOutput"] | null;
            /** Format: date-time */
            readonly dateModified?: string;
            /** @description What was left out of `additionalCss`, each with its line, in the language of Accept-Language; absent where nothing was */
            readonly errors?: {
                [key: string]: string[];
            };
            /**
             * @default Classic
             * @enum {string}
             */
            presetDesign: "Classic" | "Modern" | "Minimal" | "Dark" | "HighContrast" | "Custom";
        };
        /** @description Settings of the membership form; the change request has them too */
        FormMembership: {
            /**
             * @description As `closedText`, of the change request
             * @default
             */
            changeClosedText?: string;
            /**
             * @description What a closed form says; empty for words of the product, with the contact of the club
             * @default
             */
            closedText?: string;
            /**
             * @description Whether the form takes submissions of members
             * @default true
             */
            isActive?: boolean;
            /**
             * @description As `isActive`, of the change request
             * @default true
             */
            isChangeActive?: boolean;
            /** @default true */
            needConfirmation?: boolean;
            /**
             * @description Asks the member's browser for a calculation (ALTCHA), as a protection against robots
             * @default false
             */
            needProofOfWork?: boolean;
            /** @default  */
            notes?: string;
            /** @default true */
            showOnAccount?: boolean;
            /**
             * @description Offered once the club has a creditor identifier (`creditorId` of the club information); until then forms offer payment on account
             * @default true
             */
            showSepa?: boolean;
            /** @default true */
            showSignature?: boolean;
        };
        /** @description Settings of the membership form; the change request has them too */
        FormMembershipOutput: {
            /**
             * @description As `closedText`, of the change request
             * @default
             */
            changeClosedText: string;
            /**
             * @description What a closed form says; empty for words of the product, with the contact of the club
             * @default
             */
            closedText: string;
            /**
             * @description Whether the form takes submissions of members
             * @default true
             */
            isActive: boolean;
            /**
             * @description As `isActive`, of the change request
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
             * @description Offered once the club has a creditor identifier (`creditorId` of the club information); until then forms offer payment on account
             * @default true
             */
            showSepa: boolean;
            /** @default true */
            showSignature: boolean;
        };
        /** @enum {string} */
        Gender: "Male" | "Female" | "Diverse" | "NotSpecified";
        /** @description Persons of new membership applications, family members included */
        GenderDistribution: {
            count: number;
            gender: components["schemas"]["Gender"];
        }[];
        GetEmailTemplateResponse: {
            /** @description Text; blank lines part its paragraphs */
            body: string;
            dateModified: components["schemas"]["Instant"] | null;
            /** @description false where the text is the product’s own */
            isCustom: boolean;
            subject: string;
            type: components["schemas"]["EMailTemplateType"];
        };
        Guardian: {
            email?: string;
            firstName?: string;
            lastName?: string;
            phone?: string;
            relation?: string;
        };
        InfoRequest: {
            club?: unknown;
            clubs?: unknown;
            email?: unknown;
            firstName?: string;
            isEmailConfirmed?: unknown;
            isTwoFactorEnabled?: unknown;
            lastName?: string;
            /**
             * Format: email
             * @description Counts once it is confirmed by the link that is sent there
             */
            newEmail?: string;
            /**
             * Format: password
             * @description Ends every other sign-in
             */
            newPassword?: string;
            /** @description Needed for a new password or a new address */
            oldPassword?: string;
            role?: unknown;
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
        /**
         * Format: date
         * @description A calendar date, YYYY-MM-DD
         */
        IsoDate: string;
        KeptRecord: {
            /** @description The night after it is deleted */
            until: components["schemas"]["Instant"];
            /**
             * @description The mandate with account, holder, wording, signature and origin
             * @enum {string}
             */
            what: "Mandate";
        };
        LoginRequest: {
            email: string;
            password: string;
            /** @description Six digits of the authenticator app */
            twoFactorCode?: string;
            /** @description In place of the code; each works once */
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
        /** @description Membership applications of each day, days without any included */
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
            mediaConsents?: {
                [key: string]: boolean;
            };
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
            /** @description Unique in the club */
            name: string;
            priceInterval: components["schemas"]["MembershipPriceInterval"];
            /**
             * @description Lists are in this order, then by name
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
                /** @description When this guardian said no */
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
                id: components["schemas"]["RecordId"];
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
            /** @description PNG as data URL; null for the role Viewer */
            signature: string | null;
            state: components["schemas"]["SubmitState"];
            street: string;
            surchargeIds: components["schemas"]["RecordId"][];
            title: string;
            version: number;
            /** @description When the member took it back; it is `Rejected` by nobody then */
            withdrawnAt: components["schemas"]["Instant"] | null;
            zip: string;
        };
        MembershipSubmit: {
            accountHolder?: string;
            bic?: string;
            birthDate?: string;
            city?: string;
            country?: string;
            customFields?: {
                [key: string]: (string | number | boolean | string[]) | null;
            };
            departmentIds?: string[];
            email?: string;
            entryDate?: string;
            familyMembers?: components["schemas"]["FamiliySubmit"][];
            firstName?: string;
            gender?: components["schemas"]["Gender"];
            guardianLiability?: boolean;
            guardians?: components["schemas"]["Guardian"][];
            hasSoleCustody?: boolean;
            iban?: string;
            lastName?: string;
            /** @enum {string} */
            locale?: "de" | "en";
            mediaConsents?: {
                [key: string]: boolean;
            };
            membershipId?: string;
            mobile?: string;
            nationality?: string;
            notes?: string;
            /** @description Of staff only: this was copied from a signed paper that the club keeps */
            paper?: {
                /** @description Today unless said; at most a year ago */
                receivedOn?: string;
            };
            paymentMethod?: components["schemas"]["PaymentMethod"];
            phone?: string;
            privacyAccepted?: boolean;
            sepaMandateAccepted?: boolean;
            /** @description A PNG as data URL, drawn or made of a typed name; needed where the form asks for a signature */
            signature?: string;
            street?: string;
            surchargeIds?: string[];
            title?: string;
            website?: string;
            zip?: string;
        };
        MembershipSubmitResponse: {
            id: components["schemas"]["RecordId"];
            mandateReference: string | null;
            needsConfirmation: boolean;
            number: number;
            price: components["schemas"]["PriceQuote"];
            receivedAt: components["schemas"]["Instant"];
            state: components["schemas"]["SubmitState"];
            /** @description The personal link of who sent it, to its status page; null for staff */
            statusUrl: string | null;
        };
        MembershipSurchargeSchema: {
            /** @default  */
            description: string;
            dueType: components["schemas"]["SurchargeDueType"];
            id: components["schemas"]["RecordId"];
            /** @default false */
            isOptional: boolean;
            /**
             * @description Inclusive; null is open
             * @default null
             */
            maxAge: number | null;
            /**
             * @description Inclusive; null is open
             * @default null
             */
            minAge: number | null;
            name: string;
            price: components["schemas"]["Money"];
            scope: components["schemas"]["SurchargeScope"];
            /**
             * @description Lists are in this order, then by name
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
            /** @description What was done → how often; only what was done at all. */
            counts: {
                [key: string]: number;
            };
            /** @description Null while there is work left. */
            finishedAt: components["schemas"]["Instant"] | null;
            /** @description The date, in the club’s time zone, on which the night ended. */
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
                email?: unknown;
                firstName?: unknown;
                /** @description The kinds of submission of which this user hears by e-mail */
                kinds: ("Membership" | "Change" | "Cancellation")[];
                lastName?: unknown;
                /** @description Stays as it is for a user named without it */
                monthlyReport?: boolean;
                userId: components["schemas"]["RecordId"];
            }[];
        };
        NotificationUserSelectionDto: {
            email: string;
            firstName: string;
            /** @description The kinds of submission of which this user hears by e-mail */
            kinds: ("Membership" | "Change" | "Cancellation")[];
            lastName: string;
            /** @description Whether this user is sent the report of each month as PDF; off until somebody chooses it */
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
            items: components["schemas"]["OutboxItem"][];
            nextCursor: string | null;
            totalCount: number;
        };
        OutboxMail: {
            /** @description Files that go with it */
            attachments: components["schemas"]["MailAttachment"][];
            attempts: number;
            createdAt: components["schemas"]["Instant"];
            html: string;
            id: components["schemas"]["RecordId"];
            /** @description true for links into accounts, which are nobody’s business but the recipient’s; text and html are empty */
            isContentHidden: boolean;
            lastError: string | null;
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
            /** @description FamilyMember: asked of each family member instead of once */
            category?: components["schemas"]["CustomFieldCategory"];
            /** @description As it would be typed in: "12.5", "2026-01-31", "true", the value of an option */
            defaultValue?: string | null;
            description?: string;
            forms?: ("Membership" | "Change" | "Cancellation")[];
            /** @description Unique in the club; never changes */
            internalName?: string;
            isActive?: boolean;
            isRequired?: boolean;
            label?: string;
            /** @description For Number, and for Date as YYYY-MM-DD; inclusive */
            max?: (number | string) | null;
            /** @description For Text and TextArea */
            maxLength?: number | null;
            /** @description For Number, and for Date as YYYY-MM-DD; inclusive */
            min?: (number | string) | null;
            /** @description For Text and TextArea */
            minLength?: number | null;
            /** @description For Select and MultiSelect; values are unique */
            options?: {
                label: string;
                value: string;
            }[];
            /** @description For Text: a regular expression for the whole text. Refused where matching could take more than linear time */
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
                /** @description The whole submission for its applicant; for others what concerns them */
                data: {
                    [key: string]: unknown;
                };
                /** @description When it was taken out in a file */
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
                /** @description What staff noted */
                notes: {
                    at: components["schemas"]["Instant"];
                    text: string;
                }[];
                number: number;
                receivedAt: components["schemas"]["Instant"];
                /** @description Programs that were told of the submission */
                recipients: string[];
                /** @enum {string} */
                role: "Applicant" | "FamilyMember" | "Guardian" | "Named";
                /** @enum {string} */
                state: "New" | "Confirmed" | "Accepted" | "Rejected";
            }[];
        };
        PersonErasure: {
            alreadyErased: number;
            /** @description Places that the person was taken out of */
            erased: number;
            kept: {
                number: number;
                submissionId: components["schemas"]["RecordId"];
                /** @description The night after it is deleted */
                until: components["schemas"]["Instant"];
                /**
                 * @description The mandate with account, holder, wording, signature and origin
                 * @enum {string}
                 */
                what: "Mandate";
            }[];
        };
        PersonErasureRequest: {
            /** @description First and last name of the person, as one of the places has it */
            confirmation: string;
            person: components["schemas"]["PersonQuery"];
            /** @description Of those that finding the person answers; what is erased already is passed over */
            places: components["schemas"]["PersonPlace"][];
        };
        PersonExportRequest: {
            person: components["schemas"]["PersonQuery"];
            /** @description Of those that finding the person answers */
            places: components["schemas"]["PersonPlace"][];
        };
        PersonMatch: {
            birthDate: components["schemas"]["IsoDate"] | null;
            email: string;
            firstName: string;
            /** @description What an erasure now would leave for a time */
            kept: components["schemas"]["KeptRecord"][];
            /** @enum {string} */
            kind: "Membership" | "Change" | "Cancellation";
            lastName: string;
            /** @description What is the same as asked for */
            matchedBy: ("Name" | "BirthDate" | "Email")[];
            number: number;
            /** @description Further people of the submission; erased with it where the person is its applicant */
            others: string[];
            /** @description Of the family member or guardian; null for the others */
            partId: components["schemas"]["RecordId"] | null;
            receivedAt: components["schemas"]["Instant"];
            /**
             * @description `Named`: in the family of a change request, or among those whom a cancellation is about
             * @enum {string}
             */
            role: "Applicant" | "FamilyMember" | "Guardian" | "Named";
            /** @enum {string} */
            state: "New" | "Confirmed" | "Accepted" | "Rejected";
            submissionId: components["schemas"]["RecordId"];
        };
        PersonMatches: {
            /** @description false where more fit than are looked through */
            isComplete: boolean;
            /** @description Newest first */
            items: components["schemas"]["PersonMatch"][];
        };
        PersonPlace: {
            /** @description Of the family member or guardian; null for the others */
            partId: components["schemas"]["RecordId"] | null;
            /**
             * @description `Named`: in the family of a change request, or among those whom a cancellation is about
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
            /** @description Stands in the text as {{name}} */
            name: string;
        };
        /** @description Departments by the membership applications that name them, whoever of the family it is for */
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
        /** @description RFC 9457 */
        ProblemDetails: {
            detail?: string;
            instance?: string;
            status: number;
            title: string;
            traceId: string;
            type: string;
        } & {
            [key: string]: unknown;
        };
        ProcessingTimes: {
            /** @description Two decimals; null in a month without decisions */
            averageHours: number | null;
            /** @description Decided by the club in the month, of all kinds */
            count: number;
            /** @description Between the two in the middle where their number is even */
            medianHours: number | null;
            /** @description 2026-03 */
            month: string;
        }[];
        PublicCancellationForm: {
            /** @description Proof of work (ALTCHA, version 2), good with this form token alone; its solution goes into X-Proof-Of-Work. Null where the club does not ask for one */
            challenge: {
                parameters: {
                    [key: string]: unknown;
                };
                signature: string;
            } | null;
            /** @description Why the form takes nothing at the moment; null while it does */
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
            /** @description The ones of this form */
            customFields: components["schemas"]["CustomFieldSchema"][];
            departments: components["schemas"]["DepartmentSchema"][];
            design: components["schemas"]["FormDesignOutput"];
            /** @description For a cancellation that is sent today, without a wished date */
            earliest: {
                /**
                 * Format: date
                 * @description The last day on which a notice is in time for that end
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
            /** @description Another one once the club asks or offers something else */
            edition: string;
            /** @description Goes into X-Form-Token with the submission; 3 s to 24 h old, good for one */
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
            settings: components["schemas"]["FormCancellationOutput"];
            /**
             * Format: date
             * @description In the club's time zone
             */
            today: string;
        };
        PublicForm: {
            /** @description Proof of work (ALTCHA, version 2), good with this form token alone; its solution goes into X-Proof-Of-Work. Null where the club does not ask for one */
            challenge: {
                parameters: {
                    [key: string]: unknown;
                };
                signature: string;
            } | null;
            /** @description Why the form takes nothing at the moment; null while it does */
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
            /** @description The ones of this form */
            customFields: components["schemas"]["CustomFieldSchema"][];
            departments: components["schemas"]["DepartmentSchema"][];
            departmentSettings: components["schemas"]["DepartmentSettingsSchemaOutput"];
            design: components["schemas"]["FormDesignOutput"];
            /** @description Another one once the club asks or offers something else */
            edition: string;
            /** @description Goes into X-Form-Token with the submission; 3 s to 24 h old, good for one */
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
            settings: components["schemas"]["FormMembershipOutput"];
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
         * @description UUIDv7 made by the service
         */
        RecordId: string;
        RecordOrder: {
            ids: components["schemas"]["RecordId"][];
        };
        RedeliverFailedDto: {
            /** @description Deliveries that were created before it stay as they are */
            since: components["schemas"]["Instant"];
        };
        RefreshRequest: {
            refreshToken: string;
        };
        RelatedSubmission: {
            /** @description End of the membership, of a cancellation */
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
            /** @description From the link in the mail; works once */
            resetCode: string;
        };
        RoleDescription: {
            description: string;
            /** @enum {string} */
            name: "Admin" | "Manager" | "Clerk" | "Viewer";
        };
        SavedView: {
            /** @description Left out: the columns stay as the person has them */
            columns?: ("number" | "kind" | "subject" | "city" | "assignee" | "received" | "state")[];
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
            /** @description The domain of a provider, whose records are its own business; nothing is looked up */
            isMailProvider: boolean;
            /**
             * @description Who carries the mails of the club now
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
            /** @description As it was found */
            record: string | null;
            /** @enum {string} */
            state: "Good" | "Warning" | "Missing" | "Unknown";
        };
        SetEmailTemplateRequest: {
            body: string;
            dateModified?: unknown;
            isCustom?: unknown;
            subject: string;
            type?: unknown;
        };
        SignatureRequest: {
            expiresAt: components["schemas"]["Instant"];
            /** @description The same as QR code, SVG */
            qrCode: string;
            /** @description Reads the signature, for the form */
            token: string;
            /** @description The page to sign on, for the phone; it can only sign */
            url: string;
        };
        SignatureState: {
            expiresAt: components["schemas"]["Instant"];
            /** @description PNG as data URL; null until somebody has signed */
            signature: string | null;
        };
        SignInSession: {
            club: components["schemas"]["ClubReference"];
            createdAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            id: components["schemas"]["RecordId"];
            /** @description The one that asks */
            isCurrent: boolean;
            /**
             * @description In the back office, or a family of tokens of the API
             * @enum {string}
             */
            kind: "Office" | "Api";
            /** @description To within five minutes */
            lastUsedAt: components["schemas"]["Instant"];
            /** @description What the browser or program called itself when it signed in */
            userAgent: string;
        };
        SignInSessions: components["schemas"]["SignInSession"][];
        SignUpRequest: {
            clubName: string;
            /**
             * Format: email
             * @description Gets a link, on which the password is set
             */
            email: string;
            firstName: string;
            lastName: string;
            /** @description Stands in the addresses of the club’s forms and stays */
            slug: string;
        };
        SlugProposal: {
            /** @description The same where it is free, else the next free one with a number */
            free: string;
            isTaken: boolean;
            /** @description The name as a slug; empty where nothing of it can stand in one */
            slug: string;
        };
        SmtpSettingsReadDto: {
            dateModified: components["schemas"]["Instant"];
            /** Format: email */
            fromAddress: string;
            /** @default  */
            fromName: string;
            hasPassword: boolean;
            host: string;
            port: number;
            /** @default  */
            replyTo: "" | string;
            /**
             * @description Tls from the first byte (usually port 465), StartTls after a greeting (587), or None
             * @enum {string}
             */
            security: "None" | "StartTls" | "Tls";
            /** @default  */
            username: string;
        };
        SmtpSettingsWriteDto: {
            dateModified?: unknown;
            /** Format: email */
            fromAddress: string;
            /** @default  */
            fromName?: string;
            hasPassword?: unknown;
            host: string;
            /** @description Kept where it is left out, unless host, port or user name change; null removes it */
            password?: string | null;
            port: number;
            /** @default  */
            replyTo?: "" | string;
            /**
             * @description Tls from the first byte (usually port 465), StartTls after a greeting (587), or None
             * @enum {string}
             */
            security: "None" | "StartTls" | "Tls";
            /** @default  */
            username?: string;
        };
        SmtpTestRequest: {
            /** @description Tried instead of the stored ones; not stored */
            settings?: components["schemas"]["SmtpSettingsWriteDto"];
            /** Format: email */
            to: string;
        };
        SmtpTestResultDto: {
            durationMs: number;
            message: string;
            remedy: string | null;
            /** @description What the mail server answered, where it did */
            responseCode: number | null;
            /** @description Where it failed */
            stage: ("Dns" | "Connect" | "Tls" | "SignIn" | "Sender" | "Recipient" | "Message") | null;
            success: boolean;
        };
        StartExportJobRequest: {
            filter?: components["schemas"]["ExportFilter"];
            /** @description For club software only: id of one of the formats; SpgVerein where it is left out. Such exports hold membership applications only. */
            format?: string;
            /** @description The submissions in this order; named twice they are exported once */
            ids?: components["schemas"]["RecordId"][];
        };
        SubmissionAssignment: {
            assignee: components["schemas"]["Assignee"] | null;
        };
        /** @description All null where there is none */
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
            }[];
            /** @description What waits for the person to confirm it */
            unconfirmed: number;
            waiting: number;
        };
        SubmissionHints: {
            /** @description What is chosen or wished for and no longer offered; of open ones */
            archived: {
                id: components["schemas"]["RecordId"];
                /** @enum {string} */
                kind: "Membership" | "Department";
                name: string;
            }[];
            /** @description Of a change request: the newest accepted application that is likely of the same person */
            former: {
                decidedAt: components["schemas"]["Instant"];
                id: components["schemas"]["RecordId"];
                number: number;
            } | null;
            /** @description Of an open application of a minor: what is wrong with the guardians; null where nothing is */
            guardians: ("Missing" | "Unconfirmed" | "Refused") | null;
            /** @description Of an open application whose price would be another today; null where it would not */
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
            /** @description Other submissions, likely of the same person; the same person first, then the newest; at most 20 */
            related: components["schemas"]["RelatedSubmission"][];
        };
        SubmissionList: {
            items: components["schemas"]["SubmissionListItem"][];
            nextCursor: string | null;
            totalCount: number;
        };
        SubmissionListItem: {
            /** @description Who takes care of it */
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
            /** @description When the member took it back; it is `Rejected` then */
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
            /** @description Whether the caller wrote it and so can change and delete it */
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
            isConfirmedByGuardians: boolean;
            /** @description Correcting is possible until somebody confirms or a guardian refuses, or where no confirmation is needed until the decision; withdrawing until the decision */
            possibleSteps: ("Correct" | "Withdraw" | "ResendConfirmation")[];
            /** @description Bank data masked; without signature, origin and the name of who decided */
            submission: components["schemas"]["MembershipSubmission"] | components["schemas"]["ChangeSubmission"] | components["schemas"]["CancellationSubmission"];
            /** @description The personal link of the reader; another one after a change of his address */
            url: string;
            /** @description 90 days after the decision; null before it */
            urlExpiresAt: components["schemas"]["Instant"] | null;
        };
        /** @description Each week or month that the period touches; of the first and last one the days of the period */
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
            /** @description The personal link of who sent it, to its status page; null for staff */
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
            authenticatorUri?: unknown;
            /** @description True needs a code of the app that holds the shared key. While two-factor sign-in is on, switching it off, a new shared key and new recovery codes need a code, a recovery code or the password */
            enable?: boolean;
            isTwoFactorEnabled?: unknown;
            /** @description In place of the code */
            password?: string;
            recoveryCodes?: unknown;
            recoveryCodesLeft?: unknown;
            /** @description Ten new recovery codes; the old ones end */
            resetRecoveryCodes?: boolean;
            /** @description A new shared key; switches two-factor sign-in off */
            resetSharedKey?: boolean;
            sharedKey?: unknown;
            twoFactorCode?: string;
            /** @description In place of the code; each works once */
            twoFactorRecoveryCode?: string;
        };
        TwoFactorResponse: {
            /** @description `otpauth:` address for a QR code */
            authenticatorUri: string | null;
            isTwoFactorEnabled: boolean;
            /** @description Shown when they are made, never again */
            recoveryCodes?: string[];
            recoveryCodesLeft: number;
            /** @description Base32; null once two-factor sign-in is on */
            sharedKey: string | null;
        };
        UpdateUser: {
            createdAt?: unknown;
            /** @description Only as it is: its owner alone changes it, at /auth/manage/info */
            email?: string;
            firstName: string;
            id?: unknown;
            invitationExpiresAt?: unknown;
            invitedAt?: unknown;
            /** @description Left out, it stays */
            isActive?: boolean;
            isInvitationPending?: unknown;
            lastName: string;
            lastSignInAt?: unknown;
            /**
             * @description Left out, it stays
             * @enum {string}
             */
            role?: "Admin" | "Manager" | "Clerk" | "Viewer";
        };
        /** @description A person who works for the club */
        User: {
            createdAt: components["schemas"]["Instant"];
            email: string;
            firstName: string;
            id: components["schemas"]["RecordId"];
            /** @description Until when the link of the last invitation is good; null where nobody waits for an answer */
            invitationExpiresAt: components["schemas"]["Instant"] | null;
            /** @description When the last invitation was sent */
            invitedAt: components["schemas"]["Instant"] | null;
            isActive: boolean;
            /** @description Has been invited and not come yet */
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
            status: number;
            title: string;
            traceId: string;
            type: string;
        } & {
            [key: string]: unknown;
        };
        WebhookCreatedDto: {
            createdAt: components["schemas"]["Instant"];
            disabledReason: string | null;
            id: components["schemas"]["RecordId"];
            isActive: boolean;
            name: string;
            /** @description Until then the secret before the last rotation signs as well; null where there was none */
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
            /** @description The body as it is sent */
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
                /** @description At most the first 4 kB */
                responseBody: string | null;
                startedAt: components["schemas"]["Instant"];
                /** @description null where no answer came */
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
            /** @description Until then the secret before the last rotation signs as well; null where there was none */
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
        };
        WebhookTestResultDto: {
            durationMs: number;
            /** @description Why no answer came */
            error: ("AddressRefused" | "ConnectFailed" | "TlsFailed" | "Timeout" | "ResponseInvalid") | null;
            /** @description At most the first 4 kB */
            responseBody: string | null;
            /** @description null where no answer came */
            statusCode: number | null;
            success: boolean;
        };
        WebhookWriteDto: {
            createdAt?: unknown;
            disabledReason?: unknown;
            id?: unknown;
            /** @default true */
            isActive?: boolean;
            name: string;
            previousSecretValidUntil?: unknown;
            subscribedEvents: ("ApplicationReceived" | "EmailConfirmed" | "ApplicationAccepted" | "ApplicationRejected" | "ApplicationUpdated" | "ApplicationDeleted" | "ExportCompleted")[];
            url: string;
        };
        /** @description What shall be different; bank data stands beside it */
        Wishes: {
            birthDate?: string;
            city?: string;
            consents?: {
                id: components["schemas"]["RecordId"];
                isGiven: boolean;
                name: string;
            }[];
            country?: string;
            customFields?: {
                [key: string]: string | number | boolean | string[];
            };
            departmentIds?: string[];
            departments?: {
                id: components["schemas"]["RecordId"];
                name: string;
            }[];
            email?: string;
            familyMembers?: components["schemas"]["FamilyMember"][];
            firstName?: string;
            gender?: components["schemas"]["Gender"];
            guardianLiability?: boolean;
            guardians?: components["schemas"]["Guardian"][];
            hasSoleCustody?: boolean;
            lastName?: string;
            mediaConsents?: {
                [key: string]: boolean;
            };
            membership?: {
                id: components["schemas"]["RecordId"];
                name: string;
            };
            membershipId?: string;
            mobile?: string;
            nationality?: string;
            paymentMethod?: components["schemas"]["PaymentMethod"];
            phone?: string;
            street?: string;
            surchargeIds?: string[];
            surcharges?: {
                id: components["schemas"]["RecordId"];
                name: string;
            }[];
            title?: string;
            zip?: string;
        };
        WriteSubmissionNote: {
            text: string;
        };
        /** @description Postcodes of new membership applications, each with the name most often given to its city */
        ZipCodes: {
            city: string;
            count: number;
            zip: string;
        }[];
    };
    responses: {
        /** @description The request breaks a rule; `errors` names each by its path */
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
        /** @description The state or another record forbids it */
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
        /** @description Signed in, but the role does not allow it */
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
        /** @description Expired */
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
        /** @description A fault of ours, without internals */
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
        /** @description Unknown, malformed or of another club */
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
        /** @description `If-Match` does not hold */
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
        /** @description The file has no such range */
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
        /** @description A limit is used up */
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
        /** @description No, expired or revoked credentials */
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
        /** @description Not available for a moment */
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
        /** @description The version of the record: send it as If-Match with a change, as If-None-Match to ask for news */
        ETag: string;
        /** @description Whether this is the stored answer of an earlier request with the same Idempotency-Key */
        "Idempotency-Replayed": "true";
        /** @description The next page (RFC 8288), where there is one */
        Link: string;
        /** @description Where the new record or job is */
        Location: string;
        /** @description What is left of each quota (r) and in how many seconds it is whole again (t) */
        RateLimit: string;
        /** @description The quotas (q) and their windows in seconds (w) */
        "RateLimit-Policy": string;
        /** @description Seconds to wait before the request makes sense again */
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
    getInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that is known already: 304 where it still holds */
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
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["SignInSessions"];
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
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
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
                /** @description The name of a club, or a slug to be looked at */
                name: string;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlugProposal"];
                };
            };
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
            /** @description A pair of its own; the present one goes on for its club. A back-office session moves to the club itself, and both tokens are empty */
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
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["AnswerTemplate"][];
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAnswerTemplate"];
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                    "application/json": components["schemas"]["FormCancellationOutput"];
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormCancellation"];
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
                    "application/json": components["schemas"]["FormCancellationOutput"];
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
            header?: never;
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
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["CustomFieldSchema"][];
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
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
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["DueSubmissions"];
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
    orderDepartments: {
        parameters: {
            query?: never;
            header?: never;
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                    "application/json": components["schemas"]["DepartmentSettingsSchemaOutput"];
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentSettingsSchema"];
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
                    "application/json": components["schemas"]["DepartmentSettingsSchemaOutput"];
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
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["DepartmentSchema"][];
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
                /** @description An `ETag` that is known already: 304 where it still holds */
                "If-None-Match"?: string;
            };
            path: {
                /** @description UUIDv7 made by the service */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
                "If-Match"?: string;
            };
            path: {
                /** @description UUIDv7 made by the service */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeDepartmentSchema"];
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
                "If-Match"?: string;
            };
            path: {
                /** @description UUIDv7 made by the service */
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
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["FirstSteps"];
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
    changeFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
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
                /** @description Whether the draft is meant, which nobody but signed-in editors sees */
                preview?: "true" | "false";
            };
            header?: {
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                    "application/json": components["schemas"]["FormDesignOutput"];
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
                /** @description Whether the draft is meant, which nobody but signed-in editors sees */
                preview?: "true" | "false";
            };
            header?: {
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormDesign"];
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
                    "application/json": components["schemas"]["FormDesignOutput"];
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                    "application/json": components["schemas"]["FormMembershipOutput"];
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormMembership"];
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
                    "application/json": components["schemas"]["FormMembershipOutput"];
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
            header?: never;
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
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["MembershipSchema"][];
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
                /** @description An `ETag` that is known already: 304 where it still holds */
                "If-None-Match"?: string;
            };
            path: {
                /** @description UUIDv7 made by the service */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
                "If-Match"?: string;
            };
            path: {
                /** @description UUIDv7 made by the service */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMembershipSchema"];
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
                "If-Match"?: string;
            };
            path: {
                /** @description UUIDv7 made by the service */
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
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ApiKey"][];
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
            header?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
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
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["EmailTemplateItem"][];
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
    getEmailTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
            header?: never;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceholderDefinition"][];
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSmtpSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
    checkSender: {
        parameters: {
            query?: {
                /** @description The name of the DKIM key, which the provider tells; usual ones are tried where it is left out */
                dkimSelector?: string;
                /** @description The address that mails come from now, where it is left out */
                fromAddress?: string;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SenderCheck"];
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
    testSmtpSettings: {
        parameters: {
            query?: never;
            header?: never;
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["WebhookReadDto"][];
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAgeDistribution: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone; 30 days up to `to` unless given */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, included; today unless given */
                to?: components["schemas"]["IsoDate"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgeDistribution"];
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
    getDashboardArrangement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["DashboardArrangement"];
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
    updateDashboardArrangement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeDashboardArrangement"];
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
                /** @description First day, in the club’s time zone; 30 days up to `to` unless given */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, included; today unless given */
                to?: components["schemas"]["IsoDate"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationFunnel"];
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
    getGenderDistribution: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone; 30 days up to `to` unless given */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, included; today unless given */
                to?: components["schemas"]["IsoDate"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenderDistribution"];
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
    getDashboardKpis: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone; 30 days up to `to` unless given */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, included; today unless given */
                to?: components["schemas"]["IsoDate"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardKpis"];
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
    getMembershipChart: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone; 30 days up to `to` unless given */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, included; today unless given */
                to?: components["schemas"]["IsoDate"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipChart"];
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
    getMembershipTypes: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone; 30 days up to `to` unless given */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, included; today unless given */
                to?: components["schemas"]["IsoDate"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipTypes"];
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
    getMonthlyReport: {
        parameters: {
            query?: {
                /** @description The language of the request unless given */
                locale?: "de" | "en";
                /** @description As 2026-03, in the club’s time zone; the last one that is over unless given */
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
                /** @description First day, in the club’s time zone; 30 days up to `to` unless given */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, included; today unless given */
                to?: components["schemas"]["IsoDate"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardCount"];
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
    getNewChanges: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone; 30 days up to `to` unless given */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, included; today unless given */
                to?: components["schemas"]["IsoDate"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardCount"];
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
    getNewMemberships: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone; 30 days up to `to` unless given */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, included; today unless given */
                to?: components["schemas"]["IsoDate"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardCount"];
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
    getPaymentMethods: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone; 30 days up to `to` unless given */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, included; today unless given */
                to?: components["schemas"]["IsoDate"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
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
    getPopularDepartments: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone; 30 days up to `to` unless given */
                from?: components["schemas"]["IsoDate"];
                limit?: number;
                /** @description Last day, included; today unless given */
                to?: components["schemas"]["IsoDate"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PopularDepartments"];
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
    getProcessingTimes: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone; 30 days up to `to` unless given */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, included; today unless given */
                to?: components["schemas"]["IsoDate"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessingTimes"];
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
    getSubmissionTrend: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone; 30 days up to `to` unless given */
                from?: components["schemas"]["IsoDate"];
                interval?: "Week" | "Month";
                /** @description Last day, included; today unless given */
                to?: components["schemas"]["IsoDate"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionTrend"];
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
    getDeliveryTrend: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone; 30 days up to `to` unless given */
                from?: components["schemas"]["IsoDate"];
                /** @description Last day, included; today unless given */
                to?: components["schemas"]["IsoDate"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryTrend"];
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
    getZipCodes: {
        parameters: {
            query?: {
                /** @description First day, in the club’s time zone; 30 days up to `to` unless given */
                from?: components["schemas"]["IsoDate"];
                limit?: number;
                /** @description Last day, included; today unless given */
                to?: components["schemas"]["IsoDate"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ZipCodes"];
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
    getOpenApi: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
            header?: never;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicForm"] | components["schemas"]["PublicCancellationForm"];
                };
            };
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
            header?: never;
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putSignature: {
        parameters: {
            query?: never;
            header?: never;
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
            header?: never;
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
            header?: never;
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
                /** @description The user of the club who takes care of it */
                assigneeId?: components["schemas"]["RecordId"];
                /** @description `Decision`: staff can decide now; `Confirmation`: the person has not confirmed yet */
                awaits?: "Decision" | "Confirmation";
                cursor?: string;
                departmentId?: components["schemas"]["RecordId"];
                from?: components["schemas"]["IsoDate"];
                kind?: "Membership" | "Change" | "Cancellation";
                limit?: number;
                membershipId?: components["schemas"]["RecordId"];
                q?: string;
                sort?: "-receivedAt" | "receivedAt" | "lastName" | "-lastName";
                state?: components["schemas"]["SubmitState"];
                to?: components["schemas"]["IsoDate"];
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
            header?: never;
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubmissionAssignment: {
        parameters: {
            query?: never;
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignSubmission: {
        parameters: {
            query?: never;
            header?: never;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionBankData"];
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
    denySubmission: {
        parameters: {
            query?: never;
            header?: never;
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubmissionHints: {
        parameters: {
            query?: never;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionHints"];
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
    listSubmissionNotes: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Assignee"][];
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
    runBatch: {
        parameters: {
            query?: never;
            header?: never;
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
                /** @description Comes with the form; 3 s to 24 h old, for one submission */
                "X-Form-Token"?: string;
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
                /** @description `Masked` hides bank data from those who may see it, too; then nothing is noted in the audit log */
                bankData?: "Full" | "Masked";
            };
            header?: {
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
            header?: never;
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
                /** @description `Masked` hides bank data from those who may see it, too; then nothing is noted in the audit log */
                bankData?: "Full" | "Masked";
                cursor?: string;
                limit?: number;
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
            header?: never;
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
                /** @description Comes with the form; 3 s to 24 h old, for one submission */
                "X-Form-Token"?: string;
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
                /** @description `Masked` hides bank data from those who may see it, too; then nothing is noted in the audit log */
                bankData?: "Full" | "Masked";
            };
            header?: {
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
            header?: never;
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
                /** @description `Masked` hides bank data from those who may see it, too; then nothing is noted in the audit log */
                bankData?: "Full" | "Masked";
                cursor?: string;
                limit?: number;
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
            header?: never;
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
                /** @description The user of the club who takes care of it */
                assigneeId?: components["schemas"]["RecordId"];
                departmentId?: components["schemas"]["RecordId"];
                from?: components["schemas"]["IsoDate"];
                membershipId?: components["schemas"]["RecordId"];
                q?: string;
                to?: components["schemas"]["IsoDate"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionCounts"];
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
    listExportJobs: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ClubSoftwareFormat"][];
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description Comes with the form; 3 s to 24 h old, for one submission */
                "X-Form-Token"?: string;
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
                /** @description `Masked` hides bank data from those who may see it, too; then nothing is noted in the audit log */
                bankData?: "Full" | "Masked";
            };
            header?: {
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
            header?: never;
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
                /** @description `Masked` hides bank data from those who may see it, too; then nothing is noted in the audit log */
                bankData?: "Full" | "Masked";
                cursor?: string;
                limit?: number;
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
            header?: never;
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
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["SavedView"][];
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSavedView"];
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
            header?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
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
                /** @description An `ETag` that is known already: 304 where it still holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
                /** @description The `ETag` that the change is based on: 412 where it no longer holds */
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
            header?: never;
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["RoleDescription"][];
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
    onApplicationAccepted: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same at every try */
                "webhook-id": string;
                /** @description One `v1,` + base64 of HMAC-SHA256 over `id.timestamp.body` for each valid secret, set apart by a space */
                "webhook-signature": string;
                /** @description When this try was made, in seconds since 1970 */
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
            /** @description Taken; anything else, or nothing within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone: the subscription is switched off */
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
                /** @description When this try was made, in seconds since 1970 */
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
            /** @description Taken; anything else, or nothing within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone: the subscription is switched off */
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
                /** @description When this try was made, in seconds since 1970 */
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
            /** @description Taken; anything else, or nothing within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone: the subscription is switched off */
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
                /** @description When this try was made, in seconds since 1970 */
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
            /** @description Taken; anything else, or nothing within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone: the subscription is switched off */
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
                /** @description When this try was made, in seconds since 1970 */
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
            /** @description Taken; anything else, or nothing within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone: the subscription is switched off */
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
                /** @description When this try was made, in seconds since 1970 */
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
            /** @description Taken; anything else, or nothing within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone: the subscription is switched off */
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
                /** @description When this try was made, in seconds since 1970 */
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
            /** @description Taken; anything else, or nothing within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone: the subscription is switched off */
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
                /** @description When this try was made, in seconds since 1970 */
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
            /** @description Taken; anything else, or nothing within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone: the subscription is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
