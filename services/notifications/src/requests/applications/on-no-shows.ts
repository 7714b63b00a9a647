import { dayMs } from '@lunchpail/contracts/durations'
import { suspensionDays } from '@lunchpail/contracts/engagement/enumerations'
import { noShowsRepeated, noShowsWithdrawn } from '@lunchpail/contracts/engagement/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type * as z from 'zod/mini'
import { queueMessage } from '../queue-message.ts'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import type { noShows } from '../../templates/applications/no-shows.ts'

type Needs = Pick<Deps, 'seal' | 'clock'>

/** Whoever is suspended for missed interviews is told which, and how to contest them; and that it is over. */
export const onNoShows = (deps: Needs) => [
  reaction(noShowsRepeated, { from: 'new' }, async (tx: Tx, { account_id, at, missed }, { id }) => {
    const until = new Date(Date.parse(at) + suspensionDays * dayMs).toISOString()
    await tell(
      tx,
      deps,
      { accountId: account_id, cause: id },
      { what: 'suspended', until, missed: [...missed] },
    )
  }),
  reaction(noShowsWithdrawn, { from: 'new' }, async (tx: Tx, { account_id }, { id }) =>
    tell(tx, deps, { accountId: account_id, cause: id }, { what: 'lifted' }),
  ),
]

async function tell(
  tx: Tx,
  { seal, clock }: Needs,
  to: { readonly accountId: string; readonly cause: string },
  values: z.input<typeof noShows.values>,
): Promise<void> {
  const sealedValues = await seal(values)
  for (const channel of ['text', 'email'] as const)
    await queueMessage(tx, {
      ...to,
      channel,
      template: 'no-shows',
      sealedValues,
      at: clock.now(),
    })
}
