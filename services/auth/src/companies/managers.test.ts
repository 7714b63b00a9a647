import { decodeJwt } from 'jose'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, describe, expect, it } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { accountChanged, managerNoticeRequested, memberChanged } from '@lunchpail/contracts/auth/events'
import { countedPoints } from '@lunchpail/kit-database/testing/counted-points'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { dayMs } from '@lunchpail/contracts/durations'
import { main } from '../../bin/companies.ts'
import { shareAuth, type Auth } from '../../test/auth-service.ts'
import { openBrowser, type Browser } from '../../test/browser.ts'
import { newCandidate, newEmployer } from '../../test/factories.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

const viewer = { level: 1 } as const
const admin = { level: 4 } as const
let companies = 0
const newName = () => `Harbor Yard ${++companies}`

const signUp = async (
  change: object = {},
): Promise<Browser & { readonly id: string; readonly email: string }> => {
  const browser = openBrowser(auth)
  const person = { ...newEmployer(), ...change }
  const { status, body } = await browser.call(api.signUp, { body: person })
  expect(status).toBe(201)
  return Object.assign(browser, { id: body.account.id, email: body.account.email })
}
const stateOf = async (browser: Browser) => (await browser.call(api.getCompany)).body
const operate = runHere(main, () => auth.env)
const approve = (id: string) => auth.pool.query(`update company set state = 'approved' where id = $1`, [id])
const prove = ({ id }: { readonly id: string }) =>
  auth.pool.query('update account set email_verified_at = now() where id = $1', [id])
/** An admin of an approved company, whose email is proven. */
const newAdmin = async (company_name = newName()) => {
  const browser = await signUp({ company_name })
  const { company } = await stateOf(browser)
  await approve(company!.id)
  await prove(browser)
  return Object.assign(browser, { company: company! })
}
const noticesTo = async (email: string) => {
  const opened = await Promise.all(
    auth.events.published(managerNoticeRequested).map(async ({ data }) => ({
      what: data.what,
      person_id: data.person_id,
      ...((await auth.open(data.sealed_notice)) as unknown as Record<'to' | 'secret' | 'company', string>),
    })),
  )
  return opened.filter(({ to }) => to === email)
}
const inviteTo = async (from: Browser, email: string, permission: object = viewer) => {
  const { status, body } = await from.call(api.sendCompanyInvite, { body: { email, ...permission } as never })
  expect(status).toBe(201)
  const { secret } = (await expectNotice(email, 'invited'))!
  return { token: secret, id: body.invite.id }
}
const expectNotice = async (email: string, what: string) => {
  await expect.poll(async () => (await noticesTo(email)).map((notice) => notice.what)).toContain(what)
  return (await noticesTo(email)).findLast((notice) => notice.what === what)
}
/** A manager who joined by an invite. */
const joined = async (from: Browser, permission: object) => {
  const person = newEmployer()
  const { token } = await inviteTo(from, person.email, permission)
  return signUp({ ...person, invite: token })
}
const members = async (browser: Browser) =>
  (await browser.call(api.listMembers)).body.members.map(({ id, level }) => [id, level])

