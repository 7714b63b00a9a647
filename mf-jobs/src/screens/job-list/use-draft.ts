import { useEffect, useRef, useState } from 'react'
import { addressOf } from '../../search/filters.ts'
import type { Filters } from '../../search/filters.ts'

/** A handle that is dragged, or several boxes ticked in a row, are one change. */
const debounceMs = 300

interface Draft {
  readonly filters: Filters
  /** the address at which it was chosen */
  readonly at: string
  /** the address that was asked for last, while it is on its way */
  readonly asked: string | undefined
}

const holds = (draft: Draft | undefined, address: string): draft is Draft =>
  draft !== undefined && (draft.at === address || draft.asked === address)

/** Once an address is there: what was asked for is reached, what somebody else chose ends the draft. */
const arrived =
  (address: string) =>
  (draft: Draft | undefined): Draft | undefined => {
    if (!holds(draft, address)) return undefined
    return draft.asked === address ? { ...draft, at: address, asked: undefined } : draft
  }

/**
 * What is chosen runs ahead of the address. It is forgotten when that changes otherwise, by Back or a link; what was
 * chosen while the address was on its way stays.
 */
export function useDraft(filters: Filters, onChange: (filters: Filters) => void) {
  const address = addressOf(filters)
  const [draft, setDraft] = useState<Draft>()
  useEffect(() => setDraft(arrived(address)), [address])
  const now = holds(draft, address) ? draft.filters : filters
  const wanted = addressOf(now)
  const settled = wanted === address

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = (next: Filters) => {
    clearTimeout(timer.current)
    if (addressOf(next) === address) return
    setDraft({ filters: next, at: address, asked: addressOf(next) })
    onChange(next)
  }
  const underWay = draft?.asked === wanted
  useEffect(() => {
    if (settled || underWay) return
    timer.current = setTimeout(() => send(now), debounceMs)
    return () => clearTimeout(timer.current)
    // oxlint-disable-next-line react/exhaustive-deps -- what is chosen has an address: only another one begins anew
  }, [address, wanted, settled, underWay])

  const chosen = (part: Partial<Filters>): Filters => ({ ...now, ...part, page: 1 })
  return {
    draft: now,
    /** the list shows what is chosen */
    settled,
    choose: (part: Partial<Filters>): void =>
      setDraft((before) =>
        holds(before, address)
          ? { ...before, filters: chosen(part) }
          : { filters: chosen(part), at: address, asked: undefined },
      ),
    /** at once, with what else is chosen */
    send: (part: Partial<Filters>): void => send(chosen(part)),
  }
}
