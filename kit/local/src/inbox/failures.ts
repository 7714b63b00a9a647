import type { Message } from './messages.ts'

export type Failure =
  /** the provider says that it has trouble, and does not take the message */
  | 'refuse'
  /** the provider takes the message, but the sender never learns of it */
  | 'lose-answer'

/** Sends that shall fail, so that tests see what the sender does about it. */
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
    forget: (): void => void plans.splice(0),
  }
}
export type PlannedFailures = ReturnType<typeof plannedFailures>
