import type { ComponentType } from 'react'
import type { Slot } from '@lunchpail/contracts/slot'
import type { SlotComponentProps } from '../manifest.ts'
import { setSlotSource } from '../slot.tsx'

interface Filling {
  readonly slot: string
  readonly component: ComponentType<Record<string, unknown>>
}

export const filling = <S extends Slot>(
  slot: S,
  component: ComponentType<SlotComponentProps<S>>,
): Filling => ({ slot: slot.name, component: component as Filling['component'] })

/** Fills these slots as other nouns would; any other slot stays empty. */
export const fillSlots = (...fillings: readonly Filling[]): void =>
  setSlotSource((name) => Promise.resolve(fillings.find(({ slot }) => slot === name)?.component))
