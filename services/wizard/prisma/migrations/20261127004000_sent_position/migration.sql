-- What was sent is shown with the position as it was then, also once the position is gone. Those of before get it as it is now.
ALTER TABLE "application" ADD COLUMN "position" JSONB;

UPDATE "application" SET "position" = "position"."content" - 'questions'
FROM "position" WHERE "position"."id" = "application"."position_id";
