import { useState } from 'react'
import type { ApiError } from '@lunchpail/kit-web/api-error'

/** Whether the last login was refused because the account is locked or barred: the support can help. 1 §8. */
export function useLocked() {
  const [locked, setLocked] = useState(false)
  const onRefused = ({ code }: ApiError): boolean => {
    setLocked(code === 'locked' || code === 'barred')
    return false
  }
  return { locked, onRefused }
}
