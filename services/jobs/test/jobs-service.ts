import { openService } from '@lunchpail/kit-service/open-service'
import { startTestService } from '@lunchpail/kit-service/testing/test-service'
import type { TestServiceOptions } from '@lunchpail/kit-service/testing/test-service'
import type { Posting } from '../src/domain/posting.ts'
import { service } from '../src/service.ts'
import { savePostings } from '../src/commands/save-postings.ts'

/** The service, and the dependencies of its commands, which run in a process of their own on the same database. */
export async function startJobs(options?: TestServiceOptions) {
  const running = await startTestService(service, options)
  const command = await openService(service, running.env)
  const { transaction } = command
  return {
    running,
    deps: { transaction, clock: running.clock },
    save: (postings: readonly Posting[], source = 'test') =>
      transaction((tx) => savePostings(tx, source, postings, running.clock.now())),
    stop: async () => {
      await command.close()
      await running.stop()
    },
  }
}
