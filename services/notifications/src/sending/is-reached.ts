import type { Channel } from '@lunchpail/contracts/notifications/ways'
import type { Deps } from '../deps.ts'
import { recipientFor, routeOf } from './route-of.ts'
import type { TemplateName } from '../templates/templates.ts'

/**
 * Whether a message of that name would reach an account whole by this way, now or in the morning: by the route that it would take
 * itself. What their page is told (reach/reach-of.ts) is another matter, which hides whose number stopped texts.
 */
export async function isReached(
  deps: Pick<Deps, 'database' | 'open' | 'clock' | 'recipients' | 'unknownTimeZones'>,
  message: { readonly accountId: string; readonly channel: Channel; readonly template: TemplateName },
): Promise<boolean> {
  const asked = { ...message, createdAt: deps.clock.now() }
  const recipient = await recipientFor(deps, asked, {})
  if ('status' in recipient) return false
  const wanted = { daily: undefined, wanted: undefined, isLast: false }
  const route = await routeOf(deps, asked, wanted, recipient)
  if ('status' in route) return false
  return route.kind === 'held' || (route.kind === 'goes' && !route.limits.requests)
}
