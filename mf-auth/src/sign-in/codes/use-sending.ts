import { useState } from 'react'

/** Asks the service to send something, one thing at a time, and keeps what is said where it did not. */
export function useSending<T>(failureOf: (error: unknown) => string | undefined) {
  const [sending, setSending] = useState<T>()
  const [failure, setFailure] = useState<string>()
  const send = async (what: T, ask: () => Promise<void>): Promise<void> => {
    if (sending !== undefined) return
    setSending(what)
    setFailure(undefined)
    try {
      await ask()
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setSending(undefined)
    }
  }
  return { sending, failure, send }
}
