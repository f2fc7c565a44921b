CREATE TABLE "consent_versions" (
	"club_id" uuid NOT NULL,
	"consent_id" uuid NOT NULL,
	"text_version" integer NOT NULL,
	"label" text NOT NULL,
	"text" text NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone,
	CONSTRAINT "consent_versions_pk" PRIMARY KEY("club_id","consent_id","text_version")
);
--> statement-breakpoint
ALTER TABLE "consent_versions" ADD CONSTRAINT "consent_versions_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_versions_latest_index" ON "consent_versions" USING btree ("club_id","valid_from");--> statement-breakpoint
ALTER TABLE "consent_versions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "consent_versions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "club_isolation" ON "consent_versions" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));
--> statement-breakpoint
-- Nobody noted since when reworded consents say what they say: since the last change of the settings at the latest.
ALTER TABLE "consents" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "data_privacy_settings" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "consent_versions" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO "consent_versions" ("club_id", "consent_id", "text_version", "label", "text", "valid_from")
SELECT c.club_id, c.id, c.text_version, c.label, c.text,
  CASE WHEN c.text_version = 1 THEN c.created_at ELSE s.updated_at END
FROM "consents" c JOIN "data_privacy_settings" s USING (club_id);
--> statement-breakpoint
ALTER TABLE "consents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "data_privacy_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "consent_versions" FORCE ROW LEVEL SECURITY;
