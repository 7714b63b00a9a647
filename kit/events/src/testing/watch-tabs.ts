import { onTestFinished } from 'vitest'
import { connectNats } from '../nats.ts'
import { decodeTabUpdate, tabUpdateSubjects } from '../tab-updates.ts'

/** Hears until its test ends what open tabs are told, as the shell's server does: of an account, the topics in their order. */
export async function watchTabs(natsUrl: string): Promise<(accountId: string) => string[]> {
  const nats = connectNats({ url: natsUrl, name: 'gateway' })
  onTestFinished(nats.close)
  const told: { readonly accountId: string; readonly topic: string }[] = []
  for (const subject of tabUpdateSubjects)
    await nats.subscribe(subject, (which, payload) => {
      const update = decodeTabUpdate(which, payload)
      if (update?.kind === 'changed') told.push(update)
    })
  return (accountId) => told.filter((one) => one.accountId === accountId).map(({ topic }) => topic)
}
