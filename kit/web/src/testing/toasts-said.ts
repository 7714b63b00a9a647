import { createElement, useState } from 'react'
import type { ReactElement } from 'react'
import { useToasts } from '../toast.ts'

/** What was said in toasts since this is shown: one goes after a second, on a busy machine before a test has looked. */
export function ToastsSaid(): ReactElement[] {
  const [said, setSaid] = useState<readonly string[]>([])
  const fresh = useToasts().flatMap(({ message }) => (said.includes(message) ? [] : [message]))
  if (fresh.length > 0) setSaid([...said, ...fresh])
  return said.map((message) => createElement('p', { key: message }, message))
}
