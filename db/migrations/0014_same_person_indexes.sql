CREATE INDEX "family_members_birth_date_index" ON "family_members" USING btree ("club_id","birth_date");--> statement-breakpoint
CREATE INDEX "submissions_birth_date_index" ON "submissions" USING btree ("club_id","birth_date");--> statement-breakpoint
CREATE INDEX "submissions_email_index" ON "submissions" USING btree ("club_id",lower("email"));