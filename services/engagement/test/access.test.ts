import { listApplications } from '@lunchpail/contracts/engagement/api'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { accessTests } from '@lunchpail/kit-service/testing/access-tests'
import { expect, vi } from 'vitest'
import { service } from '../src/service.ts'
import { submission, submittedPosition } from '../../../contracts/test/submission.ts'

const position = submittedPosition({ title: 'Owner’s own job' })

accessTests(service, {
  seed: async (engagement, account) => {
    await engagement.publish(
      applicationSubmitted,
      submission({ account_id: account.id, positions: [position] }),
    )
    await vi.waitFor(
      async () => expect((await engagement.as(account).call(listApplications)).body.total).toBe(1),
      10_000,
    )
    return { marks: [position.application_id, 'Owner’s own job'] }
  },
  calls: () => ({
    'engagement.application.list': {},
    'engagement.application.get': { params: { id: position.application_id } },
  }),
})
