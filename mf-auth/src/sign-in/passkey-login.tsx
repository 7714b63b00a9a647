import { Button } from '@lunchpail/kit-ui/button'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { logInByPasskey } from '../api.ts'
import { sentences } from '../sentences.ts'
import { NotSent } from './codes/not-sent.tsx'
import { useSending } from './codes/use-sending.ts'
import { passkeyFailure } from './passkey-failure.ts'

interface PasskeyLoginProps {
  readonly onSignedIn?: (() => void) | undefined
  /** they are refused, and have a session all the same: for what stays open to them, the passkey was shown */
  readonly suspended?: boolean
}

/** The browser asks which passkey, and no handle is typed. */
export function PasskeyLogin({ onSignedIn, suspended = false }: PasskeyLoginProps) {
  const t = sentences.use()
  const { sending, failure, send } = useSending<'passkey'>((error) => passkeyFailure(error, t))
  const logIn = async () => {
    await logInByPasskey().catch((error: unknown) => {
      if (!(suspended && error instanceof ApiError && error.code === 'barred')) throw error
    })
    onSignedIn?.()
  }
  return (
    <>
      <NotSent failure={failure} />
      <Button wide busy={sending !== undefined} onClick={() => void send('passkey', logIn)}>
        {t('passkeys.log-in')}
      </Button>
    </>
  )
}
