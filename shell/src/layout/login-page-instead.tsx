import { useEffect } from 'react'
import { useNavigate } from '@lunchpail/kit-web/router'
import { entryDialogShown } from './entry-dialog-shown.ts'
import { useLoginLink } from './use-login-link.ts'

/** In place of the dialog that did not come: its page. */
export function LoginPageInstead({ retry }: { readonly retry?: () => void }) {
  const navigate = useNavigate()
  const { to } = useLoginLink()
  useEffect(() => {
    entryDialogShown.set(false)
    retry?.()
    void navigate(to)
  })
  return null
}
