import { Button } from '@lunchpail/kit-ui/button'
import { logInByPasskey } from '../api.ts'
import { sentences } from '../sentences.ts'
import { NotSent } from './codes/not-sent.tsx'
import { useSending } from './codes/use-sending.ts'
import { passkeyFailure } from './passkey-failure.ts'

interface PasskeyLoginProps {
  readonly onSignedIn?: (() => void) | undefined
}

/** BY-03: the browser asks which passkey, and no handle is typed. */
export function PasskeyLogin({ onSignedIn }: PasskeyLoginProps) {
  const t = sentences.use()
  const { sending, failure, send } = useSending<'passkey'>((error) => passkeyFailure(error, t))
  const logIn = async () => {
    await logInByPasskey()
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
