import { afterEach, expect } from 'vitest'

/**
 * A test of a page asks no server: its document is at http://localhost:3000, where a site may run. Whoever needs an answer has
 * one by `answers` of renderScreen or by a `fetch` of their own; what is asked besides fails the test.
 */
const asked: string[] = []
globalThis.fetch = (input) => {
  const address = input instanceof Request ? input.url : String(input)
  asked.push(address)
  return Promise.reject(new Error(`a test asked for ${address}`))
}
afterEach(() => expect(asked.splice(0), 'asked of the network').toEqual([]))
