import type { Message } from './messages.ts'

export type Failure =
  /** the provider responds with 503, and does not take the message */
  | 'refuse'
  /** the provider takes the message, but the connection ends without a response */
  | 'lose-response'

/** Makes the next sends fail, so that tests see how the sender handles it. */
export const plannedFailures = () => {
  const plans: { how: Failure; left: number; channel: Message['channel'] | null }[] = []
  return {
    plan: (how: Failure, count: number, channel: Message['channel'] | null): void =>
      void plans.push({ how, left: count, channel }),
    next: (channel: Message['channel']): Failure | undefined => {
      const plan = plans.find(({ left, channel: only }) => left > 0 && (only === null || only === channel))
      if (plan) plan.left -= 1
      return plan?.how
    },
    clear: (): void => void plans.splice(0),
  }
}
export type PlannedFailures = ReturnType<typeof plannedFailures>
