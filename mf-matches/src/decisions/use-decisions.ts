import { useSession } from '@lunchpail/kit-web/session'
import { decisionQueue, type DecisionQueue } from './decision-queue.ts'

const queues = new Map<string, DecisionQueue>()

/** The decisions of whoever is signed in. One queue for the tab, so that it goes on after the page is left. */
export function useDecisions(): DecisionQueue {
  const accountId = useSession().account?.id ?? ''
  const queue = queues.get(accountId) ?? decisionQueue(accountId)
  queues.set(accountId, queue)
  return queue
}
