import { autoApplyChosen } from '@lunchpail/contracts/matches/events'
import { languages } from '@lunchpail/contracts/language/translate'
import { isKnown } from '@lunchpail/contracts/open-enumeration'
import { autoApplyCleared } from '@lunchpail/contracts/notifications/events'
import { emit } from '@lunchpail/kit-events/emit'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { reachOf } from './reach-of.ts'

/**
 * MT-11: says whether a message reaches whom a job was chosen for, as it is now. Of an account that is not known yet nobody can say
 * so, and nothing is sent for it.
 */
export const onAutoApplyChosen = (deps: Pick<Deps, 'database' | 'open' | 'recipients' | 'clock'>) =>
  reaction(autoApplyChosen, { from: 'new' }, async (tx: Tx, choice, { traceparent }) => {
    const contact = await tx.contact.findUnique({
      where: { accountId: choice.account_id },
      select: { language: true },
    })
    const reach = contact && (await reachOf(deps, choice.account_id))
    const language = isKnown(languages, contact?.language) ? contact.language : 'en'
    await emit(
      tx,
      autoApplyCleared,
      { ...choice, reached: reach?.reached ?? false, language },
      {
        at: deps.clock.now(),
        subject: choice.account_id,
        ...(traceparent !== undefined && { traceparent }),
      },
    )
  })
