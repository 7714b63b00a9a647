import type { Noun } from '@lunchpail/contracts/noun'
import { republishCompleted } from '@lunchpail/contracts/republish'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Republished } from '@lunchpail/kit-events/leftovers'
import { reaction, type Subscription } from '@lunchpail/kit-events/subscription'
import { enqueue } from './enqueue.ts'

export const leftoversTask = 'kit-leftovers'

/** With the waits of the job queue, the tries go on for days: an event that is a dead letter may be resent meanwhile. */
const attempts = 25

const ownersOfState = (subscriptions: readonly Pick<Subscription, 'event'>[]): Noun[] => [
  ...new Set(subscriptions.flatMap(({ event }) => (event.kind === 'state' ? event.owner : []))),
]

/** After each republish of an owner, a job deletes from its read models here what it no longer has. */
export const leftoverSubscriptions = <Tx extends Transaction>(
  subscriptions: readonly Subscription<Tx>[],
): Subscription<Tx>[] =>
  ownersOfState(subscriptions).map((owner) =>
    reaction(republishCompleted(owner), { from: 'new' }, (tx: Tx, { epoch, events }) => {
      const payload: Republished = { owner, epoch, events }
      return enqueue(tx, leftoversTask, { ...payload }, { key: `${leftoversTask} ${owner}`, attempts })
    }),
  )
