-- What reports ask of a submission stands in the index (ADR 65): its row, and the rows of its parts, are wide.
DROP INDEX "submissions_received_index";--> statement-breakpoint
CREATE INDEX "submissions_received_index" ON "submissions" USING btree ("club_id","received_at","id")
  INCLUDE ("kind","state","confirmed_at","gender","birth_date");--> statement-breakpoint
CREATE INDEX "submissions_decided_index" ON "submissions" USING btree ("club_id","decided_at")
  INCLUDE ("received_at","withdrawn_at") WHERE "submissions"."decided_at" is not null;--> statement-breakpoint
DROP INDEX "submission_memberships_membership_index";--> statement-breakpoint
CREATE INDEX "submission_memberships_membership_index" ON "submission_memberships" USING btree ("club_id","membership_id")
  INCLUDE ("submission_id","payment_method","price_interval","recurring_cents");
