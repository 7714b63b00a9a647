import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { entryDialogSlot } from '@lunchpail/contracts/auth/slots'
import { useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { LoadingBar } from '../layout/loading-bar.tsx'

/** In place of the dialog that did not come: the guard leads to its page. */
function LoginPageInstead({ then }: { readonly then: () => void }) {
  useEffect(then, [then])
  return null
}

interface PausedProps {
  readonly handle: string
  readonly onDone: () => void
}

/** Login over a page whose session ended. Whoever finds the device sees nothing of the page. */
export default function Paused({ handle, onDone }: PausedProps) {
  const hidden = useSession().account === null
  // what is hidden loses the focus, and the dialog gives back what it found
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    },
    [before],
  )
  useLayoutEffect(() => {
    const content = document.getElementById('content')
    if (!hidden || !content) return undefined
    content.style.visibility = 'hidden'
    return () => void content.style.removeProperty('visibility')
  }, [hidden])
  return createPortal(
    <Slot
      slot={entryDialogSlot}
      props={{ start: 'login', handle }}
      loading={<LoadingBar always />}
      fallback={() => <LoginPageInstead then={onDone} />}
      onDone={onDone}
    />,
    document.body,
  )
}
