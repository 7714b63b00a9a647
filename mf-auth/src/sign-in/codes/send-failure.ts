import { ApiError } from '@lunchpail/kit-web/api-error'
import { refusedFields } from '@lunchpail/kit-web/forms/refused-fields'
import { toast } from '@lunchpail/kit-web/toast'
import type { sentences } from '../../sentences.ts'
import type { SecretKind } from './ask-for-secret.ts'

/**
 * The sentence of a code or link that was not sent: the service's own where it says what to do, else that of 1 §8, which
 * for a link is a toast.
 */
export function sendFailure(
  error: unknown,
  kind: SecretKind,
  t: ReturnType<(typeof sentences)['use']>,
): string | undefined {
  if (!(error instanceof ApiError)) throw error
  const field = Object.values(refusedFields(error))[0]
  if (field) return field.error
  if (error.code === 'too-many-codes' || error.code === 'code-unavailable') return error.message
  if (kind === 'code') return t('code.send-failed')
  toast(t('reset.failed'), { tone: 'bad' })
  return undefined
}
