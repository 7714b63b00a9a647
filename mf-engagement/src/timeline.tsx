import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { useLoad } from '@lunchpail/kit-web/use-load'

interface Steps<Step> {
  readonly timeline: readonly Step[]
  /** how many were before those */
  readonly earlier_steps?: number | undefined
}

interface TimelineProps<Step> {
  readonly latest: Steps<Step>
  /** the steps before so many, counted from the first */
  readonly load: (before: string, signal: AbortSignal) => Promise<Steps<Step>>
  readonly label: string
  readonly className: string | undefined
  readonly children: (step: Step) => ReactNode
}

/** The steps of an application, oldest first. What was before the latest comes when it is asked for. */
export function Timeline<Step>({ latest, load, label, className, children }: TimelineProps<Step>) {
  const [wanted, setWanted] = useState(0)
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef(false)
  const before = latest.earlier_steps ?? 0
  // from the latest on, whenever those move: no step is left out between two parts
  const parts = useLoad(
    async (signal) => {
      const found: Steps<Step>[] = []
      let left = before
      while (found.length < wanted && left > 0) {
        const part = await load(String(left), signal)
        found.unshift(part)
        left = part.earlier_steps ?? 0
      }
      return { steps: found.flatMap(({ timeline }) => timeline), left }
    },
    [wanted, before],
  )
  const shown = parts.value
  // reading goes on with the first of those that came: the button is gone, or above them
  useLayoutEffect(() => {
    if (pressed.current) list.current?.querySelector('li')?.focus({ preventScroll: true })
    pressed.current = false
  }, [shown])
  const isFailed = parts.state === 'failed'
  const showEarlier = () => {
    pressed.current = true
    if (isFailed) parts.retry()
    else setWanted(wanted + 1)
  }
  return (
    <>
      {isFailed && (
        <Notice tone="bad" role="alert">
          {parts.error.message}
        </Notice>
      )}
      {(isFailed || (shown?.left ?? before) > 0) && (
        <div>
          <Button size="small" busy={wanted > 0 && parts.state === 'loading'} onClick={showEarlier}>
            {label}
          </Button>
        </div>
      )}
      <ol ref={list} className={className}>
        {[...(shown?.steps ?? []), ...latest.timeline].map((step, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two steps may be of one moment
          <li key={place} tabIndex={place === 0 ? -1 : undefined}>
            {children(step)}
          </li>
        ))}
      </ol>
    </>
  )
}
