import type { answerReach as contract } from '@lunchpail/contracts/notifications/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import * as z from 'zod/mini'
import { saveReach } from './save-reach.ts'
import type { Deps } from '../deps.ts'
import { sealedContact } from '../consent/contact.ts'
import { isStopped } from '../consent/is-stopped.ts'
import { saveEmailConsent } from '../consent/save-email-consent.ts'
import { standingOf } from '../consent/standing-of.ts'

/**
 * The page of the link of a bare email. Whose an owned address is is not changed by it: it may have been passed on. A Yes takes a
 * stop of emails back, as the other link of the same email does.
 */
export const answerReach =
  (deps: Deps): Handler<typeof contract> =>
  async ({ body: { token, answer } }) => {
    const { accountId, recipient, recipients, owned } = (await ofToken(deps, token)) ?? refuse('link-invalid')
    const channel = 'email'
    if (answer !== undefined) {
      await deps.transaction(async (tx) => {
        // before what waited is looked at again
        if (answer === 'mine')
          await saveEmailConsent(tx, deps, { recipients, stopped: false, source: 'page' })
        if (owned) return
        const state = answer === 'mine' ? 'reachable' : 'not-me'
        await saveReach(tx, { accountId, channel, recipient, state, at: deps.clock.now() })
        deps.log.info({ state }, 'address answered')
      })
      deps.updateTabs({ kind: 'changed', accountId, topic: 'reach' })
    }
    const standing = await standingOf(deps.database, { accountId, channel, recipients: [recipient], owned })
    const stopped = await isStopped(deps.database, channel, recipients, { owned })
    return {
      status: 200,
      body: { state: standing === 'bounced' ? 'neither' : standing, ...(stopped && { stopped }) },
    }
  }

interface Answered {
  readonly accountId: string
  /** the hash that the message went to, under whatever secret */
  readonly recipient: string
  /** every hash of the address */
  readonly recipients: readonly [string, ...string[]]
  readonly owned: boolean
}

/** What the link is about, while the account has that address. */
async function ofToken(deps: Deps, token: string): Promise<Answered | undefined> {
  const { data: id } = z.safeParse(z.uuid(), token.split('.', 1)[0])
  const message = id && (await deps.database.message.findUnique({ where: { id } }))
  if (!message || message.accountId === null || message.recipient === null) return undefined
  const { accountId, recipient } = message
  if (!deps.recipients.isOfMessage(token, message.id, recipient)) return undefined
  const contact = await deps.database.contact.findUnique({ where: { accountId } })
  if (!contact) return undefined
  const { email, email_proven } = sealedContact.parse(await deps.open(contact.sealedContact))
  const recipients = deps.recipients.hashes(email)
  if (!recipients.includes(recipient)) return undefined
  return { accountId, recipient, recipients, owned: email_proven }
}
