ALTER TABLE "departments" DROP CONSTRAINT "departments_name_unique";--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT "memberships_name_unique";--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name_unique" ON "departments" USING btree ("club_id","name") WHERE "departments"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_name_unique" ON "memberships" USING btree ("club_id","name") WHERE "memberships"."deleted_at" is null;