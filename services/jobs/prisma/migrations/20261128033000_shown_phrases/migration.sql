-- Whether an open position has a title or company that is offered while somebody types: by its words, PostgreSQL reads all
-- positions that have them.
CREATE INDEX "position_title" ON "position"("title") WHERE "state" = 'open';
CREATE INDEX "company_name_idx" ON "company"("name");
