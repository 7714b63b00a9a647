import { createContext, use, useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'

const Holds = createContext<(() => () => void) | undefined>(undefined)

/** While it holds, the `Together` around it waits. */
export function useHold(holds: boolean): void {
  const hold = use(Holds)
  useLayoutEffect(() => (holds ? hold?.() : undefined), [holds, hold])
}

/** Stands for what loads. */
export function Hold({ children }: { readonly children?: ReactNode }) {
  useHold(true)
  return children
}

/** Holds it for a moment: what stands before it could hold it by then. */
function End() {
  const hold = use(Holds)
  useLayoutEffect(() => hold?.()(), [hold])
  return null
}

/** Other microfrontends fill slots, and a page stands without them too. */
const patienceMs = 3_000

export interface TogetherProps {
  /** what the page itself loads is not there yet: waited for without a limit */
  readonly holds?: boolean
  /** in the place of the content meanwhile */
  readonly loading?: ReactNode
  readonly onShown?: () => void
  readonly children: ReactNode
}

/**
 * Shows its content as one, once no slot and no `useLoad` in it loads for the first time, for which it waits 3 s at most: what comes one
 * by one moves what stands below it, under a thumb.
 */
export function Together({ holds = false, loading, onShown, children }: TogetherProps) {
  // unknown until all of its content is mounted
  const [holding, setHolding] = useState<number>()
  const [isPatient, setPatient] = useState(true)
  const [isComplete, setComplete] = useState(false)
  const hold = useCallback(() => {
    setHolding((count = 0) => count + 1)
    return () => setHolding((count = 0) => count - 1)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isComplete && !holds && (holding === 0 || !isPatient)) setComplete(true)
  const isShown = isComplete && !holds
  useEffect(() => {
    if (isShown) onShown?.()
  }, [isShown, onShown])
  // on the server nothing comes late
  if (typeof document === 'undefined') return children
  return (
    <>
      {!isShown && loading}
      {/* its content is laid out as if it stood in its place; `hidden` wins over this */}
      <div style={{ display: 'contents' }} hidden={!isShown}>
        <Holds value={hold}>
          {children}
          <End />
        </Holds>
      </div>
    </>
  )
}
