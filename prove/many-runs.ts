import fc from 'fast-check'

/** `npm run prove` runs many more cases of each property. A test that sets its own number keeps it. */
fc.configureGlobal({ numRuns: 20_000, interruptAfterTimeLimit: 300_000 })
