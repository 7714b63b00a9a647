ALTER TABLE "application" ADD COLUMN "person_review_at" TIMESTAMPTZ(3);
