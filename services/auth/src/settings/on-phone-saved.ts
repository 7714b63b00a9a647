import { phoneSaved, savedPhone } from '@lunchpail/contracts/profile/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { findOpenSessions, refreshSessions } from '../sign-in/sessions/open-sessions.ts'
import { wantPhone } from './want-phone.ts'
import { mayChangeElsewhere } from '../sign-in/second-factor/second-factor.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'

/** The number of a save of the profile. The account wins where it was changed later. */
export const onPhoneSaved = (deps: Pick<Deps, 'seal' | 'contactSecret' | 'updateTabs'>) =>
  reaction(
    phoneSaved,
    { from: 'new' },
    async (tx: Tx, { account_id, saved_at, sealed_phone }, { traceparent }) => {
      const at = new Date(saved_at)
      const before = await tx.account.findUnique({ where: { id: account_id } })
      if (!before || before.updatedAt >= at || !mayChangeElsewhere(before)) return undefined
      const { phone } = savedPhone.parse(await deps.contactSecret.open(sealed_phone))
      await wantPhone(tx, deps, before, phone, { at, traceparent })
      const sessions = await findOpenSessions(tx, account_id)
      return () => refreshSessions(deps, sessions)
    },
  )
