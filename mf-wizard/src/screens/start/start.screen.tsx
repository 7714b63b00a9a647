import { useEffect, useState } from 'react'
import { useLocation } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { dropCopiesOfOthers } from '../../draft/local-copy.ts'
import { Intro } from './intro.tsx'
import { OwnApplication } from './own-application.tsx'

/** The ids in `p`, whatever else stands there. */
const idsIn = (search: string): number[] =>
  [
    ...new Set(
      (new URLSearchParams(search).get('p') ?? '')
        .split(',')
        .filter((id) => /^[1-9]\d{0,8}$/.test(id.trim()))
        .map(Number),
    ),
  ].slice(0, 50)

/** The application wizard: sign-up or login first, then one step at a time. */
export function Component() {
  const { account, level, available } = useSession()
  const { search } = useLocation()
  // Once taken up, the ids belong to the draft: a job removed there must not come back with a reload.
  const [ids] = useState(() => idsIn(search))
  useEffect(() => {
    if (available && level === 'normal') dropCopiesOfOthers(account?.id)
  }, [available, level, account?.id])
  return account ? <OwnApplication key={account.id} account={account} ids={ids} /> : <Intro ids={ids} />
}
