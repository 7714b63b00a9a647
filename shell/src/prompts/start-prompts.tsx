import { promptsSlot } from '@lunchpail/contracts/engagement/slots'
import { useLocation } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { prompts } from '../layout/prompts-place.tsx'

/** Pages of one task, which nothing interrupts. */
const tasks = ['/app/', '/login', '/signup', '/reset', '/portal', '/invite']

/** For who is signed in: what opens by itself. Where it does not come, nothing is missing. */
function Prompts() {
  const { account, level } = useSession()
  const { pathname } = useLocation()
  if (!account || level !== 'normal' || tasks.some((path) => pathname.startsWith(path))) return null
  return <Slot key={account.id} slot={promptsSlot} props={{}} fallback={() => null} />
}

export const startPrompts = (): void => prompts.set(Prompts)
