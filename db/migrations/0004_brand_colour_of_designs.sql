CREATE TYPE "public"."color_scheme" AS ENUM('Light', 'Dark', 'Auto');--> statement-breakpoint
ALTER TABLE "form_designs" ADD COLUMN "brand_color" text;--> statement-breakpoint
ALTER TABLE "form_designs" ADD COLUMN "color_scheme" "color_scheme" DEFAULT 'Light' NOT NULL;