ALTER TABLE "submissions" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
CREATE INDEX "submissions_assignee_index" ON "submissions" USING btree ("club_id","assignee_id","received_at","id") WHERE "submissions"."assignee_id" is not null;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignee_fk" FOREIGN KEY ("club_id","assignee_id") REFERENCES "public"."club_users"("club_id","user_id") ON DELETE SET NULL ("assignee_id");
