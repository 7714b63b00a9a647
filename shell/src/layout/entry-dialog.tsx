import { useEffect } from 'react'
import { entryDialogSlot } from '@lunchpail/contracts/auth/slots'
import { Slot } from '@lunchpail/kit-web/slot'
import { entryDialogShown } from './entry-dialog-shown.ts'
import { LoadingBar } from './loading-bar.tsx'
import { LoginPageInstead } from './login-page-instead.tsx'

const close = () => entryDialogShown.set(false)

/** AU-07: login over the page; where the dialog cannot be had, its page. */
export function EntryDialog() {
  useEffect(
    () => () => {
      // who logged in has no link to log in any more, which had the focus
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
