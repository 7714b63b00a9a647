import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import type { AuthRecord } from '../api.ts'

/** How a code or link opens the account. Another way is not offered. */
export type Ways = Readonly<Record<CodeType, boolean>>

export const waysOf = ({ mobile, by_email }: AuthRecord): Ways => ({ text: mobile, email: by_email })

/** To the typed contact alone, whose owner says that the account is another person's. */
export const noOtherWay: Ways = { text: false, email: false }

/** How the typed contact is proven where it opens nothing. */
export const releasedBy = ({ may_release, handle }: AuthRecord): CodeType | undefined =>
  may_release ? (handle.includes('@') ? 'email' : 'text') : undefined
