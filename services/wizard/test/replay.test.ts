import { randomUUID } from 'node:crypto'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { autoApplyCleared } from '@lunchpail/contracts/notifications/events'
import { saveApplication, saveEqualOpportunity, setReminder } from '@lunchpail/contracts/wizard/api'
import { applicationSubmitted, reminderDue } from '@lunchpail/contracts/wizard/events'
import { hourMs } from '@lunchpail/contracts/durations'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { readSecrets } from '@lunchpail/kit-service/secret-set'
import { backUp } from '@lunchpail/kit-service/testing/back-up'
import { runJobsNow } from '@lunchpail/kit-service/testing/run-jobs-now'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { expect, it, onTestFinished } from 'vitest'
import { applicant } from '../../../contracts/test/applicant.ts'
import { main } from '../../../kit/service/bin/operate.ts'
import { candidate, completeBody, equalOpportunity, position } from './factories.ts'
import { contactSecret, isolatedRole, startWizard, urlOf } from './wizard-service.ts'

it('[SH-06] a restore applies for no one once more, and reminds no one once more', async () => {
  const wizard = await startWizard()
  onTestFinished(wizard.stop)
  const { pool, publish, events, clock } = wizard
  const hashes = contactSecretFrom(readSecrets(contactSecret))
  await wizard.publishPositions(position({ questions: [] }), position({ id: 8, questions: [] }))
  const [id, late] = [randomUUID(), randomUUID()]
  const ana = wizard.as({ id, person: { first_name: 'Ana', last_name: 'Diaz', email: 'ana@example.com' } })
  await ana.call(saveEqualOpportunity, { body: equalOpportunity })
  const sent = await ana.call(saveApplication, { query: {}, body: { ...completeBody(), complete: 1 } })
  expect(sent.status).toBe(201)
  await wizard.publishCandidates(candidate(id, { auto_apply_enabled: true }))
  const account = applicant({ id, status: 1, email_hash: hashes.hash('email', 'ana@example.com') })
  await publish(accountChanged, { things: [account] })
  await expect.poll(async () => (await pool.query('select from known_contact')).rowCount).toBe(1)
  const draft = { ...completeBody(), positions: [7] }
  await wizard.as({ id: late }).call(saveApplication, { query: {}, body: draft })
  const at = new Date(clock.now().getTime() + 13 * hourMs).toISOString()
  const reminder = { params: { type: 'save-application' as const }, body: { reminder_time: at } }
  expect((await wizard.as({ id: late }).call(setReminder, reminder)).status).toBe(200)

  const restore = await backUp(pool)
  const published = () => [
    events.published(applicationSubmitted).length,
    events.published(reminderDue).length,
  ]
  const cleared = { account_id: id, position_id: 8, chosen_at: at, reached: true, language: 'en' as const }
  await publish(autoApplyCleared, cleared)
  await expect.poll(published).toEqual([2, 0])
  clock.advance(13 * hourMs)
  await runJobsNow(pool, `task_identifier = 'send-reminders'`)
  await expect.poll(published).toEqual([2, 1])

  await wizard.halt()
  await restore()
  const env = {
    ...wizard.env,
    NATS_URL: wizard.nats.url,
    CONTACT_SECRET: contactSecret,
    DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY: urlOf(wizard.env['DATABASE_URL_WIZARD']!, isolatedRole),
  }
  const until = new Date(clock.now().getTime() + hourMs).toISOString()
  const { code, out } = await runHere(main, () => env)(
    'wizard',
    'replay',
    '--since',
    '2020-01-01T00:00:00Z',
    '--until',
    until,
  )
  expect(code).toBe(0)
  expect(out).toContain('send-reminders: 1 done\n')
  expect((await pool.query('select from reminder')).rowCount).toBe(0)
  expect((await pool.query('select from application')).rowCount).toBe(1)
  await wizard.restart()
  // one that only this start handles
  await wizard.publishPositions(position({ id: 9, questions: [] }))
  await expect.poll(async () => (await pool.query('select from kit.outbox')).rowCount).toBe(0)
  expect(published()).toEqual([2, 1])
})
