import type { Task } from 'graphile-worker'
import * as z from 'zod/mini'
import { findOpenSessions, refreshSessions } from '../sign-in/sessions/open-sessions.ts'
import { selectAccount, setPhoneType } from '../accounts/account-rows.ts'
import { publishLookup } from '../accounts/publish-account.ts'
import type { Deps } from '../deps.ts'
import { enqueueLookup, unknownNumberOf } from '../accounts/enqueue-lookup.ts'
import { asGiven } from '../accounts/as-given.ts'
import { takesTexts } from '../accounts/code-contact.ts'

const payload = z.object({ id: z.string() })

/**
 * Keeps the type of an account's number, so that no text goes to a landline. Its open tabs offer none to one from then
 * on; the type itself is never shown. Most numbers take texts, as one whose type is not known does, so nobody is told of them.
 */
export const lookUpPhone =
  (deps: Deps): Task =>
  async (input) => {
    const { id } = payload.parse(input)
    const before = await selectAccount(deps.rawSql.statements, id)
    const unknown = before && unknownNumberOf(before)
    if (!unknown) return
    const type = await deps.lookUpPhone?.(unknown.number)
    if (!type) return
    const isPublished = !takesTexts(type)
    const account = await deps.rawSql.transaction(async (tx) => {
      const found = await setPhoneType(tx, id, { ...unknown, type, isPublished })
      // another number by now has a job of its own; so has the one beside this
      if (found)
        await (isPublished ? publishLookup(tx, deps, found, deps.clock.now()) : enqueueLookup(tx, found))
      return found
    })
    if (account && !takesTexts(asGiven(account).phoneType))
      refreshSessions(deps, await findOpenSessions(deps.rawSql.statements, id))
  }
