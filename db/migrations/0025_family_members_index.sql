-- Genders and ages of families are counted from the index, not from a page for each person (ADR 65).
DROP INDEX "family_members_birth_date_index";--> statement-breakpoint
CREATE INDEX "family_members_birth_date_index" ON "family_members" USING btree ("club_id","birth_date")
  INCLUDE ("submission_id","gender");
