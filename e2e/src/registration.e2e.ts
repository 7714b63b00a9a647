import { expect } from '@playwright/test'
import { adminsDesk } from './manager.ts'
import { open } from './page.ts'
import { expectMessages, newPerson } from './person.ts'
import { csrfOf, messagesTo, replyByText } from './site.ts'
import { test } from './test.ts'

const event = '/events/harbor-and-pine-hiring-day'

test('[EN-09] [EN-20] [BY-21] a person signs up for a hiring event, is told by text and email, and comes back by its keyword', async ({
  page,
  browser,
}) => {
  const person = newPerson()
  await open(page, `${event}/register`)
  await page.getByRole('checkbox', { name: 'Order Picker' }).check({ force: true })
  await page.getByRole('radio', { name: /^Candidate/ }).check({ force: true })
  await expect(page.locator('input[autocomplete="new-password"]')).toHaveCount(0)
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Mobile phone').fill(person.phone)
  await page.getByRole('checkbox').last().check({ force: true })
  await page.getByRole('button', { name: /^Create account/ }).click()
  await expect(page).toHaveURL(/\/events\/harbor-and-pine-hiring-day\/\?p=\d+$/)
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectMessages(person, 1, 1)

  // a manager gives the event a keyword: its poster says it, and who texts it gets the way to register
  const desk = await adminsDesk(browser)
  await open(desk, `${event}/poster`)
  const poster = desk.getByRole('main')
  const word = `DAY${person.phone.slice(-7)}`
  await poster.getByLabel('Keyword').fill(word)
  await poster.getByRole('button', { name: 'Save the keyword' }).click()
  await expect(poster.getByText(new RegExp(`^Or text ${word} to `))).toBeVisible()
  const number = `+1${person.phone}`
  const answered = async () => {
    await replyByText(number, word)
    return (await messagesTo(number))[0]!.text
  }
  await expect.poll(answered, { intervals: [3_000] }).toContain(`/k/${word}?by=text`)
  await page.goto(`/k/${word}?by=text`)
  await expect(page).toHaveURL(new RegExp(`${event}/register\\?utm_source=poster&utm_medium=text`))
  await open(page, event)

  await page.getByRole('button', { name: 'Give up my spot' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give up my spot' }).click()
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible()
})

test('[EN-09] a plain client signs up and registers in one request, and is told which of the two failed', async ({
  request,
}) => {
  const person = newPerson()
  await request.get('/')
  const send = async (change: Record<string, unknown>) => {
    const csrf = await csrfOf(request)
    const answer = await request.post('/app/start?_st=her', {
      data: {
        csrf_token: csrf,
        hiring_event: 'harbor-and-pine-hiring-day',
        positions: '1',
        first_name: person.firstName,
        last_name: person.lastName,
        email: person.email,
        phone: person.phone,
        ...change,
      },
    })
    return { status: answer.status(), body: (await answer.json()) as Record<string, unknown> }
  }
  const unnamed = await send({ email: 'no address' })
  expect([unnamed.status, unnamed.body['failed']]).toEqual([400, 'sign-up'])
  const without = await send({ positions: '' })
  expect([without.status, without.body['failed']]).toEqual([400, 'registration'])
  // the sign-up worked: what follows is that person's
  const done = await send({})
  expect([done.status, done.body['url']]).toEqual([201, `${event}/?p=1`])
})
