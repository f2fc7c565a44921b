-- A search reads the text of every submission of the club: from an index, a fifth of the time (ADR 42). 500 characters have 2,000 bytes at most.
UPDATE "submissions" SET "search_text" = left("search_text", 500) WHERE octet_length("search_text") > 2000;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_search_text" CHECK (octet_length("submissions"."search_text") <= 2000);--> statement-breakpoint
CREATE INDEX "submissions_search_index" ON "submissions" USING btree ("club_id") INCLUDE ("id","received_at","search_text");
