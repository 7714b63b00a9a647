import type { EmailSettings } from '@lunchpail/contracts/engagement/email-settings-api'
import { isAllowed, knownPermission } from '@lunchpail/contracts/auth/companies/permissions'
import type { Manager } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { settingsOf } from './email-settings.ts'

/** Managers of one company who get the same email. */
const most = 50

/** The managers of a company who may log in and see its applicants, and whose settings want this; of those, where one is, only `first`. */
export async function findManagersToNotify(
  tx: Tx,
  { companyId, at }: { readonly companyId: string; readonly at: Date },
  wants: (settings: EmailSettings) => boolean,
  first: readonly string[] = [],
): Promise<string[]> {
  const rows = await tx.manager.findMany({
    where: { companyId, OR: [{ barredUntil: null }, { barredUntil: { lte: at } }] },
    select: { accountId: true, level: true, access: true },
    orderBy: { accountId: 'asc' },
  })
  const ids = rows.filter(seesPeople).map(({ accountId }) => accountId)
  const known = ids.filter((id) => first.includes(id))
  const asked = known.length > 0 ? known : ids
  const settings = await tx.emailSetting.findMany({ where: { accountId: { in: asked } } })
  const settingOf = new Map(settings.map((row) => [row.accountId, row]))
  return asked.filter((id) => wants(settingsOf(settingOf.get(id)))).slice(0, most)
}

const seesPeople = ({ level, access }: Pick<Manager, 'level' | 'access'>): boolean =>
  isAllowed(knownPermission(level, (access ?? {}) as Record<string, number>), 'user', 'view')
