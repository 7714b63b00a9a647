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

interface BoundaryProps {
  readonly name: string
  readonly instead: ReactNode
  readonly children: ReactNode
}

/** Error boundary: an error inside a slot leaves the page around it as it is. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: unknown): void {
    reportError(error, `slot ${this.props.name}`)
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children
  }
}

/** The component that fills the slot; undefined while it loads, null where it cannot be loaded. */
function useFilling(name: string, attempt: number): Filling | null | undefined {
  const [found, setFound] = useState<{ name: string; attempt: number; filling: Filling | null }>()
  useEffect(() => {
    let wanted = true
    const set = (filling: Filling | null) => {
      if (wanted) setFound({ name, attempt, filling })
    }
    source(name).then(
      (filling) => set(filling ?? null),
      (error: unknown) => {
        reportError(error, `slot ${name}`)
        set(null)
      },
    )
    return () => void (wanted = false)
  }, [name, attempt])
  return found?.name === name && found.attempt === attempt ? found.filling : undefined
}

export interface SlotPlace<S extends SlotDeclaration> {
  readonly slot: S
  readonly props: z.input<S['props']>
  readonly onDone?: (outcome: SlotOutcome<S>) => void
  /** reserves the space of the filling */
  readonly className?: string
  /** shown while the filling loads */
  readonly loading?: ReactNode
  /** What the page shows where the slot cannot be filled: for a page that is of no use without it. */
  readonly fallback?: (retry: () => void) => ReactNode
}

/** A slot that another noun's microfrontend fills. One that cannot be filled shows nothing, or the page's `fallback`. */
export function Slot<S extends SlotDeclaration>(place: SlotPlace<S>) {
  const { slot, props, onDone, className, loading = null, fallback } = place
  const [attempt, setAttempt] = useState(0)
  const filling = useFilling(slot.name, attempt)
  const given = JSON.stringify(props)
  const passed = useMemo(() => JSON.parse(given) as object, [given])
  const instead = fallback?.(() => setAttempt((count) => count + 1)) ?? null
  return (
    <div className={className} data-slot={slot.name}>
      {filling === undefined && loading}
      {filling && (
        <Boundary key={attempt} name={slot.name} instead={instead}>
          <Suspense fallback={loading}>
            {createElement(filling, {
              ...passed,
              onDone: (outcome: SlotOutcome<S>) => onDone?.(outcome),
            })}
          </Suspense>
        </Boundary>
      )}
      {filling === null && instead}
    </div>
  )
}
