import { openService } from '@lunchpail/kit-service/open-service'
import { startTestService } from '@lunchpail/kit-service/test-service'
import type { TestServiceOptions } from '@lunchpail/kit-service/test-service'
import type { Posting } from '../src/domain/posting.ts'
import { service } from '../src/service.ts'
import { savePostings } from '../src/use-cases/save-postings.ts'

/** The service, and what its commands work with: the same database, a process of their own. */
export async function startJobs(options?: TestServiceOptions) {
  const running = await startTestService(service, options)
  const command = await openService(service, running.env)
  // the service would find what a command has to say by looking every two seconds: here it is told
  const transaction: typeof command.transaction = async (work) => {
    const result = await command.transaction(work)
    await running.pool.query('notify kit_outbox')
    return result
  }
  return {
    running,
    deps: { transaction, pool: command.pool, clock: running.clock },
    save: (postings: readonly Posting[], source = 'test') =>
      transaction((tx) => savePostings(tx, source, postings, running.clock.now())),
    stop: async () => {
      await command.close()
      await running.stop()
    },
  }
}
