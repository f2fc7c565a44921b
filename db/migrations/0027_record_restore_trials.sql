CREATE TABLE "restore_trials" (
	"tried_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"seconds" integer,
	"fault" text
);
--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "file" text;