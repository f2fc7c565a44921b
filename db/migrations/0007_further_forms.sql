CREATE TABLE "further_forms" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"membership_ids" uuid[] DEFAULT '{}' NOT NULL,
	"opens_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"closed_text" text DEFAULT '' NOT NULL,
	"thank_you_text" text DEFAULT '' NOT NULL,
	"thank_you_url" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "further_forms_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "further_forms_times" CHECK ("further_forms"."opens_at" < "further_forms"."closes_at")
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "further_form_id" uuid;--> statement-breakpoint
ALTER TABLE "further_forms" ADD CONSTRAINT "further_forms_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "further_forms_slug_unique" ON "further_forms" USING btree ("club_id","slug") WHERE "further_forms"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_further_form_fk" FOREIGN KEY ("club_id","further_form_id") REFERENCES "public"."further_forms"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_further_form_index" ON "submissions" USING btree ("club_id","further_form_id","received_at","id") WHERE "submissions"."further_form_id" is not null;--> statement-breakpoint
ALTER TABLE "further_forms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "further_forms" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "club_isolation" ON "further_forms" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));
