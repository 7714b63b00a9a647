import { useLayoutEffect, useMemo, useRef } from 'react'
import type { MouseEvent, PointerEvent, RefObject } from 'react'
import type { DeckSide } from './deck.tsx'

/** A pointer that moves less is a click. */
const clickSlackPx = 8
/** A drag of this share of the width, or of so many pixels, decides the card on release. */
const decideShare = 0.35
const decidePx = 140
/** A flick decides sooner: at this speed, over at least so many pixels. */
const flickPxPerMs = 0.5
const flickMinPx = 32
/** The speed is measured over the last part of the drag. */
const speedWindowMs = 90

interface Drag {
  readonly pointer: number
  readonly x: number
  readonly y: number
  moved: boolean
  trail: { x: number; at: number }[]
}

/** Which side a drag decides for, if any. Distances in pixels, speed in pixels for each millisecond. */
export function sideOf(distance: number, speed: number, width: number): DeckSide | undefined {
  const far = Math.abs(distance) >= Math.min(width * decideShare, decidePx)
  const flung =
    Math.abs(distance) >= flickMinPx &&
    Math.abs(speed) >= flickPxPerMs &&
    Math.sign(speed) === Math.sign(distance)
  if (!far && !flung) return undefined
  return distance > 0 ? 'towards' : 'away'
}

/**
 * Drags an element sideways by finger or mouse; what is up and down stays the page's own scrolling. The element's
 * styles read `--drag` (pixels) and `--lean` (-1 to 1).
 */
export function useSwipe(element: RefObject<HTMLElement | null>, onDecide: (side: DeckSide) => void) {
  const drag = useRef<Drag>(undefined)
  /** pixels to the right; 0 at rest */
  const distance = useRef(0)
  const wasDrag = useRef(false)
  const decide = useRef(onDecide)
  useLayoutEffect(() => {
    decide.current = onDecide
  }, [onDecide])

  return useMemo(() => {
    const draw = (pixels: number) => {
      distance.current = pixels
      const { style } = element.current ?? {}
      style?.setProperty('--drag', `${pixels}px`)
      style?.setProperty('--lean', String(Math.max(-1, Math.min(1, pixels / decidePx))))
    }
    const rest = () => {
      drag.current = undefined
      element.current?.removeAttribute('data-dragged')
      draw(0)
    }
    const start = ({ pointerId, clientX, clientY, button, isPrimary, target }: PointerEvent) => {
      wasDrag.current = false
      if (button !== 0 || !isPrimary) return
      // in a dialog that the card opened, whoever drags selects text
      if (element.current?.contains((target as Element).closest('dialog'))) return
      drag.current = { pointer: pointerId, x: clientX, y: clientY, moved: false, trail: [] }
    }
    const move = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
      const now = drag.current
      if (now?.pointer !== pointerId) return
      const [dx, dy] = [clientX - now.x, clientY - now.y]
      if (!now.moved) {
        if (Math.abs(dx) < clickSlackPx || Math.abs(dx) < Math.abs(dy)) return
        now.moved = wasDrag.current = true
        element.current?.setPointerCapture(pointerId)
        element.current?.setAttribute('data-dragged', '')
      }
      now.trail = [
        ...now.trail.filter(({ at }) => timeStamp - at < speedWindowMs),
        { x: clientX, at: timeStamp },
      ]
      draw(dx)
    }
    const end = ({ pointerId, clientX, timeStamp }: PointerEvent) => {
      const now = drag.current
      if (now?.pointer !== pointerId) return
      const [first] = now.trail.filter(({ at }) => timeStamp - at < speedWindowMs)
      const speed = first && timeStamp > first.at ? (clientX - first.x) / (timeStamp - first.at) : 0
      const side = now.moved && sideOf(clientX - now.x, speed, element.current?.offsetWidth ?? 0)
      drag.current = undefined
      element.current?.removeAttribute('data-dragged')
      if (side) decide.current(side)
      else draw(0)
    }
    /** A drag that began on a link or button must not click it. Clicks by key have no detail. */
    const click = (event: MouseEvent) => {
      if (!wasDrag.current || event.detail === 0) return
      wasDrag.current = false
      event.preventDefault()
      event.stopPropagation()
    }
    return {
      dragged: () => distance.current,
      rest,
      handlers: {
        onPointerDown: start,
        onPointerMove: move,
        onPointerUp: end,
        onPointerCancel: rest,
        onClickCapture: click,
        onDragStart: (event: MouseEvent) => event.preventDefault(),
      },
    }
  }, [element])
}
