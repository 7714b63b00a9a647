import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { accessTests } from '@lunchpail/kit-service/testing/access-tests'
import { expect, vi } from 'vitest'
import { submission, submittedPosition } from '../../../contracts/test/submission.ts'
import { service } from '../src/service.ts'
import { candidate } from './factories.ts'

// Everything here is public; the test is made from the contract, so that what is added later is tried too.
accessTests(service, {
  seed: async (jobs, { id }) => {
    await jobs.publish(candidateChanged, { things: [candidate({ id, zip: '98765' })] })
    await jobs.publish(
      applicationSubmitted,
      submission({ account_id: id, positions: [submittedPosition({ position_id: 1 })] }),
    )
    await vi.waitFor(async () => {
      const text = 'select from candidate join application using (account_id) where account_id = $1'
      expect((await jobs.pool.query(text, [id])).rowCount).toBe(1)
    }, 10_000)
    return { marks: ['98765'] }
  },
  calls: () => ({
    'jobs.position.list': { query: { zip: '10001' } },
    'jobs.position.get': { params: { id: '1' } },
    'jobs.company.logo': { params: { id: '1' } },
    'jobs.sitemap.list': {},
    'jobs.sitemap.get': { params: { page: '1' } },
  }),
})
