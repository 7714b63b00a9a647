import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useLocation, useNavigate } from '@lunchpail/kit-web/router'

/** What is open over the page in this entry of the history, the last one on top. */
const overOf = (state: unknown): readonly unknown[] =>
  state instanceof Object && 'over' in state && Array.isArray(state.over) ? state.over : []

/**
 * Gives what opened over the page an entry of the history, so that Back closes it. The function that it returns closes it,
 * by going back; `onClosed` is called in the end, with what that was given, or with `byBack`.
 */
export function useClosedByBack<Outcome>(
  onClosed: (outcome: Outcome) => void,
  byBack: Outcome,
): (outcome: Outcome) => void {
  const navigate = useNavigate()
  const location = useLocation()
  const id = useId()
  const outcome = useRef<Outcome>(undefined)
  const phase = useRef<'closed' | 'opening' | 'open'>('closed')
  const open = useEffectEvent(() => {
    if (phase.current !== 'closed') return
    const { state, ...here } = location
    // after a reload the entry is there already
    phase.current = overOf(state).includes(id) ? 'open' : 'opening'
    if (phase.current === 'open') return
    const over = { ...(state as object | null), over: [...overOf(state), id] }
    void navigate(here, { state: over, preventScrollReset: true })
  })
  useEffect(() => open(), [])
  const moved = useEffectEvent((isOver: boolean) => {
    if (isOver && phase.current === 'opening') phase.current = 'open'
    else if (!isOver && phase.current === 'open') {
      phase.current = 'closed'
      onClosed(outcome.current ?? byBack)
    }
  })
  // Back pressed before React rendered the new entry: that entry is then never seen, but in this event.
  const backed = useEffectEvent(() => {
    if (phase.current !== 'opening') return
    phase.current = 'closed'
    onClosed(byBack)
  })
  useEffect(() => {
    const listener = () => backed()
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  }, [])
  const isOver = overOf(location.state).includes(id)
  useEffect(() => moved(isOver), [isOver])
  return (given) => {
    outcome.current = given
    if (phase.current === 'open') return void navigate(-1)
    phase.current = 'closed'
    onClosed(given)
  }
}
