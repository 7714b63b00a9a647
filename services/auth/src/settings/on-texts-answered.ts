import { textsAnswered } from '@lunchpail/contracts/notifications/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { findOpenSessions, refreshSessions } from '../sign-in/sessions/open-sessions.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'

/** The box in My Account says what a STOP or a START by text made of it. The later of the two counts. */
export const onTextsAnswered = ({ updateTabs }: Pick<Deps, 'updateTabs'>) =>
  reaction(
    textsAnswered,
    { from: 'new' },
    async (tx: Tx, { account_id: id, agreed_at, stopped }, { time }) => {
      const at = new Date(time)
      const { count } = await tx.account.updateMany({
        where: {
          id,
          textConsentAt: new Date(agreed_at),
          OR: [{ textAnsweredAt: null }, { textAnsweredAt: { lt: at } }],
        },
        data: { textStoppedAt: stopped ? at : null, textAnsweredAt: at },
      })
      if (count === 0) return undefined
      const sessions = await findOpenSessions(tx, id)
      return () => refreshSessions({ updateTabs }, sessions)
    },
  )
