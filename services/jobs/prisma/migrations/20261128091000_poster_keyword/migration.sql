-- CreateTable
CREATE TABLE "poster_keyword" (
    "word" TEXT NOT NULL,
    "employer_id" UUID NOT NULL,
    "position_id" INTEGER,
    "version" INTEGER NOT NULL,

    CONSTRAINT "poster_keyword_pkey" PRIMARY KEY ("word")
);

-- CreateIndex
CREATE UNIQUE INDEX "poster_keyword_position_id_key" ON "poster_keyword"("position_id");

-- CreateIndex
CREATE INDEX "poster_keyword_employer_id_idx" ON "poster_keyword"("employer_id");

-- AddForeignKey
ALTER TABLE "poster_keyword" ADD CONSTRAINT "poster_keyword_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "position"("id") ON DELETE SET NULL ON UPDATE CASCADE;
