CREATE TABLE "refused_sites" (
	"club_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refused_sites_pk" PRIMARY KEY("club_id","origin")
);
--> statement-breakpoint
ALTER TABLE "refused_sites" ADD CONSTRAINT "refused_sites_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_sites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "refused_sites" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "club_isolation" ON "refused_sites" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));
