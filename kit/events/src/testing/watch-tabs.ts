import { onTestFinished } from 'vitest'
import { connectNats } from '../nats.ts'
import { decodeTabUpdate, tabUpdateSubjects } from '../tab-updates.ts'

/** Hears until its test ends what open tabs are told, as the shell's server does: of an account, the topics in their order; of a session, that it changed. */
export async function watchTabs(natsUrl: string): Promise<(id: string) => string[]> {
  const nats = connectNats({ url: natsUrl, name: 'gateway' })
  onTestFinished(nats.close)
  const told: { readonly id: string; readonly topic: string }[] = []
  for (const subject of tabUpdateSubjects)
    await nats.subscribe(subject, (which, payload) => {
      const update = decodeTabUpdate(which, payload)
      if (update?.kind === 'changed') told.push({ id: update.accountId, topic: update.topic })
      if (update?.kind === 'session') told.push({ id: update.sessionId, topic: update.kind })
    })
  return (id) => told.filter((one) => one.id === id).map(({ topic }) => topic)
}
