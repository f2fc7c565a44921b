CREATE TABLE "form_drafts" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" "submission_kind" NOT NULL,
	"form" text NOT NULL,
	"locale" "locale" NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"content_encrypted" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_drafts_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "form_drafts_token_unique" UNIQUE("club_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_drafts_email_index" ON "form_drafts" USING btree ("club_id","email");--> statement-breakpoint
CREATE INDEX "form_drafts_expiry_index" ON "form_drafts" USING btree ("club_id","expires_at");--> statement-breakpoint
ALTER TABLE "form_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "form_drafts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "club_isolation" ON "form_drafts" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));
