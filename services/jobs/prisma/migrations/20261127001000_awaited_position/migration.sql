-- CreateTable
CREATE TABLE "awaited_position" (
    "position_id" INTEGER NOT NULL,

    CONSTRAINT "awaited_position_pkey" PRIMARY KEY ("position_id")
);

-- AddForeignKey
ALTER TABLE "awaited_position" ADD CONSTRAINT "awaited_position_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "position"("id") ON DELETE CASCADE ON UPDATE CASCADE;
