ALTER TABLE "cancellation_forms" ADD COLUMN "allow_extraordinary" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "submission_cancellations" ADD COLUMN "extraordinary_date" date;--> statement-breakpoint
ALTER TABLE "submission_cancellations" ADD COLUMN "extraordinary_reason" text DEFAULT '' NOT NULL;