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

/** Restores the position on a page that a person comes back to, else to the anchor of its address, else to its top. */
export function ScrollRestoration({ getKey, storageKey }: ScrollRestorationProps): null {
  const router = useRouter()
  const { location, preventScrollReset } = useRouterState()
  const places = useRef<Places>(undefined)

  useEffect(() => {
    const keep = () => {
      if (places.current) places.current[getKey(router.state.location)] = window.scrollY
    }
    const store = () => {
      if (router.state.navigation.state === 'idle') keep()
      storePlaces(storageKey, places.current ?? {})
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', store)
    const stop = router.onLeave(keep)
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
    // Nothing of it is returned: browsers answer a promise, and React would call that at the next location.
    if (place !== undefined) scrollTo(0, place)
    else if (anchor) anchor.scrollIntoView()
    else if (!preventScrollReset) scrollTo(0, 0)
  }, [location, preventScrollReset, getKey, storageKey])
  return null
}
