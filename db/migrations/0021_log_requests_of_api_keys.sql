CREATE TABLE "api_requests" (
	"club_id" uuid NOT NULL,
	"api_key_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" smallint NOT NULL,
	"duration_ms" integer NOT NULL,
	"request_id" text NOT NULL,
	CONSTRAINT "api_requests_pk" PRIMARY KEY("club_id","api_key_id","id")
);
--> statement-breakpoint
ALTER TABLE "api_requests" ADD CONSTRAINT "api_requests_key_fk" FOREIGN KEY ("club_id","api_key_id") REFERENCES "public"."api_keys"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_requests_at_index" ON "api_requests" USING btree ("club_id","at");--> statement-breakpoint
CREATE INDEX "api_requests_failed_index" ON "api_requests" USING btree ("club_id","api_key_id","id") WHERE "api_requests"."status" >= 400;--> statement-breakpoint
ALTER TABLE "api_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "api_requests" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "club_isolation" ON "api_requests" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));--> statement-breakpoint
-- Also returns keys that are revoked or expired: the log of a key shows that it was refused.
CREATE FUNCTION find_known_api_key(wanted_hash text, at timestamptz)
RETURNS TABLE (club_id uuid, id uuid, role role, last_used_at timestamptz, is_valid boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT k.club_id, k.id, k.role, k.last_used_at,
    k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > at)
  FROM api_keys k WHERE k.key_hash = wanted_hash
$$;--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO eintritt_resolver;--> statement-breakpoint
REVOKE ALL ON FUNCTION find_known_api_key(text, timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_known_api_key(text, timestamptz) TO eintritt_app;--> statement-breakpoint
ALTER FUNCTION find_known_api_key(text, timestamptz) OWNER TO eintritt_resolver;--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM eintritt_resolver;--> statement-breakpoint
DROP FUNCTION find_api_key(text, timestamptz);
