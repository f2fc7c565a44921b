ALTER TABLE "further_forms" ADD COLUMN "asks_departments" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "further_forms" ADD COLUMN "asks_entry_date" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "further_forms" ADD COLUMN "review_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "further_forms" ADD COLUMN "button_text" text DEFAULT '' NOT NULL;