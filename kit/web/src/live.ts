import { useEffect, useEffectEvent } from 'react'

const topics = new Map<string, Set<() => void>>()

/** For the host: calls the listeners of this topic. */
export function notifyTopic(topic: string): void {
  for (const listener of topics.get(topic) ?? []) listener()
}

/** For the host, after the live stream was disconnected: anything may have changed. */
export function notifyEveryTopic(): void {
  for (const topic of topics.keys()) notifyTopic(topic)
}

/** Calls `listener` when something of the topic changed, until the returned function is called. */
export function subscribeToTopic(topic: string, listener: () => void): () => void {
  const listeners = topics.get(topic) ?? new Set()
  topics.set(topic, listeners.add(listener))
  return () => void listeners.delete(listener)
}

/** Calls `onChange` when the site says that something of this topic changed: `applications`. */
export function useLive(topic: string, onChange: () => void): void {
  const notify = useEffectEvent(onChange)
  useEffect(() => subscribeToTopic(topic, () => notify()), [topic])
}
