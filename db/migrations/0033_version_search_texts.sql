ALTER TABLE "submissions" ADD COLUMN "search_version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;