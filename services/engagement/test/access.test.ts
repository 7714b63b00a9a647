import { accountChanged } from '@lunchpail/contracts/auth/events'
import { listApplications } from '@lunchpail/contracts/engagement/api'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { accessTests } from '@lunchpail/kit-service/testing/access-tests'
import { expect, vi } from 'vitest'
import { service } from '../src/service.ts'
import { applicant } from '../../../contracts/test/applicant.ts'
import { submission, submittedPosition } from '../../../contracts/test/submission.ts'

const position = submittedPosition({ title: 'Owner’s own job' })

accessTests(service, {
  seed: async (engagement, account) => {
    await engagement.publish(accountChanged, {
      things: [applicant({ id: account.id, first_name: 'Owner-called' })],
    })
    await engagement.publish(
      applicationSubmitted,
      submission({ account_id: account.id, positions: [position] }),
    )
    await vi.waitFor(async () => {
      expect((await engagement.as(account).call(listApplications)).body.total).toBe(1)
      expect((await engagement.pool.query('select from candidate')).rowCount).toBe(1)
    }, 10_000)
    return { marks: [position.application_id, 'Owner’s own job', 'Owner-called'] }
  },
  calls: () => ({
    'engagement.application.list': {},
    'engagement.application.get': { params: { id: position.application_id } },
  }),
})
