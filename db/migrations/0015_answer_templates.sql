CREATE TYPE "public"."answer_purpose" AS ENUM('Accept', 'Deny');--> statement-breakpoint
CREATE TABLE "answer_templates" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"purpose" "answer_purpose" NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_templates_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "answer_templates" ADD CONSTRAINT "answer_templates_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_templates_order_index" ON "answer_templates" USING btree ("club_id","sort_order","name");--> statement-breakpoint
ALTER TABLE "answer_templates" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "answer_templates" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "club_isolation" ON "answer_templates" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));
