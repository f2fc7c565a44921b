ALTER TABLE "clubs" ADD COLUMN "first_steps_put_away_at" timestamp (3) with time zone;
