-- Tells when a key was last noted as used, so that the request that uses it need not ask again.
DROP FUNCTION find_api_key(text, timestamptz);
--> statement-breakpoint
CREATE FUNCTION find_api_key(wanted_hash text, at timestamptz)
RETURNS TABLE (club_id uuid, id uuid, role role, last_used_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT k.club_id, k.id, k.role, k.last_used_at FROM api_keys k
  WHERE k.key_hash = wanted_hash AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > at)
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION find_api_key(text, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_api_key(text, timestamptz) TO eintritt_app;
--> statement-breakpoint
ALTER FUNCTION find_api_key(text, timestamptz) OWNER TO eintritt_resolver;
