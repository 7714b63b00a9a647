-- BY-07: the same job of two feeds
ALTER TABLE "position" ADD COLUMN "likeness" TEXT;
ALTER TABLE "position" ADD COLUMN "signature" BYTEA;
ALTER TABLE "position" ADD COLUMN "same_as" INTEGER;
CREATE INDEX "position_likeness_idx" ON "position"("likeness");
CREATE INDEX "position_same_as_idx" ON "position"("same_as") WHERE "same_as" IS NOT NULL;

CREATE TABLE "uncompared" (
    "id" BIGSERIAL NOT NULL,
    "position_id" INTEGER NOT NULL,

    CONSTRAINT "uncompared_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "uncompared" ADD CONSTRAINT "uncompared_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "position"("id") ON DELETE CASCADE ON UPDATE CASCADE;
