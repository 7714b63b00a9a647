import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { useRouter, useRouterState } from './router-context.ts'

interface ScrollRestorationProps {
  /** what a location's place is kept by */
  readonly getKey: (location: Location) => string
  /** of the session's storage */
  readonly storageKey: string
}
type Places = Record<string, number>

function storedPlaces(storageKey: string): Places {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Places
  } catch {
    // storage is closed in some private windows
    return {}
  }
}

function storePlaces(storageKey: string, places: Places): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places))
  } catch {
    // storage is closed in some private windows
  }
}

/** What the address points at; nothing where it cannot be read. */
function anchorOf({ hash }: Location): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** A page that grows later than this is not on its way any more. */
const reachLimitMs = 10_000
/** By these a person says where they want to be. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown']
/** Bars of a phone's browser, which come and go, make its pages end at another place by so much. */
const barsHeight = 120

interface Reaching {
  /** where to, until it is reached or given up */
  readonly wanted: () => number | undefined
  readonly stop: () => void
}

/**
 * Goes to a place of a page that may be too short for it while its list is on its way: again whenever the page has
 * another length, until it is there, the person or other code goes elsewhere, or it takes too long.
 */
function reach(place: number): Reaching {
  const root = document.documentElement
  let wanted: number | undefined = place
  let left = 0
  const watch = new ResizeObserver(() => {
    // it ended at where this left it, and growing moves nobody up
    const end = root.scrollHeight - root.clientHeight
    if (window.scrollY < Math.min(left, end) - barsHeight) stop()
    else go()
  })
  const stop = () => {
    wanted = undefined
    watch.disconnect()
    clearTimeout(timer)
    for (const gesture of gestures) removeEventListener(gesture, stop, true)
  }
  const go = () => {
    scrollTo(0, place)
    left = window.scrollY
    // browsers keep fractions of a pixel
    if (left > place - 1) stop()
  }
  const timer = setTimeout(stop, reachLimitMs)
  for (const gesture of gestures) addEventListener(gesture, stop, { capture: true, passive: true })
  watch.observe(document.body)
  go()
  return { wanted: () => wanted, stop }
}

/** Restores the position on a page that a person comes back to, else to the anchor of its address, else to its top. */
export function ScrollRestoration({ getKey, storageKey }: ScrollRestorationProps): null {
  const router = useRouter()
  const { location, preventScrollReset } = useRouterState()
  const places = useRef<Places>(undefined)
  const reaching = useRef<Reaching>(undefined)

  useEffect(() => {
    const keep = () => {
      // who leaves a page before it was long enough comes back to the place that they came for
      const place = reaching.current?.wanted() ?? window.scrollY
      if (places.current) places.current[getKey(router.state.location)] = place
    }
    const leave = () => {
      keep()
      reaching.current?.stop()
    }
    const store = () => {
      if (router.state.navigation.state === 'idle') keep()
      storePlaces(storageKey, places.current ?? {})
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', store)
    const stop = router.onLeave(leave)
    return () => {
      stop()
      removeEventListener('pagehide', store)
      history.scrollRestoration = 'auto'
    }
  }, [router, getKey, storageKey])

  useLayoutEffect(() => {
    places.current ??= storedPlaces(storageKey)
    const place = places.current[getKey(location)]
    const anchor = anchorOf(location)
    // Nothing that a browser answers is returned: it may be a promise, and React would call that at the next location.
    reaching.current = undefined
    if (place !== undefined) reaching.current = reach(place)
    else if (anchor) anchor.scrollIntoView()
    else if (!preventScrollReset) scrollTo(0, 0)
    return reaching.current?.stop
  }, [location, preventScrollReset, getKey, storageKey])
  return null
}
