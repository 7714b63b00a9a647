import { ApiError } from '@lunchpail/kit-web/api-error'
import type { sentences } from '../sentences.ts'

type Translate = ReturnType<typeof sentences.use>

/** What to say where a passkey was not made or not used; undefined where the person changed their mind. */
export function passkeyFailure(error: unknown, t: Translate): string | undefined {
  if (error instanceof ApiError) return error.message
  if (typeof PublicKeyCredential === 'undefined') return t('passkeys.unsupported')
  // WebAuthn's own names: the same for a press on Cancel and for nothing to choose from
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return undefined
  return t(name === 'InvalidStateError' ? 'passkeys.known' : 'passkeys.failed')
}
