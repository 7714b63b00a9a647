-- A search is short: workers that read for it cost more to start than they read, and are missing to other searches.
ALTER TABLE "position" SET (parallel_workers = 0);
