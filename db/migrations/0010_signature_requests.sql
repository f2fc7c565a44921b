CREATE TABLE "signature_requests" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sign_token_hash" text NOT NULL,
	"read_token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"image_encrypted" text,
	CONSTRAINT "signature_requests_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "signature_requests_sign_token_unique" UNIQUE("club_id","sign_token_hash"),
	CONSTRAINT "signature_requests_read_token_unique" UNIQUE("club_id","read_token_hash")
);
--> statement-breakpoint
ALTER TABLE "signature_requests" ADD CONSTRAINT "signature_requests_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signature_requests_expiry_index" ON "signature_requests" USING btree ("club_id","expires_at");--> statement-breakpoint
ALTER TABLE "signature_requests" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "signature_requests" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "club_isolation" ON "signature_requests" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));
