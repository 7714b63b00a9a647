import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { connectNats } from '@lunchpail/kit-events/nats'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { position } from '../../services/wizard/test/factories.ts'

/** Publishes what everybody applies for, as jobs would, and waits until wizard knows it. */
export async function openPositions(site: BackEnd, positions: readonly number[]): Promise<void> {
  const nats = connectNats({ url: site.natsUrl, name: 'bench' })
  await new Promise<void>((resolve) => nats.onConnect(resolve))
  const event = { specversion: '1.0', id: randomUUID(), source: '/jobs', type: positionChanged.type }
  const data = { things: positions.map((id) => position({ id })) }
  const payload = JSON.stringify({ ...event, time: new Date().toISOString(), data })
  await nats.publishToStream(positionChanged.type, payload, event.id)
  await nats.close()
  const known = () => site.rows('wizard', 'select from position where id = any($1)', [positions])
  while ((await known()).length < positions.length) await wait(50)
}
