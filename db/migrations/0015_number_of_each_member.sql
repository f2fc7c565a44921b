CREATE TABLE "member_numbers" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"family_member_id" uuid,
	"number" text NOT NULL,
	"prefix" text NOT NULL,
	"counter" bigint,
	CONSTRAINT "member_numbers_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "family_members" ADD COLUMN "member_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_numbers" ADD CONSTRAINT "member_numbers_submission_fk" FOREIGN KEY ("club_id","submission_id") REFERENCES "public"."submissions"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_numbers" ADD CONSTRAINT "member_numbers_member_fk" FOREIGN KEY ("club_id","family_member_id") REFERENCES "public"."family_members"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_numbers_number_unique" ON "member_numbers" USING btree ("club_id",lower("number"));--> statement-breakpoint
CREATE UNIQUE INDEX "member_numbers_person_unique" ON "member_numbers" USING btree ("club_id","submission_id",coalesce("family_member_id", "submission_id"));--> statement-breakpoint
CREATE INDEX "member_numbers_counter_index" ON "member_numbers" USING btree ("club_id","prefix","counter");
--> statement-breakpoint
ALTER TABLE "member_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "member_numbers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "club_isolation" ON "member_numbers" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));
