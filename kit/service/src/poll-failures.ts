import type { WorkerEvents } from 'graphile-worker'

/** So many failures in a row to get a job are a runner that will get none. */
const maxPollFailures = 10

/** Restarts the runner of a job queue that can get no job; one that it begins, or that there is none, counts anew. */
export const restartAfterPollFailures = (events: WorkerEvents, restart: () => void): void => {
  let failures = 0
  const succeed = (): void => {
    failures = 0
  }
  events.on('worker:getJob:empty', succeed)
  events.on('job:start', succeed)
  events.on('worker:getJob:error', () => {
    failures += 1
    if (failures === maxPollFailures) restart()
  })
}
