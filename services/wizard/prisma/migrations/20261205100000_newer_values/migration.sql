-- Few accounts are neither active nor unverified: each list of applications asks who they are. The index of those whose
-- status the release before knows stays for it.
CREATE INDEX "known_contact_not_open_idx" ON "known_contact"("account_id") WHERE "status" NOT IN (1, 2, 3);
