-- Words of a position go into a short list first, and from it into the index for some twenty positions at once: one by one, the
-- list of each common word was unpacked and packed again for each position, which was most of what PostgreSQL did in an import.
-- A search reads the short list too: it is the shortest that there is.
ALTER INDEX "position_words" SET (fastupdate = on, gin_pending_list_limit = 64);
ALTER INDEX "position_body" SET (fastupdate = on, gin_pending_list_limit = 64);
