import { randomUUID } from 'node:crypto'
import type { Envelope, EventType } from '@lunchpail/contracts/event'
import { withoutAccounts } from '@lunchpail/contracts/event-accounts'
import type { LiveEventService } from './event-service.ts'
import { markEmitted, notifying } from './notify.ts'

type Service = Pick<LiveEventService, 'nats' | 'noun' | 'publishes' | 'transaction'>

/**
 * Deletes from the stream of a service what it said of erased people, and overwrites it where NATS stores it. What a message
 * said of others is published again first, so that a consumer that is behind has it. Returns the number of messages.
 */
export const eraseFromStream = async (service: Service, erased: ReadonlySet<string>): Promise<number> => {
  const aboutPeople = service.publishes.filter(({ accounts }) => accounts.length > 0)
  const deleted = await Promise.all(aboutPeople.map((event) => eraseOfType(service, event, erased)))
  return deleted.reduce((sum, count) => sum + count, 0)
}

const eraseOfType = async (
  service: Service,
  event: EventType,
  erased: ReadonlySet<string>,
): Promise<number> => {
  const { nats, noun } = service
  let deleted = 0
  for (let from = 1; ;) {
    const message = await nats.messageFrom(noun, event.type, from)
    if (!message) return deleted
    from = message.sequence + 1
    const envelope = JSON.parse(message.payload) as Envelope
    const left = withoutAccounts(event, envelope.data, erased)
    if (left === envelope.data) continue
    if (left !== undefined) await publishAgain(service, { ...envelope, data: left })
    // A read model counts the events of a republish: one without anyone left still counts.
    else if (envelope.republished) await publishAgain(service, { ...envelope, data: { things: [] } })
    await nats.deleteMessage(noun, message.sequence)
    deleted += 1
  }
}

/**
 * Under the event's own id, by which a consumer that handled it does nothing; as another message, as the stream takes one id
 * once in two minutes.
 */
const publishAgain = ({ transaction }: Service, envelope: Envelope): Promise<void> =>
  notifying(transaction)(async (tx) => {
    await tx.$executeRawUnsafe(
      'insert into kit.outbox (id, subject, payload) values ($1, $2, $3)',
      randomUUID(),
      envelope.type,
      JSON.stringify(envelope),
    )
    markEmitted(tx)
  })
