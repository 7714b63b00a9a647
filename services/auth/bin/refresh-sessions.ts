import { setTimeout as wait } from 'node:timers/promises'
import { connectNats } from '@lunchpail/kit-events/nats'
import { encodeTabUpdate } from '@lunchpail/kit-events/tab-updates'
import { natsSettings } from '@lunchpail/kit-service/environment'

/** From a command: gateways and open tabs learn of these sessions at once; without NATS gateways do within 15 seconds, tabs within five minutes. */
export async function refreshSessionsOnce(
  config: Parameters<typeof natsSettings>[0],
  sessionIds: readonly string[],
): Promise<void> {
  const nats = connectNats({ ...natsSettings(config), name: 'auth' })
  await Promise.race([
    new Promise<void>((resolve) => void nats.onConnect(resolve)),
    wait(3_000, undefined, { ref: false }),
  ])
  for (const sessionId of sessionIds) {
    const { subject, payload } = encodeTabUpdate({ kind: 'session', sessionId })
    nats.publish(subject, payload)
  }
  await nats.close()
}
