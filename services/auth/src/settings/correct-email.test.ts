import { beforeAll, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { credentialsChanged, secretRequested } from '@lunchpail/contracts/auth/events'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { main } from '../../bin/account.ts'
import { shareAuth, type Auth } from '../../test/auth-service.ts'
import { openBrowser } from '../../test/browser.ts'
import { newCandidate, newEmployer } from '../../test/factories.ts'

let auth: Auth
beforeAll(async () => void (auth = await shareAuth()))
const run = runHere(main, () => auth.env)

/** The secret that was sent to the account last. */
const lastSecret = async (id: string, count: number) => {
  const sent = () => auth.events.published(secretRequested).filter(({ data }) => data.account_id === id)
  await vi.waitFor(() => expect(sent()).toHaveLength(count))
  return (await auth.open(sent().at(-1)!.data.sealed_secret)) as unknown as { to: string; secret: string }
}

it('[AU-26] an operator corrects the email of a manager who mistyped it and has proven nothing since the approval', async () => {
  const { password, ...typed } = newEmployer()
  const { body } = await openBrowser(auth).call(api.signUp, {
    body: { ...typed, password, company_name: `Yard of ${typed.last_name}` },
  })
  const { id } = body.account
  await auth.pool.query(
    `update company set state = 'approved' where id = (select company_id from account where id = $1)`,
    [id],
  )
  const browser = openBrowser(auth)
  await browser.call(api.signIn, { body: { handle: typed.email, password } })
  const right = newEmployer().email
  const { first_name, last_name, email, phone } = typed
  const form = { first_name, last_name, email: right, phone, current_password: password }
  expect((await browser.call(api.saveAccount, { body: form })).body.code).toBe('contact-unproven')
  await openBrowser(auth).call(api.sendResetLink, { body: { handle: email, code_type: 'email' } })
  const { secret: token } = await lastSecret(id, 1)

  expect(await run('email', email, right)).toMatchObject({ code: 0 })
  const reset = { token, password: 'another truck 8' }
  expect((await openBrowser(auth).call(api.resetPassword, { body: reset })).body.code).toBe('link-expired')
  await browser.call(api.sendVerification, { body: { code_type: 'email' } })
  const { to, secret: code } = await lastSecret(id, 2)
  expect(to).toBe(right)
  expect((await browser.call(api.confirmVerification, { body: { code_type: 'email', code } })).status).toBe(
    200,
  )
  const { account } = (await browser.call(api.getAccount)).body
  expect([account.email, account.email_verified]).toEqual([right, true])
  // nothing was written to the one before, which may be a stranger's
  expect(auth.events.published(credentialsChanged).filter(({ data }) => data.account_id === id)).toEqual([])
  // from then on it is its person's alone
  expect(await run('email', id, newEmployer().email)).toMatchObject({
    code: 1,
    err: expect.stringContaining('proven'),
  })
})

it('[AU-26] and puts none in that another account has, or that is none', async () => {
  const [one, other] = [newCandidate(), newCandidate()]
  for (const body of [one, other]) await openBrowser(auth).call(api.signUp, { body })
  expect(await run('email', one.email, other.email)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Another account'),
  })
  expect(await run('email', 'unknown@example.com', 'b@example.com')).toMatchObject({ code: 1 })
  expect(await run('email', one.email, 'not an email')).toMatchObject({ code: 2 })
})