describe('an employer who signs up', () => {
  it('[AU-26] sets up a company that waits, and is its admin', async () => {
    const company_name = newName()
    const owner = await signUp({ company_name })
    expect(await stateOf(owner)).toMatchObject({
      state: 'pending',
      company: { name: company_name },
      permission: { level: 4, scopes: { company: 99, 'facility attribute': 99 } },
    })
    const refused = await owner.call(api.listMembers)
    expect([refused.status, refused.body.code]).toEqual([403, 'company-pending'])
  })

  it('[AU-26] wants to join the company of that name, and joins once an admin agrees', async () => {
    const owner = await newAdmin()
    const asking = await signUp({ company_name: ` ${owner.company.name.toUpperCase()}, Inc. ` })
    expect(await stateOf(asking)).toMatchObject({
      state: 'asked',
      waits_for: 'admins',
      company: { id: owner.company.id },
      permission: null,
    })
    expect((await asking.call(api.listMembers)).status).toBe(403)
    expect(await expectNotice(owner.email, 'join-asked')).toMatchObject({
      company: owner.company.name,
      person_id: asking.id,
    })

    const { requests } = (await owner.call(api.listJoinRequests)).body
    expect(requests).toMatchObject([{ id: asking.id, email: asking.email, email_proven: false }])
    const toldTo = await watchTabs(auth.nats.url)
    const { session_id } = await asking.identity()
    expect(
      (await owner.call(api.acceptJoinRequest, { params: { id: asking.id }, body: viewer })).status,
    ).toBe(200)
    expect(await stateOf(asking)).toMatchObject({ state: 'joined', permission: { level: 1 } })
    // gateways and open tabs learn of it at once
    await expect.poll(() => toldTo(session_id!)).toEqual(['session'])
    // the admin accepted whoever has that email: no one else gets in by it
    const unproven = await asking.call(api.listMembers)
    expect([unproven.status, unproven.body.error]).toEqual([
      403,
      'Please confirm your email first. You can do that on your company’s page.',
    ])
    await prove(asking)
    expect((await asking.call(api.listMembers)).body.may).toEqual({ manage: false, admin: false })
    expect((await asking.call(api.listCompanyInvites)).body.code).toBe('forbidden')
    await expectNotice(asking.email, 'join-accepted')
  })

  it('[AU-26] who was declined asks the same company no more, and may set up their own', async () => {
    const owner = await newAdmin()
    const asking = await signUp({ company_name: owner.company.name })
    await owner.call(api.declineJoinRequest, { params: { id: asking.id } })
    expect((await stateOf(asking)).state).toBe('declined')
    const again = { company_name: owner.company.name }
    expect((await asking.call(api.chooseCompany, { body: again })).body.fields).toMatchObject({
      company_name: { code: 'company.declined' },
    })
    const { session_id } = await asking.identity()
    const toldTo = await watchTabs(auth.nats.url)
    const own = await asking.call(api.chooseCompany, { body: { ...again, another: true } })
    await expect.poll(() => toldTo(session_id!)).toEqual(['session'])
    expect(own.body).toMatchObject({ state: 'pending', company: { name: owner.company.name } })
    expect(own.body.company!.id).not.toBe(owner.company.id)
  })

  it('[AU-23] is a hiring manager: a candidate and a developer set up no company', async () => {
    const candidate = openBrowser(auth)
    await candidate.call(api.signUp, { body: newCandidate() })
    expect((await candidate.call(api.getCompany)).status).toBe(403)
    const refused = await candidate.call(api.chooseCompany, { body: { company_name: newName() } })
    expect(refused.status).toBe(403)
    const developer = await signUp({ type: 'developer' })
    expect((await stateOf(developer)).state).toBe('none')
  })
})

describe('the operator’s command', () => {
  it('[AU-26] lists who waits, approves, and has the admins told', async () => {
    const owner = await signUp({ company_name: newName() })
    const { company } = await stateOf(owner)
    // the same name with a Cyrillic letter in it
    const twin = await signUp({ company_name: company!.name.replace('a', 'а') })
    const twinId = (await stateOf(twin)).company!.id
    const listed = (await operate()).out
    expect(listed).toContain(
      `${JSON.stringify(company!.name)}\n  ${owner.email}  NOT PROVEN  domain example.com\n`,
    )
    expect(listed).toContain(`  LOOKS THE SAME: ${JSON.stringify(company!.name)}  pending  ${company!.id}\n`)
    expect(listed).toContain(`pending  ${twinId}\n`)
    const refused = await operate('approve', company!.id)
    expect([refused.code, refused.err]).toEqual([
      1,
      'There is no such company, or none of its admins has proven an email: it cannot be approved.\n',
    ])
    expect((await stateOf(owner)).state).toBe('pending')
    await prove(owner)
    expect((await operate()).out).toMatch(new RegExp(`${owner.email}  proven 2\\S+  domain example\\.com\n`))
    expect((await operate('approve', company!.id)).out).toBe(`${company!.name} is approved.\n`)
    expect((await stateOf(owner)).state).toBe('joined')
    await expectNotice(owner.email, 'company-approved')
    // other services learn what its people may see now
    const approvals = () =>
      auth.events
        .published(memberChanged)
        .flatMap(({ data }) => data.things)
        .filter(({ account_id }) => account_id === owner.id)
        .map(({ company_approved }) => company_approved)
    await expect.poll(approvals).toEqual([false, true])
    expect((await operate('approve', company!.id)).code).toBe(1)
    await operate('refuse', company!.id)
    expect((await stateOf(owner)).state).toBe('refused')
    expect((await owner.call(api.listMembers)).body.code).toBe('company-pending')
    await expect.poll(approvals).toEqual([false, true, false])
  })
})

