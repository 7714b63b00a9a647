import type { Task } from 'graphile-worker'
import * as z from 'zod/mini'
import { publishAccount } from '../commands/publish-account.ts'
import type { Deps } from '../deps.ts'

const payload = z.object({ id: z.string() })

/** AU-28: keeps the type of an account's number, so that no text goes to a landline. Shown to nobody. */
export const lookUpPhone =
  (deps: Deps): Task =>
  async (input) => {
    const { id } = payload.parse(input)
    const before = await deps.database.account.findUnique({ where: { id } })
    if (!before?.phone || before.phoneType !== null) return
    const type = await deps.lookUpPhone?.(before.phone)
    if (!type) return
    await deps.transaction(async (tx) => {
      const [account] = await tx.account.updateManyAndReturn({
        where: { id, phone: before.phone },
        data: { phoneType: type, version: { increment: 1 } },
      })
      // another number by now has a job of its own
      if (account)
        await publishAccount(
          tx,
          deps,
          { before, account, changed: [] },
          { at: deps.clock.now(), traceparent: undefined },
        )
    })
  }
