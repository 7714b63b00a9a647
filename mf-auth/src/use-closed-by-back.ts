import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useLocation, useNavigate } from '@lunchpail/kit-web/router'

/** What is open over the page in this entry of the history, the last one on top. */
const overOf = (state: unknown): readonly unknown[] =>
  state instanceof Object && 'over' in state && Array.isArray(state.over) ? state.over : []

/**
 * Gives what opens over the page an entry of the history, so that Back closes it. It is `shown` once that entry is there:
 * a Back before would leave the page under it. `close` closes it, by going back; `onClosed` is called in the end, with
 * what that was given, or with `byBack`.
 */
export function useClosedByBack<Outcome>(
  onClosed: (outcome: Outcome) => void,
  byBack: Outcome,
): { readonly shown: boolean; readonly close: (outcome: Outcome) => void } {
  const navigate = useNavigate()
  const location = useLocation()
  const id = useId()
  const shown = overOf(location.state).includes(id)
  const outcome = useRef<Outcome>(undefined)
  const phase = useRef<'closed' | 'opening' | 'open'>('closed')
  const openedFrom = useRef<string>(undefined)
  const open = useEffectEvent(() => {
    if (phase.current !== 'closed') return
    const { state, ...here } = location
    // after a reload the entry is there already
    phase.current = shown ? 'open' : 'opening'
    if (shown) return
    openedFrom.current = location.key
    const over = { ...(state as object | null), over: [...overOf(state), id] }
    void navigate(here, { state: over, preventScrollReset: true })
  })
  useEffect(() => open(), [])
  const finish = (given: Outcome) => {
    phase.current = 'closed'
    onClosed(given)
  }
  const moved = useEffectEvent(() => {
    const left = phase.current === 'open' || location.key !== openedFrom.current
    if (shown && phase.current === 'opening') phase.current = 'open'
    else if (!shown && phase.current !== 'closed' && left) finish(outcome.current ?? byBack)
  })
  // Back pressed before React rendered the new entry: that entry is then never seen, but in this event.
  const backed = useEffectEvent(() => {
    if (phase.current === 'opening') finish(byBack)
  })
  useEffect(() => {
    const listener = () => backed()
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  }, [])
  useEffect(() => moved(), [shown, location.key])
  return {
    shown,
    close: (given) => {
      outcome.current = given
      void navigate(-1)
    },
  }
}
