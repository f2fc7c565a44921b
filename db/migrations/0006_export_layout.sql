ALTER TABLE "export_jobs" ADD COLUMN "layout" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "export_jobs" DROP COLUMN "columns";