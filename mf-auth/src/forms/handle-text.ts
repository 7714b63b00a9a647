import { readHandle } from '@lunchpail/contracts/auth/fields'
import { phoneText } from '@lunchpail/contracts/language/figures'
import { unbroken } from './unbroken.ts'

/** A typed handle, as it is shown: a number 3-3-4, on one line. */
export function handleText(typed: string): string {
  const handle = readHandle(typed)
  return handle?.kind === 'phone' ? unbroken(phoneText(handle.value)) : typed
}
