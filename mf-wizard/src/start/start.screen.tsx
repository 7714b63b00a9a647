import { useEffect, useState } from 'react'
import { readStartQuery } from '@lunchpail/contracts/wizard/query'
import { useLocation } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { removeCopiesOfOthers } from '../draft/local-copy.ts'
import { VisitorIntro } from './intro.tsx'
import { OwnApplication } from './own-application.tsx'

/** The application wizard: sign-up or login first, then one step at a time. */
export function Component() {
  const { account, level, available } = useSession()
  const { search } = useLocation()
  // Read once: the ids belong to the draft then, and a job removed there must not come back.
  const [query] = useState(() => readStartQuery(new URLSearchParams(search)))
  const [introduced] = useState(!account)
  useEffect(() => {
    if (available && level === 'normal') removeCopiesOfOthers(account?.id)
  }, [available, level, account?.id])
  return account ? (
    <OwnApplication key={account.id} account={account} query={query} introduced={introduced} />
  ) : (
    <VisitorIntro query={query} />
  )
}