describe('an invite', () => {
  it('[AU-26] takes whoever signs up by its link into the company, once', async () => {
    const owner = await newAdmin()
    const person = newEmployer()
    const { token } = await inviteTo(owner, person.email, { level: 2 })
    const check = await openBrowser(auth).call(api.checkCompanyInvite, { body: { token } })
    expect(check.body).toEqual({ company_name: owner.company.name, email: person.email })
    const invited = await signUp({ ...person, invite: token })
    expect(await stateOf(invited)).toMatchObject({ state: 'joined', permission: { level: 2 } })
    expect((await invited.call(api.getAccount)).body.account.email_verified).toBe(true)
    // the link came by email: who keeps the account, and sends to it, learns that it is proven
    const states = () =>
      auth.events
        .published(accountChanged)
        .flatMap(({ data }) => data.things)
        .filter(({ id }) => id === invited.id)
    await expect.poll(() => states().at(-1)).toMatchObject({ version: 2, status: 1 })
    const again = await openBrowser(auth).call(api.signUp, { body: { ...newEmployer(), invite: token } })
    expect([again.status, again.body.code]).toEqual([403, 'invite-expired'])
    expect((await owner.call(api.listCompanyInvites)).body.total).toBe(0)
  })

  it('[AU-26] takes in who logs in, and gives up what they set up alone', async () => {
    const owner = await newAdmin()
    const other = await signUp({ company_name: newName() })
    const { token } = await inviteTo(owner, 'works@example.com')
    expect((await other.call(api.acceptCompanyInvite, { body: { token } })).body).toMatchObject({
      state: 'joined',
      company: { id: owner.company.id },
    })
    // the link went to another address than that of the account
    expect((await other.call(api.getAccount)).body.account.email_verified).toBe(false)
    const settled = await newAdmin()
    const second = await inviteTo(owner, settled.email)
    const refused = await settled.call(api.acceptCompanyInvite, { body: { token: second.token } })
    expect([refused.status, refused.body.code]).toEqual([409, 'other-company'])
    const candidate = openBrowser(auth)
    await candidate.call(api.signUp, { body: newCandidate() })
    expect((await candidate.call(api.acceptCompanyInvite, { body: { token: second.token } })).status).toBe(
      403,
    )
  })

  it('[AU-26] that was forwarded proves no email, and opens no portal to whoever signs up with another', async () => {
    const owner = await newAdmin()
    const { token } = await inviteTo(owner, 'meant.for@example.com', { level: 2 })
    const other = await signUp({ invite: token })
    expect((await other.call(api.getAccount)).body.account.email_verified).toBe(false)
    expect((await other.call(api.listMembers)).status).toBe(403)
    const told = { person_id: other.id, invited: 'meant.for@example.com', joined: other.email, secret: '' }
    expect(await expectNotice(owner.email, 'invite-forwarded')).toMatchObject(told)
    // whom it was meant for is told by the link that it was used, and an admin sees who came
    const late = await openBrowser(auth).call(api.checkCompanyInvite, { body: { token } })
    expect([late.status, late.body.code]).toEqual([403, 'invite-expired'])
    const joined = (await owner.call(api.listMembers)).body.members.find(({ id }) => id === other.id)
    expect(joined!.email).toBe(other.email)
  })

  it('[AU-26] works for 7 days, until it is taken back, and until another link was sent', async () => {
    const owner = await newAdmin()
    const works = async (token: string) =>
      (await openBrowser(auth).call(api.checkCompanyInvite, { body: { token } })).status === 200
    const first = await inviteTo(owner, 'slow@example.com')
    const tooSoon = await owner.call(api.resendCompanyInvite, { params: { id: first.id } })
    expect([tooSoon.status, tooSoon.headers.get('retry-after')]).toEqual([429, '300'])
    auth.clock.advance(6 * 60_000)
    await owner.call(api.resendCompanyInvite, { params: { id: first.id } })
    await expect.poll(async () => (await noticesTo('slow@example.com')).length).toBe(2)
    const second = (await noticesTo('slow@example.com')).find(({ secret }) => secret !== first.token)!
    expect([await works(first.token), await works(second.secret)]).toEqual([false, true])
    await owner.call(api.withdrawCompanyInvite, { params: { id: first.id } })
    expect(await works(second.secret)).toBe(false)

    const late = await inviteTo(owner, 'late@example.com')
    auth.clock.advance(7 * dayMs)
    expect(await works(late.token)).toBe(false)
  })

  it('[AU-26] is refused for whoever is there or invited already', async () => {
    const owner = await newAdmin()
    const codeOf = async (email: string) =>
      (await owner.call(api.sendCompanyInvite, { body: { email, ...viewer } })).body.fields?.['email']?.code
    expect(await codeOf(owner.email)).toBe('invite.member')
    expect(await codeOf('twice@example.com')).toBeUndefined()
    expect(await codeOf('twice@example.com')).toBe('invite.open')
  })

  it('[AU-26] is one of 50 that are open: what helps is to cancel one', async () => {
    const owner = await newAdmin()
    await auth.pool.query(
      `insert into manager_invite (company_id, email, invited_by, level, token_hash, sent_at, expires_at)
       select $1::uuid, n || '@example.com', $2::uuid, 1, sha256(concat($1::uuid, n)::bytea), $3::timestamptz, $3::timestamptz + interval '7 days' from generate_series(1, 50) n`,
      [owner.company.id, owner.id, auth.clock.now()],
    )
    const invite = () => owner.call(api.sendCompanyInvite, { body: { email: 'new@example.com', ...viewer } })
    const { status, body } = await invite()
    expect([status, body.code]).toEqual([409, 'too-many-open-invites'])
    const { invites } = (await owner.call(api.listCompanyInvites)).body
    await owner.call(api.withdrawCompanyInvite, { params: { id: invites[0]!.id } })
    expect((await invite()).status).toBe(201)
  })

  it('[AU-26] is sent to one person by one company ten times a day, as often as it is taken back', async () => {
    const [owner, other] = [await newAdmin(), await newAdmin()]
    const invite = (from: Browser, email = 'often@example.com') =>
      from.call(api.sendCompanyInvite, { body: { email, ...viewer } })
    for (let sent = 0; sent < 10; sent++) {
      const { status, body } = await invite(owner)
      expect(status).toBe(201)
      await owner.call(api.withdrawCompanyInvite, { params: { id: body.invite.id } })
    }
    const { status, body, headers } = await invite(owner, 'often+again@example.com')
    expect([status, body.code]).toEqual([429, 'too-many-invites'])
    expect(body.error).toContain('ten times a day')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(86_000)
    expect((await owner.call(api.listCompanyInvites)).body.invites).toEqual([])
    expect([(await invite(owner, 'another@example.com')).status, (await invite(other)).status]).toEqual([
      201, 201,
    ])
  })

  it('[AU-26] takes nothing of what its network has in a day where it is refused', async () => {
    const owner = await newAdmin()
    const { id } = await inviteTo(owner, 'once@example.com')
    const before = await countedPoints(auth.pool, 'invites')
    const taken = async () => (await countedPoints(auth.pool, 'invites')) - before
    const invite = (email: string) => owner.call(api.sendCompanyInvite, { body: { email, ...viewer } })
    expect([(await invite(owner.email)).status, (await invite('once@example.com')).status]).toEqual([
      400, 400,
    ])
    const resend = () => owner.call(api.resendCompanyInvite, { params: { id } })
    expect((await resend()).status).toBe(429)
    expect(await taken()).toBe(0)
    auth.clock.advance(6 * 60_000)
    expect([(await resend()).status, (await invite('new@example.com')).status]).toEqual([200, 201])
    // each of the network and of all
    expect(await taken()).toBe(4)
  })
})

