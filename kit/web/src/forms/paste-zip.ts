import type { ClipboardEvent } from 'react'
import { typedZip } from '@lunchpail/contracts/wizard/rules/typed-zip'

/** For a field of five digits, which would cut off what is pasted with more around them. */
export const pasteZip =
  (set: (zip: string) => void) =>
  (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData('text')
    const zip = typedZip(pasted)
    if (zip === pasted || !/^\d{5}$/.test(zip)) return
    event.preventDefault()
    set(zip)
  }
