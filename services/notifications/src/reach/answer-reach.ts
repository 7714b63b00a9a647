import type { answerReach as contract } from '@lunchpail/contracts/notifications/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import * as z from 'zod/mini'
import { saveReach } from './save-reach.ts'
import type { Deps } from '../deps.ts'
import { sealedContact } from '../consent/contact.ts'
import { standingOf } from '../consent/standing-of.ts'

/** The page of the link of a bare email. What is owned is not changed by it: it may have been passed on. */
export const answerReach =
  (deps: Deps): Handler<typeof contract> =>
  async ({ body: { token, answer } }) => {
    const { accountId, recipient, owned } = (await ofToken(deps, token)) ?? refuse('link-invalid')
    const channel = 'email'
    if (owned) return { status: 200, body: { state: 'owned' } }
    if (answer !== undefined) {
      const state = answer === 'mine' ? 'reachable' : 'not-me'
      await deps.transaction((tx) =>
        saveReach(tx, { accountId, channel, recipient, state, at: deps.clock.now() }),
      )
      deps.log.info({ state }, 'address answered')
    }
    const known = { accountId, channel, recipients: [recipient], owned } as const
    const standing = await standingOf(deps.database, known)
    return { status: 200, body: { state: standing === 'bounced' ? 'neither' : standing } }
  }

interface Answered {
  readonly accountId: string
  /** the hash that the message went to, under whatever secret */
  readonly recipient: string
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
  if (!deps.recipients.hashes(email).includes(recipient)) return undefined
  return { accountId, recipient, owned: email_proven }
}
