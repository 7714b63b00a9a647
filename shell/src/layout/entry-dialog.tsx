import { useEffect } from 'react'
import { entryDialogSlot } from '@lunchpail/contracts/auth/slots'
import { useNavigate } from '@lunchpail/kit-web/router'
import { Slot } from '@lunchpail/kit-web/slot'
import { entryDialog } from './entry-dialog-place.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { useLoginLink } from './use-login-link.ts'

const close = () => entryDialog.set(undefined)

/** In place of the dialog that did not come: its page. */
function LoginPageInstead() {
  const navigate = useNavigate()
  const { to } = useLoginLink()
  useEffect(() => {
    close()
    void navigate(to)
  })
  return null
}

/** Login over the page. */
export function EntryDialog() {
  useEffect(
    () => () => {
      // whoever logged in has no link to log in anymore, which had the focus
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true })
    },
    [],
  )
  return (
    <Slot
      slot={entryDialogSlot}
      props={{ start: 'login' }}
      loading={<LoadingBar always />}
      fallback={() => <LoginPageInstead />}
      onDone={close}
    />
  )
}
