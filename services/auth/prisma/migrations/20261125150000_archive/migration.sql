-- CreateTable
CREATE TABLE "archive" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "account_id" UUID NOT NULL,
    "sealed_private_key" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "archive_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "archive_piece" (
    "archive_id" UUID NOT NULL,
    "noun" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "sealed" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "archive_piece_pkey" PRIMARY KEY ("archive_id","noun","index")
);

-- CreateIndex
CREATE INDEX "archive_account_id_idx" ON "archive"("account_id");

-- CreateIndex
CREATE INDEX "archive_requested_at_idx" ON "archive"("requested_at");

-- AddForeignKey
ALTER TABLE "archive_piece" ADD CONSTRAINT "archive_piece_archive_id_fkey" FOREIGN KEY ("archive_id") REFERENCES "archive"("id") ON DELETE CASCADE ON UPDATE CASCADE;
