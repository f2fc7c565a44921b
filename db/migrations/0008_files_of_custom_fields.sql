ALTER TYPE "public"."custom_field_type" ADD VALUE 'File';--> statement-breakpoint
CREATE TABLE "submission_files" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"submission_id" uuid,
	"field_name" text NOT NULL,
	"form_token_id" uuid,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_count" integer NOT NULL,
	"file_key_encrypted" text NOT NULL,
	"data" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submission_files_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "submission_files_content_type" CHECK ("submission_files"."content_type" in ('application/pdf', 'image/jpeg', 'image/png'))
);
--> statement-breakpoint
ALTER TABLE "custom_fields" ADD COLUMN "max_bytes" integer;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_fk" FOREIGN KEY ("club_id","submission_id") REFERENCES "public"."submissions"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_files_submission_index" ON "submission_files" USING btree ("club_id","submission_id");--> statement-breakpoint
CREATE INDEX "submission_files_upload_index" ON "submission_files" USING btree ("club_id","created_at") WHERE "submission_files"."submission_id" is null;--> statement-breakpoint
-- Encrypted bytes do not compress, so PostgreSQL must not try.
ALTER TABLE "submission_files" ALTER COLUMN "data" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "submission_files" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "submission_files" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "club_isolation" ON "submission_files" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));
