import { lazy, Suspense } from 'react'
import { useLocation } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { prompts } from '../layout/prompts-place.tsx'

/** Its declaration brings the schemas, which a visitor's first page has no use for. */
const PromptsSlot = lazy(() => import('./prompts-slot.tsx'))

/** Pages of one task, which nothing interrupts. */
const tasks = ['/app/', '/login', '/signup', '/reset', '/portal', '/invite']

/** For who is signed in: what opens by itself. */
function Prompts() {
  const { account, level } = useSession()
  const { pathname } = useLocation()
  if (!account || level !== 'normal' || tasks.some((path) => pathname.startsWith(path))) return null
  return (
    <Suspense fallback={null}>
      <PromptsSlot key={account.id} />
    </Suspense>
  )
}

export const startPrompts = (): void => prompts.set(Prompts)
