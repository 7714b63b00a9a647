import { useEffect, useEffectEvent, useState } from 'react'
import { readLocal, writeLocal } from '@lunchpail/kit-web/offline/local-json'

/** Inputs that take no letters: whoever has just ticked a box may go on by a key. */
const isTicked = (target: HTMLElement): boolean =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !isTicked(target)

/** Keys of a page by their names: not while the manager types, or a dialog is open. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (!document.querySelector('dialog[open]')) keys[event.key.toLowerCase()]?.()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const name = 'desk-keys-off'

/**
 * Whether the keys of single letters are on. WCAG 2.1.4: whoever speaks to the browser would press them by each word, and
 * can turn them off.
 */
export function useKeysWanted(): readonly [boolean, (wanted: boolean) => void] {
  const [wanted, setWanted] = useState(() => readLocal(name) !== true)
  return [
    wanted,
    (next) => {
      writeLocal(name, next ? undefined : true)
      setWanted(next)
    },
  ]
}
