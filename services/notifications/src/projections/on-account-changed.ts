import { accountChanged } from '@lunchpail/contracts/auth/events'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

/** Keeps how to reach each account, still sealed. An older version than ours is ignored. */
export const onAccountChanged = projection(accountChanged, async (tx: Tx, { things }) => {
  for (const account of things)
    await tx.$executeRaw`
      insert into contact (account_id, version, first_name, language, sealed_contact)
      values (${account.id}::uuid, ${account.version}, ${account.first_name}, ${account.language}, ${account.sealed_contact})
      on conflict (account_id) do update
        set version = excluded.version, first_name = excluded.first_name, language = excluded.language,
            sealed_contact = excluded.sealed_contact
        where contact.version <= excluded.version`
})
