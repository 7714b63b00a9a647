import { expect, it } from 'vitest'
import { tellTabs } from './tell-tabs.ts'

it('sends what came without NATS once it is back, each once, and the latest of very many', () => {
  let isUp = false
  let connected = (): void => {}
  const sent: string[] = []
  const tell = tellTabs({
    publish: (subject) => {
      if (isUp) sent.push(subject)
      return isUp
    },
    onConnect: (listener) => {
      connected = listener
      return () => {}
    },
  })
  const change = (accountId: string) => tell({ kind: 'changed', accountId, topic: 'messages' })
  for (let nth = 0; nth < 10_002; nth += 1) change(`a${nth}`)
  change('a10001')
  tell({ kind: 'session', sessionId: 's' })
  isUp = true
  connected()
  connected()
  expect(sent.length).toBe(10_000)
  expect(sent.slice(0, 1)).toEqual(['live.account.a3'])
  expect(sent.slice(-2)).toEqual(['live.account.a10001', 'live.session.s'])
  change('b')
  expect(sent.at(-1)).toBe('live.account.b')
})
