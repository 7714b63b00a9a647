import { useSession } from '@lunchpail/kit-web/session'
import { decisionQueue, type DecisionQueue } from './decision-queue.ts'

const queues = new Map<string, DecisionQueue>()

/** The queue of the signed-in account. One for the tab, so that it sends on after the page unmounts. */
export function useDecisions(): DecisionQueue {
  const accountId = useSession().account?.id ?? ''
  const queue = queues.get(accountId) ?? decisionQueue(accountId)
  queues.set(accountId, queue)
  return queue
}
