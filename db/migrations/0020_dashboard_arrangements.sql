CREATE TABLE "dashboard_arrangements" (
	"club_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"cards" jsonb NOT NULL,
	CONSTRAINT "dashboard_arrangements_pk" PRIMARY KEY("club_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "dashboard_arrangements" ADD CONSTRAINT "dashboard_arrangements_club_user_fk" FOREIGN KEY ("club_id","user_id") REFERENCES "public"."club_users"("club_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_arrangements" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "dashboard_arrangements" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "club_isolation" ON "dashboard_arrangements" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));
