import { randomUUID } from 'node:crypto'
import { accountErased } from '@lunchpail/contracts/auth/events'
import { erasureCompleted } from '@lunchpail/contracts/erasure'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { connectNats } from '@lunchpail/kit-events/nats'
import { tabUpdateSubjects } from '@lunchpail/kit-events/tab-updates'
import type { CrashPoint } from '@lunchpail/kit-service/testing/test-service'
import { afterEach, describe, expect, it } from 'vitest'
import { submission, submittedPosition } from '../../../../contracts/test/submission.ts'
import { startEngagement, type OwnEngagement } from '../../test/engagement-service.ts'

describe('a submit becomes applications', () => {
  let engagement: OwnEngagement
  afterEach(() => engagement.stop())
  const rows = async (table = 'application') =>
    Number((await engagement.pool.query(`select count(*) from ${table}`)).rows[0].count)
  const two = submission({ positions: [submittedPosition(), submittedPosition({ position_id: 13 })] })

  it.each<CrashPoint>(['after-handling-before-commit', 'after-commit-before-ack'])(
    '[SH-06] makes one application for each position when the service dies %s',
    async (crash) => {
      engagement = await startEngagement({ crash })
      await engagement.publish(applicationSubmitted, two)
      await engagement.crashed
      await engagement.restart()
      await expect.poll(() => rows()).toBe(2)
      // what comes after is handled, so nothing of the first is still on its way
      await engagement.publish(applicationSubmitted, submission())
      await expect.poll(() => rows()).toBe(3)
      expect(await rows('application_change')).toBe(3)
    },
  )

  it('[SH-06] makes one application when the event is delivered twice', async () => {
    engagement = await startEngagement()
    const id = randomUUID()
    await engagement.publish(applicationSubmitted, two, { id })
    await engagement.publish(applicationSubmitted, two, { id })
    await engagement.publish(applicationSubmitted, submission())
    await expect.poll(() => rows()).toBe(3)
    // the inbox lets the second one go; without it, it would fail on the rows of the first and become a dead letter
    const lag = /consumer_lag\{consumer="engagement--wizard-application-submitted-v1"\} (\d+)/
    const metrics = async () => (await fetch(`${engagement.url}/metrics`)).text()
    await expect.poll(async () => lag.exec(await metrics())?.[1]).toBe('0')
    expect(await rows('kit.dead_letter')).toBe(0)
  })

  it('tells the open tabs of the candidate, and of no one else', async () => {
    engagement = await startEngagement()
    const received: string[] = []
    const nats = connectNats({ url: engagement.nats.url, name: 'gateway' })
    for (const subject of tabUpdateSubjects)
      await nats.subscribe(
        subject,
        (which, payload) => void received.push(`${which} ${new TextDecoder().decode(payload)}`),
      )
    await engagement.publish(applicationSubmitted, two)
    await expect.poll(() => received).toEqual([`live.account.${two.account_id} {"topic":"applications"}`])
    await nats.close()
  })

  it('[SH-06] handles what was sent while NATS and Postgres were away', async () => {
    engagement = await startEngagement({ losesPostgres: true })
    engagement.postgres.disconnect()
    await engagement.publish(applicationSubmitted, two)
    await engagement.nats.stop()
    await engagement.nats.start()
    engagement.postgres.restore()
    await expect.poll(() => rows()).toBe(2)
  })

  it('erases every row of an account and reports how many', async () => {
    engagement = await startEngagement()
    await engagement.publish(applicationSubmitted, two)
    await engagement.publish(applicationSubmitted, submission())
    await expect.poll(() => rows()).toBe(3)
    await engagement.publish(accountErased, { account_id: two.account_id })
    await expect.poll(() => engagement.events.published(erasureCompleted('engagement')).length).toBe(1)
    expect(engagement.events.published(erasureCompleted('engagement'))[0]!.data).toEqual({
      account_id: two.account_id,
      rows: 4,
    })
    expect([await rows(), await rows('application_change')]).toEqual([1, 1])
  })
})
