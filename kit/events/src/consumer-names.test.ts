import { expect, it } from 'vitest'
import { accountErased } from '@lunchpail/contracts/auth/events'
import { consumerName, namesOf } from './consumer-names.ts'

it('names a consumer by its service and its event, and its successors by their number', () => {
  const name = consumerName('wizard', accountErased)
  expect(name).toBe('wizard--auth-account-erased-v1')
  expect(namesOf(name)).toEqual([name, `${name}-2`, `${name}-3`])
})
