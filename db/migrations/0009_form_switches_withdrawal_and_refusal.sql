ALTER TABLE "cancellation_forms" ADD COLUMN "need_proof_of_work" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellation_forms" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellation_forms" ADD COLUMN "closed_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_forms" ADD COLUMN "need_proof_of_work" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_forms" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_forms" ADD COLUMN "closed_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_forms" ADD COLUMN "is_change_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_forms" ADD COLUMN "change_closed_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "guardians" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_withdrawn" CHECK ("submissions"."withdrawn_at" is null or "submissions"."state" = 'Rejected');