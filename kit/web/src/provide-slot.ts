import { createElement, useMemo } from 'react'
import type { ComponentType } from 'react'
import type { Slot, SlotOutcome } from '@lunchpail/contracts/slot'
import type { SlotComponentProps } from './manifest.ts'

interface Given<S extends Slot> {
  readonly onDone: (outcome: SlotOutcome<S>) => void
}

/** Fills a slot with what was declared: an older page may leave out what has a default by now, or be wrong. */
function withDeclaredProps<S extends Slot>(slot: S, Filling: ComponentType<SlotComponentProps<S>>) {
  return function ProvidedSlot({ onDone, ...props }: Given<S>) {
    const given = JSON.stringify(props)
    const declared = useMemo(() => slot.props.parse(JSON.parse(given)) as object, [given])
    return createElement(Filling as ComponentType<Record<string, unknown>>, { ...declared, onDone })
  }
}

/**
 * A slot in the provider's manifest: `[entrySlot.name]: provideSlot(entrySlot, () => import('./slots/entry.slot.tsx'))`.
 * The filling is given props as its own contract declares them, with defaults; what does not fit is an error, which
 * leaves the slot empty.
 */
export const provideSlot =
  <S extends Slot>(
    slot: S,
    load: () => Promise<{ readonly default: ComponentType<SlotComponentProps<S>> }>,
  ) =>
  async () => ({ default: withDeclaredProps(slot, (await load()).default) })
