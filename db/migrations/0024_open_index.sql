-- What waits for whom, and who was taken out by retention, is counted from the index as well (ADR 65).
DROP INDEX "submissions_received_index";--> statement-breakpoint
CREATE INDEX "submissions_received_index" ON "submissions" USING btree ("club_id","received_at","id")
  INCLUDE ("kind","state","confirmed_at","gender","birth_date","needs_confirmation","anonymized_at");
