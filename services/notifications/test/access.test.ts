import type { JWK } from 'jose'
import { sealTo } from '@lunchpail/kit-service/seal'
import { accessTests } from '@lunchpail/kit-service/testing/access-tests'
import { beforeAll } from 'vitest'
import { publicKeyOf } from '../src/providers/public-key.ts'
import { service } from '../src/service.ts'
import { createKey } from './factories.ts'
import { openProviders } from './providers.ts'

const env: Record<string, string> = {}
beforeAll(async () => {
  const providers = await openProviders()
  Object.assign(env, providers.env, {
    NOTIFICATIONS_PRIVATE_KEY: JSON.stringify(await createKey()),
    RECIPIENT_SECRET: 'recipients-of-test-recipients-of-test',
  })
})

accessTests(service, {
  options: { env },
  seed: async ({ pool }, { id }) => {
    const seal = sealTo(publicKeyOf(JSON.parse(env['NOTIFICATIONS_PRIVATE_KEY']!) as JWK))
    const email = 'owner-of-account@example.com'
    await pool.query(
      `insert into contact (account_id, version, first_name, language, sealed_contact) values ($1, 1, 'Ana', 'en', $2)`,
      [id, await seal({ email, phone: null, text_consent: null })],
    )
    await pool.query(
      `insert into message (account_id, channel, template, cause, language, sealed_values, created_at)
       values ($1, 'text', 'application-submitted', 'event', 'en', $2, now()),
         ($1, 'text', 'login-code', 'event', 'en', 'of a key that is no more', now())`,
      [id, await seal({ title: 'Picker', secret: '123456' })],
    )
    await pool.query(
      `insert into reach (account_id, channel, recipient, state, at) values ($1, 'email', 'hash', 'not-me', now())`,
      [id],
    )
    await pool.query('insert into invite (id, version, account_id, open) values (uuidv7(), 1, $1, true)', [
      id,
    ])
    await pool.query(
      `insert into job_notice (account_id, position_id, version, title, company, place, recipient, sealed_address, language, asked_at,
         proven_at) values ($1, 1, 1, 'Picker', 'Acme', 'Newark, NJ', 'hash', $2, 'en', now(), now())`,
      [id, await seal({ to: email })],
    )
    return { marks: [email] }
  },
  // no call but that of the page is signed as its provider, or our link, would be
  calls: () => ({
    'notifications.emails.unsubscribe': { query: { t: 'x.y' }, body: 'List-Unsubscribe=One-Click' },
    'notifications.emails.settings': { body: { token: 'x.y' } },
    'notifications.reach.get': {},
    'notifications.own-emails.set': { body: { stopped: true } },
    'notifications.own-texts.stop': { body: {} },
    'notifications.emails.reach': { body: { token: 'x.y' } },
    'notifications.job-notice.answer': { body: { token: 'x.y' } },
    'notifications.own-job-notice.get': { body: { position: 1, stop: true } },
    'notifications.texts.receive': { body: 'MessageSid=SM1&From=%2B12125550142&Body=STOP' },
    'notifications.texts.receive-status': {
      params: { id: '00000000-0000-4000-8000-000000000001' },
      body: 'MessageStatus=delivered',
    },
    'notifications.emails.receive-events': { body: '[]' },
  }),
})
