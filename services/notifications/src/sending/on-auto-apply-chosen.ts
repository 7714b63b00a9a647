import { autoApplyChosen } from '@lunchpail/contracts/matches/events'
import { languages } from '@lunchpail/contracts/language/translate'
import { isKnown } from '@lunchpail/contracts/fields/open-enumeration'
import { autoApplyCleared } from '@lunchpail/contracts/notifications/events'
import { emit } from '@lunchpail/kit-events/emit'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Channel } from '@lunchpail/contracts/notifications/ways'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { recipientFor, routeOf } from './route-of.ts'
import type { TemplateName } from '../templates/templates.ts'

/**
 * Whether a message of that name would reach an account whole by this way, now or in the morning: by the route that it would take
 * itself. What their page is told (reach/reach-of.ts) is another matter, which hides whose number stopped texts.
 */
async function isReached(
  deps: Pick<Deps, 'rawSql' | 'open' | 'clock' | 'recipients' | 'unknownTimeZones'>,
  message: { readonly accountId: string; readonly channel: Channel; readonly template: TemplateName },
): Promise<boolean> {
  const asked = { ...message, createdAt: deps.clock.now() }
  const recipient = await recipientFor(deps, asked, {})
  if ('status' in recipient) return false
  const wanted = { amounts: undefined, wanted: undefined, isLast: false }
  const route = await routeOf(deps, asked, wanted, recipient)
  if ('status' in route) return false
  return route.kind === 'held' || (route.kind === 'goes' && !route.limits.requests)
}

/**
 * Says whether word of what is sent reaches whom a job was chosen for, as it is now. Of an account that is not known yet it
 * cannot say so, and nothing is sent for it.
 */
export const onAutoApplyChosen = (deps: Parameters<typeof isReached>[0]) =>
  reaction(autoApplyChosen, { from: 'new' }, async (tx: Tx, choice, { traceparent }) => {
    const contact = await tx.contact.findUnique({
      where: { accountId: choice.account_id },
      select: { language: true },
    })
    const message = { accountId: choice.account_id, template: 'auto-applied' } as const
    const reached =
      contact !== null &&
      ((await isReached(deps, { ...message, channel: 'text' })) ||
        (await isReached(deps, { ...message, channel: 'email' })))
    const language = isKnown(languages, contact?.language) ? contact.language : 'en'
    await emit(
      tx,
      autoApplyCleared,
      { ...choice, reached, language },
      {
        at: deps.clock.now(),
        subject: choice.account_id,
        traceparent,
      },
    )
  })
