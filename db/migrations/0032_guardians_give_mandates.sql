CREATE TYPE "public"."form_filler" AS ENUM('Applicant', 'Guardian');--> statement-breakpoint
CREATE TABLE "submission_proposed_accounts" (
	"club_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"iban_encrypted" text,
	"iban_country" text DEFAULT '' NOT NULL,
	"iban_last_four" text DEFAULT '' NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	"account_holder_encrypted" text,
	CONSTRAINT "submission_proposed_accounts_pk" PRIMARY KEY("club_id","submission_id")
);
--> statement-breakpoint
ALTER TABLE "confirmations" ADD COLUMN "evidence_hash" text;--> statement-breakpoint
ALTER TABLE "guardians" ADD COLUMN "liable_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submission_bank_accounts" ADD COLUMN "mandate_given_by" text;--> statement-breakpoint
ALTER TABLE "submission_bank_accounts" ADD COLUMN "mandate_ip" text;--> statement-breakpoint
ALTER TABLE "submission_bank_accounts" ADD COLUMN "mandate_user_agent" text;--> statement-breakpoint
ALTER TABLE "submission_memberships" ADD COLUMN "filled_in_by" "form_filler";--> statement-breakpoint
ALTER TABLE "submission_proposed_accounts" ADD CONSTRAINT "submission_proposed_accounts_submission_fk" FOREIGN KEY ("club_id","submission_id") REFERENCES "public"."submissions"("club_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submission_proposed_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "submission_proposed_accounts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "club_isolation" ON "submission_proposed_accounts" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "department_limit" ON "submission_proposed_accounts" AS RESTRICTIVE FOR SELECT TO eintritt_limited
  USING (EXISTS (SELECT FROM submissions
    WHERE submissions.club_id = submission_proposed_accounts.club_id
      AND submissions.id = submission_proposed_accounts.submission_id));
