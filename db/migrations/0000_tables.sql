-- Made by drizzle-kit from db/schema. By hand: the INCLUDE columns of five indexes, which drizzle cannot describe, so that
-- reports and the search read from the index alone.
CREATE TYPE "public"."actor_kind" AS ENUM('User', 'ApiKey', 'Member', 'System');--> statement-breakpoint
CREATE TYPE "public"."address_form" AS ENUM('Du', 'Sie');--> statement-breakpoint
CREATE TYPE "public"."age_reference" AS ENUM('EntryDate', 'StartOfYear', 'EndOfYear');--> statement-breakpoint
CREATE TYPE "public"."answer_purpose" AS ENUM('Accept', 'Deny');--> statement-breakpoint
CREATE TYPE "public"."cancellation_mode" AS ENUM('Immediately', 'EndOfMonth', 'EndOfQuarter', 'EndOfHalfYear', 'EndOfYear');--> statement-breakpoint
CREATE TYPE "public"."cancellation_scope" AS ENUM('Membership', 'Departments', 'FamilyMembers');--> statement-breakpoint
CREATE TYPE "public"."club_image_kind" AS ENUM('Logo', 'Background', 'BackgroundDraft');--> statement-breakpoint
CREATE TYPE "public"."consent_media_type" AS ENUM('Website', 'SocialMedia', 'Press', 'Print', 'Newsletter');--> statement-breakpoint
CREATE TYPE "public"."custom_field_category" AS ENUM('Personal', 'Membership', 'Payment', 'FamilyMember', 'Other');--> statement-breakpoint
CREATE TYPE "public"."custom_field_type" AS ENUM('Text', 'TextArea', 'Number', 'Date', 'Checkbox', 'Select', 'MultiSelect', 'Email', 'Phone');--> statement-breakpoint
CREATE TYPE "public"."design_stage" AS ENUM('Published', 'Draft');--> statement-breakpoint
CREATE TYPE "public"."email_template_type" AS ENUM('MembershipConfirmation', 'MembershipReceived', 'MembershipAccepted', 'MembershipRejected', 'ChangeConfirmation', 'ChangeReceived', 'ChangeAccepted', 'ChangeRejected', 'CancellationConfirmation', 'CancellationReceived', 'CancellationAccepted', 'CancellationRejected', 'StaffNotification', 'UserInvitation', 'PasswordReset', 'EmailChange');--> statement-breakpoint
CREATE TYPE "public"."export_job_state" AS ENUM('Queued', 'Running', 'Completed', 'Failed', 'Cancelled', 'Expired');--> statement-breakpoint
CREATE TYPE "public"."export_job_type" AS ENUM('Pdf', 'Csv', 'ClubSoftware');--> statement-breakpoint
CREATE TYPE "public"."gender" AS ENUM('Male', 'Female', 'Diverse', 'NotSpecified');--> statement-breakpoint
CREATE TYPE "public"."locale" AS ENUM('de', 'en');--> statement-breakpoint
CREATE TYPE "public"."mail_state" AS ENUM('Queued', 'Sent', 'Captured', 'Failed');--> statement-breakpoint
CREATE TYPE "public"."notice_unit" AS ENUM('Days', 'Weeks', 'Months');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('SepaDirectDebit', 'OnAccount');--> statement-breakpoint
CREATE TYPE "public"."preset_design" AS ENUM('Classic', 'Modern', 'Minimal', 'Dark', 'HighContrast', 'Custom');--> statement-breakpoint
CREATE TYPE "public"."membership_price_interval" AS ENUM('Monthly', 'Quarterly', 'HalfYearly', 'Yearly', 'OneTime');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('Admin', 'Manager', 'Clerk', 'Viewer');--> statement-breakpoint
CREATE TYPE "public"."smtp_security" AS ENUM('None', 'StartTls', 'Tls');--> statement-breakpoint
CREATE TYPE "public"."submission_kind" AS ENUM('Membership', 'Change', 'Cancellation');--> statement-breakpoint
CREATE TYPE "public"."submit_history_type" AS ENUM('Created', 'ConfirmationSent', 'ConfirmationResent', 'Confirmed', 'Updated', 'Accepted', 'Rejected', 'EmailSent', 'EmailFailed', 'Exported', 'Anonymized');--> statement-breakpoint
CREATE TYPE "public"."submit_state" AS ENUM('New', 'Confirmed', 'Accepted', 'Rejected');--> statement-breakpoint
CREATE TYPE "public"."surcharge_due_type" AS ENUM('Recurring', 'OneTime');--> statement-breakpoint
CREATE TYPE "public"."surcharge_scope" AS ENUM('PerApplication', 'PerPerson');--> statement-breakpoint
CREATE TYPE "public"."user_token_purpose" AS ENUM('PasswordReset', 'Invitation', 'EmailChange');--> statement-breakpoint
CREATE TYPE "public"."webhook_delivery_status" AS ENUM('Pending', 'Retrying', 'Succeeded', 'Failed');--> statement-breakpoint
CREATE TYPE "public"."webhook_event_type" AS ENUM('ApplicationReceived', 'EmailConfirmed', 'ApplicationAccepted', 'ApplicationRejected', 'ApplicationUpdated', 'ApplicationDeleted', 'ExportCompleted', 'Test');--> statement-breakpoint
CREATE TABLE "answer_templates" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"purpose" "answer_purpose" NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_templates_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "custom_fields" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"internal_name" text NOT NULL,
	"label" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"placeholder" text DEFAULT '' NOT NULL,
	"type" "custom_field_type" NOT NULL,
	"category" "custom_field_category" NOT NULL,
	"forms" "submission_kind"[] NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"min_length" integer,
	"max_length" integer,
	"min" text,
	"max" text,
	"pattern" text,
	"default_value" text,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "custom_fields_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "custom_fields_internal_name_unique" UNIQUE("club_id","internal_name"),
	CONSTRAINT "custom_fields_internal_name_shape" CHECK ("custom_fields"."internal_name" ~ '^[a-z][A-Za-z0-9]{0,49}$')
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"external_code" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "departments_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "membership_department_prices" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "membership_department_prices_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "membership_department_prices_pair_unique" UNIQUE("club_id","membership_id","department_id"),
	CONSTRAINT "membership_department_prices_bounds" CHECK ("membership_department_prices"."price_cents" between 0 and 9999999)
);
--> statement-breakpoint
CREATE TABLE "membership_surcharges" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_cents" integer NOT NULL,
	"scope" "surcharge_scope" NOT NULL,
	"due_type" "surcharge_due_type" NOT NULL,
	"is_optional" boolean DEFAULT false NOT NULL,
	"min_age" integer,
	"max_age" integer,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "membership_surcharges_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "membership_surcharges_price_bounds" CHECK ("membership_surcharges"."price_cents" between 0 and 9999999),
	CONSTRAINT "membership_surcharges_age_bounds" CHECK (("membership_surcharges"."min_age" is null or "membership_surcharges"."min_age" between 0 and 150) and ("membership_surcharges"."max_age" is null or "membership_surcharges"."max_age" between coalesce("membership_surcharges"."min_age", 0) and 150))
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"membership_price_cents" integer NOT NULL,
	"price_interval" "membership_price_interval" NOT NULL,
	"is_family_membership" boolean DEFAULT false NOT NULL,
	"external_code" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "memberships_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "memberships_price_bounds" CHECK ("memberships"."membership_price_cents" between 0 and 9999999)
);
--> statement-breakpoint
CREATE TABLE "club_counters" (
	"club_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "club_counters_pk" PRIMARY KEY("club_id","name"),
	CONSTRAINT "club_counters_not_negative" CHECK ("club_counters"."value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "club_images" (
	"club_id" uuid NOT NULL,
	"kind" "club_image_kind" NOT NULL,
	"content_hash" text NOT NULL,
	"content_type" text NOT NULL,
	"file_name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"data" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_images_pk" PRIMARY KEY("club_id","kind")
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"zip" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'DE' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"register_court" text DEFAULT '' NOT NULL,
	"register_number" text DEFAULT '' NOT NULL,
	"chairperson" text DEFAULT '' NOT NULL,
	"creditor_id" text DEFAULT '' NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"locale" "locale" DEFAULT 'de' NOT NULL,
	"time_zone" text DEFAULT 'Europe/Berlin' NOT NULL,
	"office_idle_hours" integer DEFAULT 24 NOT NULL,
	"age_reference" "age_reference" DEFAULT 'EntryDate' NOT NULL,
	"address_form" "address_form" DEFAULT 'Du' NOT NULL,
	"mandate_prefix" text DEFAULT 'M' NOT NULL,
	"allowed_origins" text[] DEFAULT '{}' NOT NULL,
	"first_steps_put_away_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clubs_slug_shape" CHECK ("clubs"."slug" ~ '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$'),
	CONSTRAINT "clubs_currency_shape" CHECK ("clubs"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "clubs_country_shape" CHECK ("clubs"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "department_settings" (
	"club_id" uuid NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"min_selection" integer DEFAULT 0 NOT NULL,
	"max_selection" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "department_settings_pk" PRIMARY KEY("club_id"),
	CONSTRAINT "department_settings_bounds" CHECK ("department_settings"."min_selection" between 0 and 100 and ("department_settings"."max_selection" is null or "department_settings"."max_selection" between greatest(1, "department_settings"."min_selection") and 100))
);
--> statement-breakpoint
CREATE TABLE "dashboard_arrangements" (
	"club_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"cards" jsonb NOT NULL,
	CONSTRAINT "dashboard_arrangements_pk" PRIMARY KEY("club_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "export_chunks" (
	"club_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"submission_ids" uuid[] DEFAULT '{}' NOT NULL,
	"data" "bytea",
	"object_id" uuid,
	"notes" "bytea",
	"byte_count" integer,
	CONSTRAINT "export_chunks_pk" PRIMARY KEY("club_id","job_id","position"),
	CONSTRAINT "export_chunks_object_unique" UNIQUE("club_id","object_id"),
	CONSTRAINT "export_chunks_whole" CHECK (num_nonnulls("export_chunks"."data", "export_chunks"."object_id") = num_nonnulls("export_chunks"."byte_count"))
);
--> statement-breakpoint
CREATE TABLE "export_jobs" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" "export_job_type" NOT NULL,
	"format" text,
	"state" "export_job_state" DEFAULT 'Queued' NOT NULL,
	"filter" jsonb,
	"layout" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"requested_by" uuid,
	"requested_by_kind" "actor_kind" DEFAULT 'System' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"error" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"byte_count" bigint,
	"file_key_encrypted" text,
	CONSTRAINT "export_jobs_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "export_jobs_progress" CHECK ("export_jobs"."done" between 0 and "export_jobs"."total")
);
--> statement-breakpoint
CREATE TABLE "export_objects" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "export_objects_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "export_profiles" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "export_profiles_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "export_profiles_name_unique" UNIQUE("club_id","name")
);
--> statement-breakpoint
CREATE TABLE "cancellation_forms" (
	"club_id" uuid NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"show_signature" boolean DEFAULT false NOT NULL,
	"need_confirmation" boolean DEFAULT true NOT NULL,
	"cancellation_mode" "cancellation_mode" DEFAULT 'EndOfYear' NOT NULL,
	"notice_period_value" integer DEFAULT 0 NOT NULL,
	"notice_period_unit" "notice_unit" DEFAULT 'Months' NOT NULL,
	"business_year_start_month" integer DEFAULT 1 NOT NULL,
	"ask_reason" boolean DEFAULT false NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"need_proof_of_work" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"closed_text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cancellation_forms_pk" PRIMARY KEY("club_id"),
	CONSTRAINT "cancellation_forms_month" CHECK ("cancellation_forms"."business_year_start_month" between 1 and 12),
	CONSTRAINT "cancellation_forms_notice" CHECK ("cancellation_forms"."notice_period_value" between 0 and 731)
);
--> statement-breakpoint
CREATE TABLE "consent_versions" (
	"club_id" uuid NOT NULL,
	"consent_id" uuid NOT NULL,
	"text_version" integer NOT NULL,
	"label" text NOT NULL,
	"text" text NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone,
	CONSTRAINT "consent_versions_pk" PRIMARY KEY("club_id","consent_id","text_version")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"media_type" "consent_media_type" NOT NULL,
	"label" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"text_version" integer DEFAULT 1 NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "data_privacy_settings" (
	"club_id" uuid NOT NULL,
	"policy_url" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"unconfirmed_days" integer DEFAULT 30 NOT NULL,
	"rejected_days" integer DEFAULT 180 NOT NULL,
	"accepted_days" integer DEFAULT 0 NOT NULL,
	"evidence_days" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_privacy_settings_pk" PRIMARY KEY("club_id"),
	CONSTRAINT "data_privacy_settings_days" CHECK (least("data_privacy_settings"."unconfirmed_days", "data_privacy_settings"."rejected_days", "data_privacy_settings"."accepted_days", "data_privacy_settings"."evidence_days") >= 0)
);
--> statement-breakpoint
CREATE TABLE "form_designs" (
	"club_id" uuid NOT NULL,
	"stage" "design_stage" NOT NULL,
	"preset_design" "preset_design" DEFAULT 'Classic' NOT NULL,
	"custom_design" jsonb,
	"additional_css" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_designs_pk" PRIMARY KEY("club_id","stage")
);
--> statement-breakpoint
CREATE TABLE "membership_forms" (
	"club_id" uuid NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"show_sepa" boolean DEFAULT true NOT NULL,
	"show_on_account" boolean DEFAULT true NOT NULL,
	"show_signature" boolean DEFAULT true NOT NULL,
	"need_confirmation" boolean DEFAULT true NOT NULL,
	"need_proof_of_work" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"closed_text" text DEFAULT '' NOT NULL,
	"is_change_active" boolean DEFAULT true NOT NULL,
	"change_closed_text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_forms_pk" PRIMARY KEY("club_id")
);
--> statement-breakpoint
CREATE TABLE "used_form_tokens" (
	"club_id" uuid NOT NULL,
	"token_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"submission_id" uuid,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "used_form_tokens_pk" PRIMARY KEY("club_id","token_id")
);
--> statement-breakpoint
CREATE TABLE "email_templates" (
	"club_id" uuid NOT NULL,
	"type" "email_template_type" NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_templates_pk" PRIMARY KEY("club_id","type")
);
--> statement-breakpoint
CREATE TABLE "mail_attachments" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"mail_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"content_encrypted" text NOT NULL,
	CONSTRAINT "mail_attachments_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" "email_template_type" NOT NULL,
	"state" "mail_state" DEFAULT 'Queued' NOT NULL,
	"submission_id" uuid,
	"recipient_user_id" uuid,
	"topic" text,
	"to_address" text NOT NULL,
	"to_name" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"text_encrypted" text NOT NULL,
	"html_encrypted" text NOT NULL,
	"locale" "locale" NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "notification_recipients" (
	"club_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "submission_kind" NOT NULL,
	CONSTRAINT "notification_recipients_pk" PRIMARY KEY("club_id","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "smtp_settings" (
	"club_id" uuid NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" "smtp_security" NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"password_encrypted" text,
	"from_address" text NOT NULL,
	"from_name" text DEFAULT '' NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "smtp_settings_pk" PRIMARY KEY("club_id"),
	CONSTRAINT "smtp_settings_port" CHECK ("smtp_settings"."port" between 1 and 65535)
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" "actor_kind" NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"record_type" text NOT NULL,
	"record_id" text,
	"details" jsonb,
	CONSTRAINT "audit_entries_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"club_id" uuid NOT NULL,
	"caller" text NOT NULL,
	"path" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"headers" jsonb,
	"body_encrypted" text,
	"record_id" text,
	CONSTRAINT "idempotency_records_pk" PRIMARY KEY("club_id","caller","path","key")
);
--> statement-breakpoint
CREATE TABLE "nightly_runs" (
	"club_id" uuid NOT NULL,
	"night" date NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "nightly_runs_pk" PRIMARY KEY("club_id","night")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"club_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "saved_views_name_unique" UNIQUE("club_id","user_id","name")
);
--> statement-breakpoint
CREATE TABLE "signature_requests" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sign_token_hash" text NOT NULL,
	"read_token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"image_encrypted" text,
	CONSTRAINT "signature_requests_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "signature_requests_sign_token_unique" UNIQUE("club_id","sign_token_hash"),
	CONSTRAINT "signature_requests_read_token_unique" UNIQUE("club_id","read_token_hash")
);
--> statement-breakpoint
CREATE TABLE "submission_notes" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author_kind" "actor_kind" NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "submission_notes_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "confirmations" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"guardian_id" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_ip" text,
	"confirmed_user_agent" text,
	"replaced_at" timestamp (3) with time zone,
	CONSTRAINT "confirmations_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "confirmations_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "family_members" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"gender" "gender",
	"title" text DEFAULT '' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "family_members_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "family_members_position_unique" UNIQUE("club_id","submission_id","position"),
	CONSTRAINT "family_members_position" CHECK ("family_members"."position" between 0 and 19)
);
--> statement-breakpoint
CREATE TABLE "guardians" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"relation" text DEFAULT '' NOT NULL,
	"refused_at" timestamp (3) with time zone,
	CONSTRAINT "guardians_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "guardians_position_unique" UNIQUE("club_id","submission_id","position"),
	CONSTRAINT "guardians_position" CHECK ("guardians"."position" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "submission_bank_accounts" (
	"club_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"iban_encrypted" text NOT NULL,
	"iban_hash" text NOT NULL,
	"iban_country" text NOT NULL,
	"iban_last_four" text NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	"account_holder_encrypted" text NOT NULL,
	"mandate_reference" text NOT NULL,
	"mandate_signed_at" timestamp (3) with time zone NOT NULL,
	"mandate_creditor_id" text NOT NULL,
	"mandate_text" text NOT NULL,
	CONSTRAINT "submission_bank_accounts_pk" PRIMARY KEY("club_id","submission_id"),
	CONSTRAINT "submission_bank_accounts_reference_unique" UNIQUE("club_id","mandate_reference"),
	CONSTRAINT "submission_bank_accounts_reference_shape" CHECK ("submission_bank_accounts"."mandate_reference" ~ '^[A-Z0-9-]{1,35}$')
);
--> statement-breakpoint
CREATE TABLE "submission_cancellations" (
	"club_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"scope" "cancellation_scope" NOT NULL,
	"family_member_names" text[] DEFAULT '{}' NOT NULL,
	"wished_date" date,
	"notice_date" date NOT NULL,
	"effective_date" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	CONSTRAINT "submission_cancellations_pk" PRIMARY KEY("club_id","submission_id"),
	CONSTRAINT "submission_cancellations_dates" CHECK ("submission_cancellations"."effective_date" >= "submission_cancellations"."notice_date")
);
--> statement-breakpoint
CREATE TABLE "submission_changes" (
	"club_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"valid_from" date,
	"wishes" jsonb NOT NULL,
	CONSTRAINT "submission_changes_pk" PRIMARY KEY("club_id","submission_id")
);
--> statement-breakpoint
CREATE TABLE "submission_departments" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"family_member_id" uuid,
	"department_id" uuid NOT NULL,
	CONSTRAINT "submission_departments_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "submission_history" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"type" "submit_history_type" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" "actor_kind" NOT NULL,
	"actor_id" uuid,
	"property" text,
	"old_value" text,
	"new_value" text,
	"is_encrypted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "submission_history_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "submission_memberships" (
	"club_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"surcharge_ids" uuid[] DEFAULT '{}' NOT NULL,
	"entry_date" date NOT NULL,
	"payment_method" "payment_method" NOT NULL,
	"has_sole_custody" boolean DEFAULT false NOT NULL,
	"guardian_liability" boolean DEFAULT false NOT NULL,
	"privacy_accepted" boolean NOT NULL,
	"media_consents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"price_interval" "membership_price_interval" NOT NULL,
	"recurring_cents" integer NOT NULL,
	"one_time_cents" integer NOT NULL,
	CONSTRAINT "submission_memberships_pk" PRIMARY KEY("club_id","submission_id"),
	CONSTRAINT "submission_memberships_price" CHECK ("submission_memberships"."recurring_cents" >= 0 and "submission_memberships"."one_time_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "submission_signatures" (
	"club_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"image_encrypted" text NOT NULL,
	CONSTRAINT "submission_signatures_pk" PRIMARY KEY("club_id","submission_id")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" "submission_kind" NOT NULL,
	"state" "submit_state" DEFAULT 'New' NOT NULL,
	"needs_confirmation" boolean NOT NULL,
	"locale" "locale" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decision_message" text,
	"withdrawn_at" timestamp (3) with time zone,
	"gender" "gender",
	"title" text DEFAULT '' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date,
	"street" text DEFAULT '' NOT NULL,
	"zip" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'DE' NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"nationality" text DEFAULT '' NOT NULL,
	"member_number" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"origin_url" text,
	"origin_ip" text,
	"origin_user_agent" text,
	"evidence_hash" text,
	"search_text" text NOT NULL,
	"anonymized_at" timestamp (3) with time zone,
	"assignee_id" uuid,
	CONSTRAINT "submissions_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "submissions_number_unique" UNIQUE("club_id","number"),
	CONSTRAINT "submissions_confirmed" CHECK ("submissions"."state" <> 'Confirmed' or "submissions"."confirmed_at" is not null),
	CONSTRAINT "submissions_decided" CHECK (("submissions"."state" in ('Accepted', 'Rejected')) = ("submissions"."decided_at" is not null)),
	CONSTRAINT "submissions_search_text" CHECK (octet_length("submissions"."search_text") <= 2000),
	CONSTRAINT "submissions_withdrawn" CHECK ("submissions"."withdrawn_at" is null or "submissions"."state" = 'Rejected')
);
--> statement-breakpoint
CREATE TABLE "account_incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_hash" text NOT NULL,
	"kind" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone,
	CONSTRAINT "account_incidents_unique" UNIQUE("account_hash","kind","hour")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"role" "role" NOT NULL,
	"key_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "api_keys_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "club_users" (
	"club_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" "role" NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"invited_at" timestamp (3) with time zone,
	"last_sign_in_at" timestamp (3) with time zone,
	"gets_monthly_report" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_users_pk" PRIMARY KEY("club_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"successor_encrypted" text,
	CONSTRAINT "refresh_tokens_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"current_club_id" uuid NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"signed_in_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_reason" text
);
--> statement-breakpoint
CREATE TABLE "user_recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "user_recovery_codes_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "user_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" "user_token_purpose" NOT NULL,
	"token_hash" text NOT NULL,
	"new_email" text,
	"mail_id" uuid,
	"mail_club_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "user_tokens_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp (3) with time zone,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"locale" "locale" DEFAULT 'de' NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp (3) with time zone,
	"totp_secret_encrypted" text,
	"two_factor_enabled_at" timestamp (3) with time zone,
	"totp_last_step" integer,
	"lock_mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"status_code" integer,
	"error" text,
	"response_body" text,
	CONSTRAINT "webhook_attempts_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "webhook_attempts_number_unique" UNIQUE("club_id","delivery_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"status" "webhook_delivery_status" DEFAULT 'Pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_deliveries_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "webhook_deliveries_pair_unique" UNIQUE("club_id","event_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" "webhook_event_type" NOT NULL,
	"submission_id" uuid,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_events_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_subscriptions" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"subscribed_events" "webhook_event_type"[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"secret_encrypted" text NOT NULL,
	"previous_secret_encrypted" text,
	"previous_secret_valid_until" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"disabled_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_subscriptions_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "webhook_subscriptions_events" CHECK (not ('Test' = any("webhook_subscriptions"."subscribed_events")))
);
--> statement-breakpoint
ALTER TABLE "answer_templates" ADD CONSTRAINT "answer_templates_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_department_prices" ADD CONSTRAINT "membership_department_prices_membership_fk" FOREIGN KEY ("club_id","membership_id") REFERENCES "public"."memberships"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_department_prices" ADD CONSTRAINT "membership_department_prices_department_fk" FOREIGN KEY ("club_id","department_id") REFERENCES "public"."departments"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_surcharges" ADD CONSTRAINT "membership_surcharges_membership_fk" FOREIGN KEY ("club_id","membership_id") REFERENCES "public"."memberships"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_counters" ADD CONSTRAINT "club_counters_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_images" ADD CONSTRAINT "club_images_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_settings" ADD CONSTRAINT "department_settings_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_arrangements" ADD CONSTRAINT "dashboard_arrangements_club_user_fk" FOREIGN KEY ("club_id","user_id") REFERENCES "public"."club_users"("club_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_chunks" ADD CONSTRAINT "export_chunks_job_fk" FOREIGN KEY ("club_id","job_id") REFERENCES "public"."export_jobs"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_objects" ADD CONSTRAINT "export_objects_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_profiles" ADD CONSTRAINT "export_profiles_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_forms" ADD CONSTRAINT "cancellation_forms_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_versions" ADD CONSTRAINT "consent_versions_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_privacy_settings" ADD CONSTRAINT "data_privacy_settings_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_designs" ADD CONSTRAINT "form_designs_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_forms" ADD CONSTRAINT "membership_forms_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_form_tokens" ADD CONSTRAINT "used_form_tokens_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_fk" FOREIGN KEY ("club_id","mail_id") REFERENCES "public"."mails"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_submission_fk" FOREIGN KEY ("club_id","submission_id") REFERENCES "public"."submissions"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_user_fk" FOREIGN KEY ("club_id","user_id") REFERENCES "public"."club_users"("club_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smtp_settings" ADD CONSTRAINT "smtp_settings_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_records" ADD CONSTRAINT "idempotency_records_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nightly_runs" ADD CONSTRAINT "nightly_runs_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD CONSTRAINT "signature_requests_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_notes" ADD CONSTRAINT "submission_notes_submission_fk" FOREIGN KEY ("club_id","submission_id") REFERENCES "public"."submissions"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_submission_fk" FOREIGN KEY ("club_id","submission_id") REFERENCES "public"."submissions"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_guardian_fk" FOREIGN KEY ("club_id","guardian_id") REFERENCES "public"."guardians"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_submission_fk" FOREIGN KEY ("club_id","submission_id") REFERENCES "public"."submissions"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_submission_fk" FOREIGN KEY ("club_id","submission_id") REFERENCES "public"."submissions"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_bank_accounts" ADD CONSTRAINT "submission_bank_accounts_submission_fk" FOREIGN KEY ("club_id","submission_id") REFERENCES "public"."submissions"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_cancellations" ADD CONSTRAINT "submission_cancellations_submission_fk" FOREIGN KEY ("club_id","submission_id") REFERENCES "public"."submissions"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_changes" ADD CONSTRAINT "submission_changes_submission_fk" FOREIGN KEY ("club_id","submission_id") REFERENCES "public"."submissions"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_departments" ADD CONSTRAINT "submission_departments_submission_fk" FOREIGN KEY ("club_id","submission_id") REFERENCES "public"."submissions"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_departments" ADD CONSTRAINT "submission_departments_member_fk" FOREIGN KEY ("club_id","family_member_id") REFERENCES "public"."family_members"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_departments" ADD CONSTRAINT "submission_departments_department_fk" FOREIGN KEY ("club_id","department_id") REFERENCES "public"."departments"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_history" ADD CONSTRAINT "submission_history_submission_fk" FOREIGN KEY ("club_id","submission_id") REFERENCES "public"."submissions"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_memberships" ADD CONSTRAINT "submission_memberships_submission_fk" FOREIGN KEY ("club_id","submission_id") REFERENCES "public"."submissions"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_memberships" ADD CONSTRAINT "submission_memberships_membership_fk" FOREIGN KEY ("club_id","membership_id") REFERENCES "public"."memberships"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_signatures" ADD CONSTRAINT "submission_signatures_submission_fk" FOREIGN KEY ("club_id","submission_id") REFERENCES "public"."submissions"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_users" ADD CONSTRAINT "club_users_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_users" ADD CONSTRAINT "club_users_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_current_club_id_clubs_id_fk" FOREIGN KEY ("current_club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_recovery_codes" ADD CONSTRAINT "user_recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tokens" ADD CONSTRAINT "user_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_fk" FOREIGN KEY ("club_id","delivery_id") REFERENCES "public"."webhook_deliveries"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_fk" FOREIGN KEY ("club_id","event_id") REFERENCES "public"."webhook_events"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_subscription_fk" FOREIGN KEY ("club_id","subscription_id") REFERENCES "public"."webhook_subscriptions"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_subscriptions" ADD CONSTRAINT "webhook_subscriptions_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_templates_order_index" ON "answer_templates" USING btree ("club_id","sort_order","name");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name_unique" ON "departments" USING btree ("club_id","name") WHERE "departments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "membership_surcharges_membership_index" ON "membership_surcharges" USING btree ("club_id","membership_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_name_unique" ON "memberships" USING btree ("club_id","name") WHERE "memberships"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "clubs_slug_unique" ON "clubs" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "export_jobs_created_index" ON "export_jobs" USING btree ("club_id","created_at","id");--> statement-breakpoint
CREATE INDEX "consent_versions_latest_index" ON "consent_versions" USING btree ("club_id","valid_from");--> statement-breakpoint
CREATE INDEX "mail_attachments_mail_index" ON "mail_attachments" USING btree ("club_id","mail_id");--> statement-breakpoint
CREATE INDEX "mails_created_index" ON "mails" USING btree ("club_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_submission_index" ON "mails" USING btree ("club_id","submission_id");--> statement-breakpoint
CREATE INDEX "mails_recipient_index" ON "mails" USING btree ("club_id","to_address","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("club_id","at","id");--> statement-breakpoint
CREATE INDEX "idempotency_records_expiry_index" ON "idempotency_records" USING btree ("club_id","expires_at");--> statement-breakpoint
CREATE INDEX "signature_requests_expiry_index" ON "signature_requests" USING btree ("club_id","expires_at");--> statement-breakpoint
CREATE INDEX "submission_notes_submission_index" ON "submission_notes" USING btree ("club_id","submission_id","created_at","id");--> statement-breakpoint
CREATE INDEX "confirmations_submission_index" ON "confirmations" USING btree ("club_id","submission_id");--> statement-breakpoint
CREATE INDEX "family_members_birth_date_index" ON "family_members" USING btree ("club_id","birth_date") INCLUDE ("submission_id","gender");--> statement-breakpoint
CREATE INDEX "submission_bank_accounts_iban_index" ON "submission_bank_accounts" USING btree ("club_id","iban_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_departments_person_unique" ON "submission_departments" USING btree ("club_id","submission_id",coalesce("family_member_id", "submission_id"),"department_id");--> statement-breakpoint
CREATE INDEX "submission_departments_department_index" ON "submission_departments" USING btree ("club_id","department_id","submission_id");--> statement-breakpoint
CREATE INDEX "submission_history_submission_index" ON "submission_history" USING btree ("club_id","submission_id","at","id");--> statement-breakpoint
CREATE INDEX "submission_memberships_membership_index" ON "submission_memberships" USING btree ("club_id","membership_id") INCLUDE ("submission_id","payment_method","price_interval","recurring_cents");--> statement-breakpoint
CREATE INDEX "submissions_received_index" ON "submissions" USING btree ("club_id","received_at","id") INCLUDE ("kind","state","confirmed_at","gender","birth_date","needs_confirmation","anonymized_at","withdrawn_at");--> statement-breakpoint
CREATE INDEX "submissions_search_index" ON "submissions" USING btree ("club_id") INCLUDE ("id","received_at","search_text");--> statement-breakpoint
CREATE INDEX "submissions_decided_index" ON "submissions" USING btree ("club_id","decided_at") INCLUDE ("received_at","withdrawn_at") WHERE "submissions"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_kind_state_index" ON "submissions" USING btree ("club_id","kind","state","received_at","id");--> statement-breakpoint
CREATE INDEX "submissions_state_index" ON "submissions" USING btree ("club_id","state","received_at","id");--> statement-breakpoint
CREATE INDEX "submissions_name_index" ON "submissions" USING btree ("club_id","last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "submissions_assignee_index" ON "submissions" USING btree ("club_id","assignee_id","received_at","id") WHERE "submissions"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "submissions_birth_date_index" ON "submissions" USING btree ("club_id","birth_date");--> statement-breakpoint
CREATE INDEX "submissions_email_index" ON "submissions" USING btree ("club_id",lower("email"));--> statement-breakpoint
CREATE INDEX "account_incidents_hour_index" ON "account_incidents" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "club_users_user_index" ON "club_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_index" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "user_tokens_user_index" ON "user_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "users_account_email_unique" ON "users" USING btree (lower("email")) WHERE "users"."password_hash" is not null;--> statement-breakpoint
CREATE INDEX "users_email_index" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "webhook_deliveries_subscription_index" ON "webhook_deliveries" USING btree ("club_id","subscription_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_index" ON "webhook_deliveries" USING btree ("club_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_created_index" ON "webhook_events" USING btree ("club_id","created_at");