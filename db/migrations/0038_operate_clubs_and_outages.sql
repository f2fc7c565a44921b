CREATE TABLE "operator_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"command" text NOT NULL,
	"club" text,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"name" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret_fingerprints" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"first_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "remove_after" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "operator_actions_at_index" ON "operator_actions" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION list_suspended_clubs() RETURNS TABLE (club_id uuid, remove_after timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  RETURN QUERY SELECT c.id, c.remove_after::timestamptz FROM clubs c WHERE c.suspended_at IS NOT NULL;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO eintritt_resolver;--> statement-breakpoint
REVOKE ALL ON FUNCTION list_suspended_clubs() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION list_suspended_clubs() TO eintritt_app;--> statement-breakpoint
ALTER FUNCTION list_suspended_clubs() OWNER TO eintritt_resolver;--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM eintritt_resolver;
