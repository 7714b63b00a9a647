import * as z from 'zod/mini'
import { eventType } from '../event.ts'
import { id, instant } from '../texts.ts'

/**
 * MT-11: which application is meant, and since when. Each step of auto-apply tells it to the next: matches chooses, notifications
 * knows whether a message reaches the person, wizard applies.
 */
export const autoApplyChoice = {
  account_id: id,
  position_id: z.number(),
  /** ISO 8601 */
  chosen_at: instant,
}

export const autoApplyChosen = eventType({
  type: 'matches.auto-apply.chosen.v1',
  owner: 'matches',
  kind: 'moment',
  summary: 'A new job fits somebody who wants to be applied to such jobs.',
  accounts: ['account_id'],
  data: z.object(autoApplyChoice),
})
