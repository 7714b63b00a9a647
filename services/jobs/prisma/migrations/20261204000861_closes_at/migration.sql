ALTER TABLE "position" ADD COLUMN "closes_at" TIMESTAMPTZ(3);
