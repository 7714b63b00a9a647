import { useSyncExternalStore } from 'react'

/** One value outside React that components subscribe to. Modules that hold one are singletons of the page. */
export interface Store<T> {
  readonly get: () => T
  readonly set: (value: T) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly use: () => T
}

export function store<T>(initial: T): Store<T> {
  let current = initial
  const listeners = new Set<() => void>()
  const get = (): T => current
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get,
    subscribe,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  }
}
