import type { receiveEmailEvents as contract } from '@lunchpail/contracts/notifications/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import * as z from 'zod/mini'
import { recordConsent } from '../consent/record-consent.ts'
import { tellReach } from '../consent/tell-reach.ts'
import { saveDelivery } from './save-delivery.ts'
import type { Deps } from '../deps.ts'
import { isFromSendGrid } from '../providers/signatures.ts'

/** Of one event; what is not named here is not looked at. */
const emailEvent = z.object({
  event: z.string(),
  email: z.string().check(z.maxLength(320)),
  /** our message, as it was sent with it */
  reference: z.optional(z.uuid()),
  /** of a bounce: "blocked" is of the moment */
  type: z.optional(z.string()),
  sg_event_id: z.string().check(z.maxLength(200)),
})
type EmailEvent = z.output<typeof emailEvent>

/** SendGrid sends up to about a thousand in one call. */
const maxEvents = 5_000

/** SendGrid tells what became of emails, and who pressed "Spam". An event that is of no use here is passed over. */
export const receiveEmailEvents =
  (deps: Deps): Handler<typeof contract> =>
  async ({ body, header }) => {
    const key = deps.webhooks.sendGridKey
    const signature = header('x-twilio-email-event-webhook-signature') ?? ''
    const timestamp = header('x-twilio-email-event-webhook-timestamp') ?? ''
    if (!key || !isFromSendGrid(key, { body, signature, timestamp })) return refuse('forbidden')
    for (const event of eventsOf(body)) await take(deps, event)
    return { status: 200, body: { taken: true } }
  }

function eventsOf(body: string): EmailEvent[] {
  const read = z.safeParse(z.array(z.unknown()).check(z.maxLength(maxEvents)), jsonOf(body))
  return (read.data ?? []).flatMap((one) => z.safeParse(emailEvent, one).data ?? [])
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

async function take(deps: Deps, { event, email, reference, type, sg_event_id }: EmailEvent): Promise<void> {
  const stops = event === 'spamreport' || event === 'unsubscribe'
  if (stops)
    await recordConsent(deps.database, [
      {
        recipient: deps.recipients.hash(email),
        channel: 'email',
        kind: 'stopped',
        source: event === 'spamreport' ? 'spam-report' : 'provider',
        sentence: event,
        cause: `email event ${sg_event_id}`,
        at: deps.clock.now(),
      },
    ])
  if (stops)
    await deps.database.reach.deleteMany({
      where: {
        channel: 'email',
        recipient: { in: [...deps.recipients.hashes(email)] },
        state: 'reachable',
      },
    })
  if (stops) await tellReach(deps, 'email', deps.recipients.hashes(email))
  if (reference === undefined) return
  const report = { id: reference, channel: 'email' } as const
  if (event === 'delivered') await saveDelivery(deps, { ...report, status: 'delivered', outcome: null })
  if (event === 'bounce')
    await saveDelivery(deps, {
      ...report,
      status: 'bounced',
      outcome: type === 'blocked' ? 'blocked' : 'no-such-address',
    })
  if (event === 'dropped') await saveDelivery(deps, { ...report, status: 'failed', outcome: 'dropped' })
}
