import { useEffect, useRef, useState } from 'react'
import { addressOf } from '../filters.ts'
import type { Filters } from '../filters.ts'

/** A handle that is dragged, or several boxes ticked in a row, are one change. */
const debounceMs = 300

interface OptimisticState {
  readonly filters: Filters
  /** the address at which they were chosen */
  readonly address: string
  /** the address that was requested last, while the navigation is pending */
  readonly requested: string | undefined
}

const appliesTo = (state: OptimisticState | undefined, address: string): state is OptimisticState =>
  state !== undefined && (state.address === address || state.requested === address)

/** After a navigation: a requested address is reached; another address discards the state. */
const navigated =
  (address: string) =>
  (state: OptimisticState | undefined): OptimisticState | undefined => {
    if (!appliesTo(state, address)) return undefined
    return state.requested === address ? { ...state, address, requested: undefined } : state
  }

/**
 * Chosen filters are shown before the address has them. They are discarded when the address changes otherwise, by Back
 * or a link; what was chosen during a pending navigation stays.
 */
export function useOptimisticFilters(filters: Filters, onChange: (filters: Filters) => void) {
  const address = addressOf(filters)
  const [state, setState] = useState<OptimisticState>()
  useEffect(() => setState(navigated(address)), [address])
  const optimisticFilters = appliesTo(state, address) ? state.filters : filters
  const wanted = addressOf(optimisticFilters)
  const settled = wanted === address

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = (next: Filters) => {
    clearTimeout(timer.current)
    if (addressOf(next) === address) return
    setState({ filters: next, address, requested: addressOf(next) })
    onChange(next)
  }
  const pending = state?.requested === wanted
  useEffect(() => {
    if (settled || pending) return
    timer.current = setTimeout(() => send(optimisticFilters), debounceMs)
    return () => clearTimeout(timer.current)
    // oxlint-disable-next-line react/exhaustive-deps -- filters are equal if their address is: only another address restarts the timer
  }, [address, wanted, settled, pending])

  const chosen = (part: Partial<Filters>): Filters => ({ ...optimisticFilters, ...part, page: 1 })
  return {
    optimisticFilters,
    /** the list shows what is chosen */
    settled,
    choose: (part: Partial<Filters>): void =>
      setState((before) =>
        appliesTo(before, address)
          ? { ...before, filters: chosen(part) }
          : { filters: chosen(part), address, requested: undefined },
      ),
    /** at once, with what else is chosen */
    send: (part: Partial<Filters>): void => send(chosen(part)),
  }
}
