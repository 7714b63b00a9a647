import { Component, createElement, Suspense, useEffect, useMemo, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Slot as SlotDeclaration, SlotOutcome } from '@lunchpail/contracts/slot'
import { bustCache } from './bust-cache.ts'
import { reportError } from './error-report.ts'
import { Hold } from './together.tsx'

type Filling = ComponentType<Record<string, unknown>>

/** How the page finds what fills a slot. The host sets it; undefined means that no remote provides the slot. */
export type SlotSource = (name: string) => Promise<Filling | undefined>
let source: SlotSource = () => Promise.resolve(undefined)
export function setSlotSource(next: SlotSource): void {
  source = next
}

/** What stands in the place of a slot that failed. `retry` loads it again. */
export type SlotFallback = ComponentType<{ readonly retry: () => void }>
let Fallback: SlotFallback | undefined
/** For the host: what a failed slot shows where the page around it has no `fallback` of its own. */
export function setSlotFallback(next: SlotFallback): void {
  Fallback = next
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

/** The component that fills the slot; undefined while it loads. */
function useFilling(name: string, attempt: number): Filling | 'failed' | undefined {
  const [found, setFound] = useState<{ name: string; attempt: number; filling: Filling | 'failed' }>()
  useEffect(() => {
    let wanted = true
    const set = (filling: Filling | 'failed') => {
      if (wanted) setFound({ name, attempt, filling })
    }
    source(name).then(
      (filling) => set(filling ?? 'failed'),
      (error: unknown) => {
        reportError(error, `slot ${name}`)
        set('failed')
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
  /**
   * What the page shows where the slot cannot be filled, in place of the host's own fallback. Null is nothing at all: for a
   * slot that no visitor came for.
   */
  readonly fallback?: (retry: () => void) => ReactNode
}

/**
 * A slot that another noun's microfrontend fills. One that fails, or that no remote provides, says so in its place and
 * offers Retry: by `fallback`, or as the host does it.
 */
export function Slot<S extends SlotDeclaration>(place: SlotPlace<S>) {
  const { slot, props, onDone, className, loading = null, fallback } = place
  const [attempt, setAttempt] = useState(0)
  const filling = useFilling(slot.name, attempt)
  const given = JSON.stringify(props)
  const passed = useMemo(() => JSON.parse(given) as object, [given])
  const retry = () => {
    bustCache()
    setAttempt((count) => count + 1)
  }
  const instead = fallback ? fallback(retry) : Fallback && createElement(Fallback, { retry })
  return (
    <div className={className} data-slot={slot.name}>
      {filling === undefined && <Hold>{loading}</Hold>}
      {typeof filling === 'function' && (
        <Boundary key={attempt} name={slot.name} instead={instead}>
          <Suspense fallback={<Hold>{loading}</Hold>}>
            {createElement(filling, {
              ...passed,
              onDone: (outcome: SlotOutcome<S>) => onDone?.(outcome),
            })}
          </Suspense>
        </Boundary>
      )}
      {filling === 'failed' && instead}
    </div>
  )
}