describe('the managers of a company', () => {
  it('[AU-26] are changed and removed by its admins, at once and seen by other services', async () => {
    const owner = await newAdmin()
    const second = await joined(owner, viewer)
    expect((await members(owner)).length).toBe(2)
    const toldTo = await watchTabs(auth.nats.url)
    const { session_id } = await second.identity()
    await owner.call(api.changeMember, { params: { id: second.id }, body: { level: 2 } })
    await expect.poll(() => toldTo(session_id!)).toEqual(['session'])
    const claims = async () => decodeJwt((await second.identity()).token)['company']
    const { id, name } = owner.company
    expect(await claims()).toEqual({ id, name, approved: true, level: 2, access: null })
    await owner.call(api.removeMember, { params: { id: second.id } })
    await expect.poll(() => toldTo(session_id!)).toEqual(['session', 'session'])
    expect(await claims()).toBeNull()
    expect(await members(owner)).toEqual([[owner.id, 4]])
    await expect
      .poll(() => {
        const states = auth.events.published(memberChanged).flatMap(({ data }) => data.things)
        return states.filter(({ account_id }) => account_id === second.id)
      })
      .toMatchObject([
        { version: 1, company_id: owner.company.id, company_approved: true, level: 1, access: { user: 1 } },
        { version: 2, level: 2, access: { position: 2 } },
        { version: 3, company_id: null, company_approved: false, level: 0, access: { position: 0 } },
      ])
  })

  it('[AU-26] always have an admin', async () => {
    const owner = await newAdmin()
    // who is there without being one does not count
    await joined(owner, viewer)
    const call = { params: { id: owner.id } }
    expect((await owner.call(api.removeMember, call)).body.code).toBe('last-admin')
    expect((await owner.call(api.changeMember, { ...call, body: viewer })).body.code).toBe('last-admin')
    const second = await joined(owner, admin)
    // both at once: one of them stays
    const [removed, refused] = await Promise.all([
      owner.call(api.removeMember, { params: { id: second.id } }),
      second.call(api.removeMember, { params: { id: owner.id } }),
    ]).then(([first, last]) => (first.status === 200 ? [first, last] : [last, first]))
    expect(removed!.status).toBe(200)
    // 403 where the token of the one who goes was asked for after the removal
    expect([403, 409]).toContain(refused!.status)
    const stays = (await stateOf(owner)).company ? owner : second
    expect((await members(stays)).filter(([, level]) => level === 4)).toEqual([[stays.id, 4]])
  })

  it('[AU-26] give no one more than they have, themselves neither', async () => {
    const owner = await newAdmin()
    const access = { company: 0, facility: 0, user: 99, position: 1, 'facility attribute': 0 } as const
    const people = await joined(owner, { level: 3, access })
    const give = (body: object, id = people.id) =>
      people.call(api.changeMember, { params: { id }, body: body as never })
    expect((await give(admin)).body.code).toBe('forbidden')
    // what they have themselves, to one who has more
    expect((await give({ level: 3, access }, owner.id)).body.code).toBe('forbidden')
    const asking = await signUp({ company_name: owner.company.name })
    const join = { params: { id: asking.id }, body: admin }
    expect((await people.call(api.acceptJoinRequest, join)).body.code).toBe('forbidden')
    expect((await people.call(api.removeMember, { params: { id: owner.id } })).body.code).toBe('forbidden')
    const invite = (body: object) =>
      people.call(api.sendCompanyInvite, { body: { email: 'new@example.com', ...body } as never })
    expect((await invite(admin)).body.code).toBe('forbidden')
    expect((await invite({ level: 3, access: { ...access, user: 1 } })).status).toBe(201)
    const above = await inviteTo(owner, 'above@example.com')
    expect((await people.call(api.withdrawCompanyInvite, { params: { id: above.id } })).body.code).toBe(
      'forbidden',
    )
    await owner.call(api.withdrawCompanyInvite, { params: { id: above.id } })
    // whoever is removed takes what they offered along
    await owner.call(api.removeMember, { params: { id: people.id } })
    expect((await owner.call(api.listCompanyInvites)).body.total).toBe(0)
  })

  it('[AU-26] [AU-35] are closed to managers of another company', async () => {
    const [owner, other] = [await newAdmin(), await newAdmin()]
    const invited = await inviteTo(owner, 'mine@example.com')
    const params = { params: { id: owner.id } }
    const statuses = await Promise.all([
      other.call(api.changeMember, { ...params, body: viewer }),
      other.call(api.removeMember, params),
      other.call(api.acceptJoinRequest, { ...params, body: viewer }),
      other.call(api.declineJoinRequest, params),
      other.call(api.resendCompanyInvite, { params: { id: invited.id } }),
      other.call(api.withdrawCompanyInvite, { params: { id: invited.id } }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await members(other)).toEqual([[other.id, 4]])
  })

  it('[AU-26] are listed 20 a page, as are those who are invited and who ask', async () => {
    const owner = await newAdmin()
    await auth.pool.query(
      `with people as (
         insert into account (type, email, first_name, last_name, language, company_id, created_at, updated_at)
         select 'hiring manager', n || 'of-many@example.com', 'Zoe', n::text, 'en', $1::uuid, now(), now()
         from generate_series(1, 24) n returning id)
       insert into member (account_id, level, since) select id, 1, now() from people`,
      [owner.company.id],
    )
    await auth.pool.query(
      `with people as (
         insert into account (type, email, first_name, last_name, language, created_at, updated_at)
         select 'hiring manager', n || 'asks@example.com', 'Yan', n::text, 'en', now(), now()
         from generate_series(1, 25) n returning id)
       insert into join_request (account_id, company_id, asked_at) select id, $1::uuid, now() from people`,
      [owner.company.id],
    )
    await auth.pool.query(
      `insert into manager_invite (company_id, email, level, token_hash, invited_by, sent_at, expires_at)
       select $1::uuid, n || 'invited@example.com', 1, sha256($1::text::bytea || n::text::bytea), $2::uuid, now(), now()
       from generate_series(1, 25) n`,
      [owner.company.id, owner.id],
    )
    const page = (number: string) => ({ query: { page: number } })
    const lists = {
      members: async (number: string) => (await owner.call(api.listMembers, page(number))).body,
      found: async (number: string) =>
        (await owner.call(api.searchMembers, { ...page(number), body: {} })).body,
      invites: async (number: string) => (await owner.call(api.listCompanyInvites, page(number))).body,
      requests: async (number: string) => (await owner.call(api.listJoinRequests, page(number))).body,
    }
    for (const [name, list] of Object.entries(lists)) {
      const pages = await Promise.all([list('1'), list('2')])
      const ids = pages.map((body) =>
        ('members' in body ? body.members : 'invites' in body ? body.invites : body.requests).map(
          ({ id }) => id,
        ),
      )
      expect([name, ids.map(({ length }) => length), new Set(ids.flat()).size]).toEqual([name, [20, 5], 25])
      expect(pages[1]).toMatchObject({ page: 2, pages: 2, total: 25 })
    }
    // every word is in a name or an email, and no character is a pattern
    const found = async (search: string) =>
      (await owner.call(api.searchMembers, { body: { search } })).body.total
    expect(await Promise.all(['zOE', 'zoe 24', '24of-many@', 'zoe none', '%', '_', ' '].map(found))).toEqual([
      24, 1, 1, 0, 0, 0, 25,
    ])
  })
})
