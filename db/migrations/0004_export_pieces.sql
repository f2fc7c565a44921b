ALTER TABLE "export_entries" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "export_entries" CASCADE;--> statement-breakpoint
ALTER TABLE "export_chunks" ALTER COLUMN "data" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "export_jobs" ALTER COLUMN "byte_count" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "export_chunks" ADD COLUMN "submission_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "export_chunks" ADD COLUMN "notes" "bytea";--> statement-breakpoint
ALTER TABLE "export_chunks" ADD COLUMN "byte_count" integer;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD COLUMN "columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD COLUMN "requested_by_kind" "actor_kind" DEFAULT 'System' NOT NULL;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD COLUMN "file_key_encrypted" text;--> statement-breakpoint
ALTER TABLE "export_chunks" ADD CONSTRAINT "export_chunks_whole" CHECK (("export_chunks"."data" is null) = ("export_chunks"."byte_count" is null));--> statement-breakpoint
-- Encrypted bytes do not compress: spare the attempt.
ALTER TABLE "export_chunks" ALTER COLUMN "data" SET STORAGE EXTERNAL;
