-- CreateIndex
CREATE INDEX "one_time_code_device_contact_idx" ON "one_time_code"("device", "contact");

-- CreateIndex
CREATE INDEX "reset_link_device_contact_idx" ON "reset_link"("device", "contact");
