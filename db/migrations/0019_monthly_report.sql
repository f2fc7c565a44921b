CREATE TABLE "mail_attachments" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"mail_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"content_encrypted" text NOT NULL,
	CONSTRAINT "mail_attachments_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "club_users" ADD COLUMN "gets_monthly_report" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_fk" FOREIGN KEY ("club_id","mail_id") REFERENCES "public"."mails"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_attachments_mail_index" ON "mail_attachments" USING btree ("club_id","mail_id");--> statement-breakpoint
ALTER TABLE "mail_attachments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "mail_attachments" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "club_isolation" ON "mail_attachments" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));
