import { Suspense } from 'react'
import { promptsSlot } from '@lunchpail/contracts/engagement/slots'
import { useLocation } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { store } from '@lunchpail/kit-web/store'
import { prompts } from '../layout/prompts-place.tsx'
import { NeedHelp } from './need-help.tsx'

/** Pages of one task, which nothing interrupts. */
const tasks = ['/app/', '/login', '/signup', '/reset', '/portal', '/invite']

/** For who is signed in: what opens by itself. Where it does not come, nothing is missing. */
function Prompts() {
  const { account, level } = useSession()
  const { pathname } = useLocation()
  if (!account || level !== 'normal' || tasks.some((path) => pathname.startsWith(path))) return null
  return <Slot key={account.id} slot={promptsSlot} props={{}} fallback={() => null} />
}

const needsHelp = store(false)

/** What is open over any page: by itself, and the help that was asked for. */
function Over() {
  const open = needsHelp.use()
  return (
    <>
      <Prompts />
      {open && (
        <Suspense fallback={null}>
          <NeedHelp onClose={() => needsHelp.set(false)} />
        </Suspense>
      )}
    </>
  )
}

export const startPrompts = (): void => prompts.set(Over)
export const openHelp = (): void => {
  needsHelp.set(true)
  startPrompts()
}
