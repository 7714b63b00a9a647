import { Component, createElement, Suspense, useEffect, useMemo, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Slot as SlotDeclaration, SlotOutcome } from '@lunchpail/contracts/slot'
import { reportError } from './error-report.ts'

type Filling = ComponentType<Record<string, unknown>>

/** How the page finds what fills a slot. The host sets it; undefined means that nobody provides the slot. */
export type SlotSource = (name: string) => Promise<Filling | undefined>
let source: SlotSource = () => Promise.resolve(undefined)
export function setSlotSource(next: SlotSource): void {
  source = next
}

/** What breaks inside a slot leaves the page around it as it is. */
class Boundary extends Component<
  { readonly name: string; readonly children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: unknown): void {
    reportError(error, `slot ${this.props.name}`)
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}

function useFilling(name: string): Filling | undefined {
  const [filling, setFilling] = useState<Filling>()
  useEffect(() => {
    let wanted = true
    source(name).then(
      (found) => {
        if (wanted) setFilling(() => found)
      },
      (error: unknown) => reportError(error, `slot ${name}`),
    )
    return () => void (wanted = false)
  }, [name])
  return filling
}

export interface SlotPlace<S extends SlotDeclaration> {
  readonly slot: S
  readonly props: z.input<S['props']>
  readonly onDone?: (outcome: SlotOutcome<S>) => void
  /** reserves the room that the filling will take */
  readonly className?: string
}

/** A place that another noun's microfrontend fills. One that cannot be filled shows nothing. */
export function Slot<S extends SlotDeclaration>({ slot, props, onDone, className }: SlotPlace<S>) {
  const filling = useFilling(slot.name)
  const given = JSON.stringify(props)
  const parsed = useMemo(() => slot.props.safeParse(JSON.parse(given)), [slot, given])
  useEffect(() => {
    if (parsed.error) reportError(parsed.error, `slot ${slot.name}`)
  }, [parsed, slot])
  return (
    <div className={className} data-slot={slot.name}>
      {filling && parsed.success && (
        <Boundary name={slot.name}>
          <Suspense fallback={null}>
            {createElement(filling, {
              ...(parsed.data as object),
              onDone: (outcome: SlotOutcome<S>) => onDone?.(outcome),
            })}
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}
