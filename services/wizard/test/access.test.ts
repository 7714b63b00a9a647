import { afterAll, beforeAll } from 'vitest'
import { saveApplication, saveEqualOpportunity } from '@lunchpail/contracts/wizard/api'
import { accessTests } from '@lunchpail/kit-service/testing/access-tests'
import { position } from './factories.ts'
import { startObjectStore } from './object-store.ts'
import { createIsolatedRole, publishSections, testedService } from './wizard-service.ts'

const sent = crypto.randomUUID()
const store = await startObjectStore()
beforeAll(createIsolatedRole)
afterAll(() => store.stop())

const withStore: typeof testedService = {
  ...testedService,
  config: (env) => testedService.config({ ...env, ...store.env }),
}

accessTests(withStore, {
  seed: async (wizard, account) => {
    const owner = wizard.as(account)
    await owner.call(saveApplication, { query: {}, body: { first_name: 'Seen-by-owner' } })
    await owner.call(saveEqualOpportunity, { body: { gender: 'female' } })
    await wizard.pool.query(
      'insert into candidate (account_id, version, commute_type, commute_length) values ($1, 1, 1, 30)',
      [account.id],
    )
    await wizard.pool.query(
      `insert into reminder (account_id, type, at, language) values ($1, 'save-application', now() + interval '1 year', 'en')`,
      [account.id],
    )
    await wizard.pool.query(
      'insert into invite (id, version, account_id, open) values (uuidv7(), 1, $1, true)',
      [account.id],
    )
    await wizard.pool.query(
      `insert into resume (location, account_id, file_name, bytes, state, sent_at)
       values ('resume/none/pdf/of-owner', $1, 'Resume-of-owner.pdf', 9, 'read', now())`,
      [account.id],
    )
    await wizard.pool.query('insert into known_contact (account_id, version) values ($1, 1)', [account.id])
    await wizard.pool.query(
      `insert into known_answer (account_id, question_id, version, response, answered_at)
       values ($1, 'q1', 1, '"Told-by-owner"', now())`,
      [account.id],
    )
    await wizard.pool.query(
      `with submitted as (
         insert into submission (id, account_id, application, questions, submitted_at)
         values (uuidv7(), $1, '{"self_promo": "Sent-by-owner"}', '[]', now()) returning *)
       insert into application (id, account_id, position_id, submission_id)
       select $2, account_id, 9, id from submitted`,
      [account.id, sent],
    )
    await wizard.pool.query(
      `insert into position (id, version, state, content, managed_by) values (9, 1, 'open', $1, $2)`,
      [JSON.stringify(position({ id: 9, managed_by: account.companyId })), account.companyId],
    )
    await wizard.pool.query('insert into progress (id, version, account_id, state) values ($1, 2, $2, 1)', [
      sent,
      account.id,
    ])
    await publishSections(wizard, account.id, { summary: { self_promo: 'Known-of-owner' } })
    return { marks: ['Seen-by-owner', 'Known-of-owner', 'Sent-by-owner', 'female', 'Resume-of-owner'] }
  },
  calls: () => ({
    'wizard.draft.get': { query: { p: '1' } },
    'wizard.application.save': { query: { _st: 'contact' }, body: { first_name: 'Other', version: 1 } },
    'wizard.application.one-click': { body: { position: 9 } },
    'wizard.city.find': { body: { zip: '07102' } },
    'wizard.zip.in-range': { query: { zip: '07102', p: '1' } },
    'wizard.reminder.set': {
      params: { type: 'save-application' },
      body: { reminder_time: '2036-01-01T12:00:00.000Z' },
    },
    'wizard.resume.upload': { body: { file_name: 'resume.pdf', type: 'pdf', bytes: 9 } },
    'wizard.resume.get': {},
    'wizard.resume.doubt-settle': { body: { reference_id: 'abc', field: 'title' } },
    'wizard.resume.file': {},
    'wizard.visitor-resume.upload': { body: { file_name: 'resume.pdf', type: 'pdf', bytes: 9 } },
    'wizard.visitor-resume.read': { body: { secret: 's'.repeat(43) } },
    'wizard.visitor-resume.take': { body: { secret: 's'.repeat(43) } },
    'wizard.equal-opportunity.get': {},
    'wizard.equal-opportunity.keep': { body: { gender: 'male' } },
    'wizard.equal-opportunity.save': { body: { gender: 'male' } },
    'wizard.sent-application.get': { params: { id: sent } },
    'wizard.sent-application.person-review': { params: { id: sent }, body: { asked: true } },
    'wizard.portal-application.get': { params: { id: sent } },
    'wizard.portal-drop-off.get': {},
    'wizard.portal-equal-opportunity.export': {},
    'wizard.portal-selection-rates.export': { query: { quarter: '2026-1' } },
  }),
})
