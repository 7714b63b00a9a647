import { runProcess } from '../../src/run-process.ts'

/** The sample as a process that waits for nothing long. */
await runProcess('engagement', async () => {
  const [{ startService }, { service }, { defaultTestHooks }] = await Promise.all([
    import('../../src/start.ts'),
    import('./service.ts'),
    import('../../src/test-hooks.ts'),
  ])
  return startService(service, process.env, {
    ...defaultTestHooks,
    pollMs: 200,
    ackWaitMs: 500,
    leaderTimeoutMs: 1_000,
  })
})
