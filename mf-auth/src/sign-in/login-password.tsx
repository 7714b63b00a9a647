import { helpPage } from '@lunchpail/contracts/shell/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'
import { supportChannel } from '../support/support-channel.ts'
import { useSupport } from '../support/use-support-chat.ts'
import { PasswordInput, type PasswordInputProps } from '../forms/password-input.tsx'

interface LoginPasswordProps {
  readonly field: Omit<PasswordInputProps, 'label' | 'autoComplete'>
  /** 1 §8: a locked account leads to the support */
  readonly locked: boolean
  readonly onForgot: () => void
}

/** The password at a login, and what helps where it does not. */
export function LoginPassword({ field, locked, onForgot }: LoginPasswordProps) {
  const t = sentences.use()
  const support = useSupport()
  const askSupport = (event: { preventDefault: () => void }) => {
    // else the help page says what can be done
    if (!support || !supportChannel()) return
    event.preventDefault()
    support.ask()
  }
  return (
    <>
      <PasswordInput autoComplete="current-password" {...field} />
      <Button kind="quiet" onClick={onForgot}>
        {t('login.forgot')}
      </Button>
      {locked && (
        <Link kind="alone" href={helpPage.path} renderLink={routerLink} onClick={askSupport}>
          {t('login.locked-help')}
        </Link>
      )}
    </>
  )
}
