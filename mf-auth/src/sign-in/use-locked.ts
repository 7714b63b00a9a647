import { useState } from 'react'
import type { ApiError } from '@lunchpail/kit-web/api-error'
import type { SupportChat } from '../support/use-support-chat.ts'

/**
 * Whether the last login was refused because the account is locked or barred: the support can help. Any refusal counts
 * for the support chat.
 */
export function useLocked(support: SupportChat | undefined) {
  const [locked, setLocked] = useState(false)
  const onRefused = ({ code }: ApiError): boolean => {
    setLocked(code === 'locked' || code === 'barred')
    support?.failed()
    return false
  }
  return { locked, onRefused }
}
