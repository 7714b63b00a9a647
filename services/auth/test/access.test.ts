import { randomUUID } from 'node:crypto'
import { accessTests } from '@lunchpail/kit-service/testing/access-tests'
import { service } from '../src/service.ts'
import { exportJWK, generateKeyPair } from 'jose'

const { publicKey } = await generateKeyPair('ECDH-ES', { extractable: true })
const marks = ['owner-of-account@example.com', '2125559876', 'invited@example.com']
const companyMarks = ['Only for its people']
const inviteId = randomUUID()
const viewer = { level: 1 }

const passkeyId = '0199b9c0-0000-7000-8000-0000000000aa'
const credential = { id: 'abc', rawId: 'abc', type: 'public-key' } as const

accessTests(service, {
  options: {
    env: {
      CSRF_SECRET: 'a secret of the tests of 32 characters or more',
      CONTACT_SECRET: 'another secret of the tests, as long as it has to be',
      NOTIFICATIONS_PUBLIC_KEY: JSON.stringify(await exportJWK(publicKey)),
    },
  },
  seed: async (auth, { id, companyId }) => {
    await auth.pool.query(
      `insert into company (id, name, state, created_at) values ($1, $2, 'approved', now())`,
      [companyId, companyMarks[0]],
    )
    await auth.pool.query(
      `insert into account (id, type, email, phone, first_name, last_name, language, company_id, created_at, updated_at)
       values ($1::uuid, 'hiring manager', $2, $3, 'Seen', 'By-owner', 'en', $4, now(), now())`,
      [id, marks[0], marks[1], companyId],
    )
    await auth.pool.query(
      `insert into session (token_hash, account_id, user_agent_family, created_at, last_seen_at)
       values ('token', $1, 'Chrome', now(), now())`,
      [id],
    )
    await auth.pool.query(
      `insert into failed_attempt (subject, account_id, failures, first_at, last_at) values ('account', $1, 1, now(), now())`,
      [id],
    )
    await auth.pool.query(
      `insert into passkey (id, account_id, credential_id, public_key, counter, synced, user_agent_family, platform, created_at)
       values ($2, $1, 'credential', 'key', 0, true, 'Chrome', 'Android', now())`,
      [id, passkeyId],
    )
    await auth.pool.query(
      `insert into authenticator (account_id, sealed_secret, recovery_hash) values ($1, 'sealed', '{hash}')`,
      [id],
    )
    await auth.pool.query(
      `insert into passkey_challenge (challenge_hash, purpose, device, account_id, created_at, expires_at)
       values ('hash', 'register', 'hash of a session', $1, now(), now())`,
      [id],
    )
    await auth.pool.query(
      `insert into known_device (account_id, device, last_at) values ($1, 'hash of a cookie', now())`,
      [id],
    )
    await auth.pool.query(
      `insert into one_time_code (account_id, device, channel, contact, code_hash, created_at, expires_at)
       values ($1, 'hash of a cookie', 'text', 'hash', 'hash', now(), now())`,
      [id],
    )
    await auth.pool.query(
      `insert into reset_link (token_hash, account_id, device, channel, contact, created_at, expires_at)
       values ('token of a link', $1, 'hash of a cookie', 'email', 'hash', now(), now())`,
      [id],
    )
    await auth.pool.query(
      `insert into linked_identity (issuer, subject, account_id, created_at)
       values ('https://login.example', 'subject', $1, now())`,
      [id],
    )
    await auth.pool.query(
      `with archive as (
         insert into archive (account_id, sealed_private_key, requested_at) values ($1, 'sealed', now() - interval '2 days')
         returning id)
       insert into archive_piece (archive_id, noun, index, count, sealed, created_at)
       select id, 'auth', 0, 1, 'sealed', now() from archive`,
      [id],
    )
    await auth.pool.query(`insert into member (account_id, level, since) values ($1, 4, now())`, [id])
    await auth.pool.query(
      `insert into join_request (account_id, company_id, asked_at) values ($1, $2, now())`,
      [id, companyId],
    )
    await auth.pool.query(
      `insert into manager_invite (id, company_id, email, level, token_hash, invited_by, sent_at, expires_at)
       values ($1, $2, $3, 4, 'token of an invite', $4, now(), now())`,
      [inviteId, companyId, marks[2], id],
    )
    await auth.pool.query(
      `insert into held_application (id, version, account_id, company_name, submitted_at)
       values (gen_random_uuid(), 1, $1, 'Yard', now())`,
      [id],
    )
    await auth.pool.query(`insert into held_profile (account_id, version) values ($1, 1)`, [id])
    await auth.pool.query(
      `insert into claim (token_hash, account_id, device, channel, contact, way, created_at, expires_at)
       values ('token of a claim', $1, 'hash of a cookie', 'email', 'hash', 'code', now(), now())`,
      [id],
    )
    return { marks, companyMarks }
  },
  calls: ({ id }) => ({
    'auth.company.get': {},
    'auth.company.choose': { body: { company_name: 'Another company' } },
    'auth.member.list': {},
    'auth.member.search': { body: { search: 'a' } },
    'auth.member.change': { params: { id }, body: viewer },
    'auth.member.remove': { params: { id } },
    'auth.invite.list': {},
    'auth.invite.send': { body: { email: 'invited@example.com', ...viewer } },
    'auth.invite.resend': { params: { id: inviteId } },
    'auth.invite.withdraw': { params: { id: inviteId } },
    'auth.invite.check': { body: { token: 'a'.repeat(43) } },
    'auth.invite.accept': { body: { token: 'a'.repeat(43) } },
    'auth.join-request.list': {},
    'auth.join-request.accept': { params: { id }, body: viewer },
    'auth.join-request.decline': { params: { id } },
    'auth.account.sign-up': {
      body: { first_name: 'New', last_name: 'Person', email: 'new@example.com', password: 'blue truck 7' },
    },
    'auth.session.sign-in': { body: { handle: 'unknown@example.com', password: 'wrong' } },
    'auth.sign-on.start': { query: { provider: '0190b6c4-0000-7000-8000-000000000000', redirect: '/jobs' } },
    'auth.sign-on.finish': { query: { state: 'a'.repeat(43), code: 'code' } },
    'auth.code.send': { body: { handle: 'unknown@example.com', code_type: 'text' } },
    'auth.code.check-delivery': {
      body: { handle: 'unknown@example.com', code_type: 'text', what: 'login' },
    },
    'auth.code.verify': { body: { handle: 'unknown@example.com', code_type: 'text', code: '123456' } },
    'auth.claim.check': { body: { claim: 'a'.repeat(43) } },
    'auth.claim.settle': { body: { claim: 'a'.repeat(43), mine: true } },
    'auth.reset.send': { body: { handle: 'unknown@example.com', code_type: 'email' } },
    'auth.reset.check': { body: { token: 'a'.repeat(43) } },
    'auth.reset.finish': { body: { token: 'a'.repeat(43), password: 'another truck 8' } },
    'auth.support.ask': { body: { message: 'Help', contact: 'unknown@example.com' } },
    'auth.phone.send-code': {},
    'auth.phone.confirm': { body: { code: '123456' } },
    'auth.password.set-portal': { body: { password: 'another truck 8' } },
    'auth.password.set': { body: { password: 'another truck 8' } },
    'auth.session.sign-out': { body: {} },
    'auth.session.begin-kiosk': {},
    'auth.device.list': {},
    'auth.device.sign-out': { params: { id: '0199b9c0-0000-7000-8000-0000000000ff' } },
    'auth.device.sign-out-others': {},
    'auth.verification.send': { body: { code_type: 'email' } },
    'auth.verification.confirm': { body: { code_type: 'email', code: '123456' } },
    'auth.second-factor.get': {},
    'auth.second-factor.pass': { body: { code: '123456' } },
    'auth.authenticator.start': { body: {} },
    'auth.authenticator.confirm': { body: { code: '123456' } },
    'auth.authenticator.remove': { body: {} },
    'auth.company.require-second-factor': { body: { required: false } },
    'auth.passkey.start': { body: {} },
    'auth.passkey.list': {},
    'auth.passkey.add': {
      body: { passkey: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } } },
    },
    'auth.passkey.remove': { params: { id: passkeyId }, body: {} },
    'auth.passkey.start-sign-in': { body: {} },
    'auth.passkey.sign-in': {
      body: {
        passkey: {
          ...credential,
          response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA' },
        },
      },
    },
    'auth.account.get': {},
    'auth.suspension.get': {},
    'auth.account.send-erase-code': {},
    'auth.account.erase': { body: { code: '123456' } },
    'auth.erasure.get': { body: { receipt: 'unknown' } },
    'auth.archive.request': {},
    'auth.archive.get': {},
    'auth.archive.download': {},
    'auth.account.save-locale': { body: { language: 'es' } },
    'auth.account.save': {
      body: { first_name: 'A', last_name: 'B', email: 'a.b@example.com', phone: '2125550000' },
    },
  }),
})
