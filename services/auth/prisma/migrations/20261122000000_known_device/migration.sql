-- CreateTable
CREATE TABLE "known_device" (
    "account_id" UUID NOT NULL,
    "device" TEXT NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_device_pkey" PRIMARY KEY ("account_id","device")
);

-- CreateIndex
CREATE INDEX "known_device_last_at_idx" ON "known_device"("last_at");

-- AddForeignKey
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
