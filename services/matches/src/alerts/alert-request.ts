import type { AlertedJob, alertRequested } from '@lunchpail/contracts/matches/events'
import type { DataOf } from '@lunchpail/contracts/event'
import type { Channel } from '@lunchpail/contracts/notifications/ways'
import { isKnown } from '@lunchpail/contracts/fields/open-enumeration'
import { alertFrequencies, type AlertFrequency } from '@lunchpail/contracts/profile/enumerations'

/** What the candidate agrees to now. */
export interface WishRow {
  readonly accountId: string
  readonly frequency: string
  readonly text: boolean
  readonly email: boolean
  readonly agreedAt: Date | null
  readonly wording: string | null
}

/** Of `candidate` with its `account_status`. */
export const wishColumns = `account_id as "accountId", alert_frequency as frequency, job_alerts and text_alerts as text,
  job_alerts and email_alerts as email, text_agreed_at as "agreedAt", text_wording as wording`

export type Requested = DataOf<typeof alertRequested>

export const channelsOf = ({ text, email }: Pick<WishRow, 'text' | 'email'>): Channel[] => [
  ...(text ? (['text'] as const) : []),
  ...(email ? (['email'] as const) : []),
]

export const frequencyOf = ({ frequency }: Pick<WishRow, 'frequency'>): AlertFrequency =>
  isKnown(alertFrequencies, frequency) ? frequency : 'daily'

/** What notifications are asked for, by all channels that the candidate agreed to. */
export function requestOf(
  wish: WishRow,
  what: Pick<Requested, 'jobs' | 'total' | 'not_named'>,
): { readonly data: Requested; readonly subject: string } {
  const { accountId, text, agreedAt, wording } = wish
  const data = {
    account_id: accountId,
    channels: channelsOf(wish),
    text_consent: text && agreedAt && wording ? { at: agreedAt.toISOString(), wording } : null,
    frequency: frequencyOf(wish),
    ...what,
  }
  return { data, subject: accountId }
}

/** A job as an alert names it. */
export const alertedJob = ({
  id,
  title,
  company_name,
  city,
  region,
  wage_from,
  wage_to,
}: AlertedJob): AlertedJob => ({ id, title, company_name, city, region, wage_from, wage_to })
