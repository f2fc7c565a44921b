ALTER TABLE "memberships" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "max_age" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "places" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "full_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_age_bounds" CHECK (("memberships"."min_age" is null or "memberships"."min_age" between 0 and 150) and ("memberships"."max_age" is null or "memberships"."max_age" between coalesce("memberships"."min_age", 0) and 150));--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_validity" CHECK ("memberships"."valid_from" <= "memberships"."valid_until");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_places" CHECK ("memberships"."places" between 1 and 100000);