import { companyChanged } from '@lunchpail/contracts/auth/events'
import { applicationMoved, gatheringChanged } from '@lunchpail/contracts/engagement/events'
import { addCompanyQuestion, addFeatured, createRole } from '@lunchpail/contracts/jobs/api'
import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { applicationChanged } from '@lunchpail/contracts/wizard/events'
import { accessTests } from '@lunchpail/kit-service/testing/access-tests'
import { expect, vi } from 'vitest'
import { sentApplications, submittedPosition } from '../../../contracts/test/submission.ts'
import { service } from '../src/service.ts'
import { candidate, managerOf, typedRole } from './factories.ts'
import { fill, jobsEnvironment } from './jobs-service.ts'

let roleId = 0
let questionId = ''
let featuredId = ''
const gatheringId = 'day-of-the-owner'
/** paused: what is open is for everybody */
const roleBody = () => typedRole({ title: 'A role of the owner', state: 'paused' })

const { env } = jobsEnvironment()

// What is about one person is in the lists; the test is made from the contract, so that what is added later is tried too.
accessTests(service, {
  options: { env, fill },
  seed: async (jobs, { id, companyId }) => {
    await jobs.publish(companyChanged, {
      things: [{ id: companyId, version: 1, name: 'Seen by its people', approved: true }],
    })
    await vi.waitFor(async () => {
      const made = await jobs.as(managerOf(id, companyId)).call(createRole, { body: roleBody() })
      expect(made.status).toBe(201)
      roleId = made.body.role.id
    })
    await jobs.pool.query(
      `insert into report (position_id, account_id, reason, note, at) values ($1, $2, 1, 'Said by its owner', now())`,
      [roleId, id],
    )
    const asked = await jobs
      .as(managerOf(id, companyId))
      .call(addCompanyQuestion, { body: { question: 'Asked by its people?', type: 2 } })
    questionId = asked.body.question.id
    const featured = await jobs
      .as(managerOf(id, companyId))
      .call(addFeatured, { body: { slug: 'of-its-people', name_en: 'Featured by its people' } })
    featuredId = featured.body.list.id
    await jobs.publish(gatheringChanged, {
      things: [
        {
          id: gatheringId,
          version: 1,
          kind: 'hiring',
          company_id: companyId,
          open: true,
          canceled: false,
          ends_at: null,
        },
      ],
    })
    await jobs.publish(candidateChanged, { things: [candidate({ id, zip: '98765' })] })
    const sent = submittedPosition({ position_id: 1 })
    await jobs.publish(applicationChanged, sentApplications({ account_id: id, positions: [sent] }))
    const withdrawn = { version: 2, position_id: 1, state: 2, withdrawn_at: '2026-11-20T16:00:00.000Z' }
    await jobs.publish(applicationMoved, {
      things: [{ ...withdrawn, id: sent.application_id, account_id: id }],
    })
    await vi.waitFor(async () => {
      const text = `select from candidate join application using (account_id) join withdrawal using (account_id), gathering
        where account_id = $1`
      expect((await jobs.pool.query(text, [id])).rowCount).toBe(1)
    })
    return {
      marks: ['98765', 'Said by its owner'],
      companyMarks: [
        'Featured by its people',
        'A role of the owner',
        'Asked by its people',
        'Seen by its people',
      ],
    }
  },
  calls: () => ({
    'jobs.position.list': { query: { zip: '10001' } },
    'jobs.position.count': { query: { zip: '10001' } },
    'jobs.position.suggest': { query: { q: 'fork' } },
    'jobs.position.get': { params: { id: '1' } },
    'jobs.position.nearby': { params: { id: '1' }, query: { geohash: 'dr5rs' } },
    'jobs.commute.save': { body: { address: '1 Main St, Newark, NJ 07102', lat: 40.73, lng: -74.17 } },
    'jobs.commute.address': { body: { address: 'Newark, NJ 07102' } },
    'jobs.commute.times': { body: { lat: 40.73, lng: -74.17, positions: [1] } },
    'jobs.commute.way': { body: { lat: 40.73, lng: -74.17, id: 1 } },
    'jobs.position.map': { body: { positions: [1] } },
    'jobs.position.similar': { params: { id: '1' } },
    'jobs.position.notify': { params: { id: String(roleId) }, body: { email: 'visitor@example.com' } },
    'jobs.overview.get': {},
    'jobs.collection.get': { params: { kind: 'trade', slug: 'warehouse' } },
    'jobs.collection.list': {},
    'jobs.featured.list': {},
    'jobs.featured.add': { body: { slug: 'access-test', name_en: 'Of the access test' } },
    'jobs.featured.change': {
      params: { id: featuredId },
      body: { slug: 'of-its-people', name_en: 'Featured by its people', version: 1 },
    },
    'jobs.featured.remove': { params: { id: featuredId } },
    'jobs.company.get': { params: { id: '1' } },
    'jobs.company-text.get': {},
    'jobs.company-text.set': { body: { text: 'We are a family.' } },
    'jobs.company.logo': { params: { id: '1' } },
    'jobs.sitemap.list': {},
    'jobs.sitemap.get': { params: { page: '1' } },
    'jobs.feed.indeed': {},
    'jobs.position.report': { params: { id: '1' }, body: { reason: 'money' } },
    'jobs.role.list': {},
    'jobs.role.get': { params: { id: String(roleId) } },
    'jobs.role.create': { body: roleBody() },
    'jobs.role.change': { params: { id: String(roleId) }, body: { ...roleBody(), version: 1 } },
    'jobs.role.set-state': { params: { id: String(roleId) }, body: { state: 'closed' } },
    'jobs.role-poster.get': { params: { id: String(roleId) } },
    'jobs.role-keyword.set': { params: { id: String(roleId) }, body: { keyword: 'Accesstest' } },
    'jobs.event-keyword.get': { params: { id: gatheringId } },
    'jobs.event-keyword.set': { params: { id: gatheringId }, body: { keyword: 'Accessday' } },
    'jobs.keyword.follow': { params: { word: 'unknown' } },
    'jobs.company-question.list': {},
    'jobs.company-question.add': { body: { question: 'Can you lift 50 pounds?', type: 2 } },
    'jobs.company-question.change': {
      params: { id: questionId },
      body: { question: 'Can you lift 60 pounds?', type: 2 },
    },
    'jobs.company-question.retire': { params: { id: questionId } },
    'jobs.company-question.restore': { params: { id: questionId } },
  }),
})
