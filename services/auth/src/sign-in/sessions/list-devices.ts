import type { Session } from '../../database.ts'
import type { Device, listDevices as contract } from '@lunchpail/contracts/auth/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import { aliveSince } from './session-life.ts'

const maxDevices = 100

/** Where the person is signed in. Sessions that ended by their age are no devices anymore. */
export const listDevices =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller: { account, sessionId } }) => {
    const now = clock.now()
    const open = await database.session.findMany({
      where: {
        accountId: account.id,
        endedAt: null,
        lastSeenAt: { gt: aliveSince(now) },
        OR: [{ endsAt: null }, { endsAt: { gt: now } }],
      },
      orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
      take: maxDevices,
    })
    const devices = open.map((session) => presentDevice(session, sessionId))
    const [own, others] = [true, false].map((current) => devices.filter((one) => one.current === current))
    return { status: 200, body: { devices: [...own!, ...others!] } }
  }

/** A session for its own person; `ownId` is that of the browser that asks. */
const presentDevice = (session: Session, ownId: string): Device => ({
  id: session.id,
  browser: session.userAgentFamily,
  platform: session.platform,
  signed_in_at: session.createdAt.toISOString(),
  last_seen_at: session.lastSeenAt.toISOString(),
  current: session.id === ownId,
})
