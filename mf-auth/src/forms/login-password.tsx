import { Button } from '@lunchpail/kit-ui/button'
import { sentences } from '../sentences.ts'
import { useSupport } from '../support/use-support-chat.ts'
import { PasswordInput, type PasswordInputProps } from './password-input.tsx'

interface LoginPasswordProps {
  readonly field: Omit<PasswordInputProps, 'label' | 'autoComplete'>
  /** 1 §8: a locked account leads to the support */
  readonly locked: boolean
  readonly onForgot: () => void
}

/** The password of somebody who logs in, and what helps where it does not. */
export function LoginPassword({ field, locked, onForgot }: LoginPasswordProps) {
  const t = sentences.use()
  const support = useSupport()
  return (
    <>
      <PasswordInput autoComplete="current-password" {...field} />
      <Button kind="quiet" onClick={onForgot}>
        {t('login.forgot')}
      </Button>
      {locked && (
        <Button kind="quiet" onClick={support?.ask}>
          {t('login.locked-help')}
        </Button>
      )}
    </>
  )
}
