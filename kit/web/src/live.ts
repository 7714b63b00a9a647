import { useEffect, useEffectEvent } from 'react'

const topics = new Map<string, Set<() => void>>()

/** For the host: something of this topic changed. */
export function tellTopic(topic: string): void {
  for (const listener of topics.get(topic) ?? []) listener()
}

/** Calls `onChange` when the site says that something of this topic changed: `applications`. */
export function useLive(topic: string, onChange: () => void): void {
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    const listener = () => tell()
    const followers = topics.get(topic) ?? new Set()
    topics.set(topic, followers.add(listener))
    return () => void followers.delete(listener)
  }, [topic])
}
