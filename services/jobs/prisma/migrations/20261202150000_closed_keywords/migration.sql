-- AlterTable
ALTER TABLE "poster_keyword" ADD COLUMN     "open" BOOLEAN NOT NULL DEFAULT true;

-- roles that take no applications today; `npm run republish -- jobs` tells of them
UPDATE "poster_keyword" SET "open" = false, "version" = "poster_keyword"."version" + 1 FROM "position"
    WHERE "position"."id" = "poster_keyword"."position_id"
    AND ("position"."state" <> 'open' OR "position"."portal_state" NOT IN (1, 8));
