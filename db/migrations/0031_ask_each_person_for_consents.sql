CREATE TYPE "public"."adult_consents" AS ENUM('Link', 'Applicant');--> statement-breakpoint
CREATE TYPE "public"."consent_source" AS ENUM('Application', 'Applicant', 'Person', 'Awaited');--> statement-breakpoint
ALTER TABLE "data_privacy_settings" ADD COLUMN "adult_consents" "adult_consents" DEFAULT 'Link' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_privacy_settings" ADD COLUMN "consent_age" integer;--> statement-breakpoint
ALTER TABLE "family_members" ADD COLUMN "media_consents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "family_members" ADD COLUMN "consent_source" "consent_source" DEFAULT 'Application' NOT NULL;--> statement-breakpoint
ALTER TABLE "family_members" ADD COLUMN "consents_answered_at" timestamp (3) with time zone;