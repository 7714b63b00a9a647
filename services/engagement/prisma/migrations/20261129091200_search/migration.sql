CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Applies searches a part of a name or of a role, among 100,000 applications too.
CREATE INDEX "candidate_name_idx" ON "candidate" USING gin (("first_name" || ' ' || "last_name") gin_trgm_ops);
CREATE INDEX "application_title_idx" ON "application" USING gin ("title" gin_trgm_ops);
