CREATE TABLE "saved_views" (
	"club_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "saved_views_name_unique" UNIQUE("club_id","user_id","name")
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "saved_views" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "club_isolation" ON "saved_views" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));
