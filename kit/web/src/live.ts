import { useEffect, useEffectEvent } from 'react'

const topics = new Map<string, Set<() => void>>()

/** For the host: something of this topic changed. */
export function tellTopic(topic: string): void {
  for (const listener of topics.get(topic) ?? []) listener()
}

/** For the host, after it heard nothing for a while: anything may have changed. */
export function tellEveryTopic(): void {
  for (const topic of topics.keys()) tellTopic(topic)
}

/** Calls `listener` when something of the topic changed, until the returned function is called. */
export function followTopic(topic: string, listener: () => void): () => void {
  const followers = topics.get(topic) ?? new Set()
  topics.set(topic, followers.add(listener))
  return () => void followers.delete(listener)
}

/** Calls `onChange` when the site says that something of this topic changed: `applications`. */
export function useLive(topic: string, onChange: () => void): void {
  const tell = useEffectEvent(onChange)
  useEffect(() => followTopic(topic, () => tell()), [topic])
}
