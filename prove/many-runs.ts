import fc from 'fast-check'

/** What `npm run prove` makes of every property: many more cases. Where a test names its own number, that stands. */
fc.configureGlobal({ numRuns: 20_000, interruptAfterTimeLimit: 300_000 })
