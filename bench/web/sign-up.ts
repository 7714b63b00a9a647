import { randomInt } from 'node:crypto'
import { keywordIds } from '@lunchpail/contracts/jobs/keywords'
import { unlockAnswers } from '@lunchpail/contracts/matches/enumerations'

interface Cookie {
  readonly name: string
  readonly value: string
  readonly url: string
}

const cookiesOf = (answer: Response, origin: string): Cookie[] =>
  answer.headers.getSetCookie().map((line) => {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
    return { name: name!, value: value!, url: origin }
  })

/** Signs a new person up as the pages do; the answer is the cookies that their browser holds then. */
export async function signUp(origin: string, port: number): Promise<Cookie[]> {
  const site = `http://127.0.0.1:${port}`
  const session = await fetch(`${site}/session/`)
  const visitor = cookiesOf(session, origin)
  const { csrf } = (await session.json()) as { csrf: string }
  const number = randomInt(1_000_000, 9_999_999)
  const answer = await fetch(`${site}/api/hire/v1/account/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': csrf,
      cookie: visitor.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({
      type: 'applicant',
      first_name: 'Rosa',
      last_name: 'Alvarez',
      email: `rosa.${number}@example.com`,
      phone: `(212) 5${String(number).slice(0, 2)}-${String(number).slice(2, 6)}`,
      password: 'hammer-and-9-nails',
      text_consent: true,
    }),
  })
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`)
  const cookies = [...visitor, ...cookiesOf(answer, origin)]
  await unlockDeck(site, [...new Map(cookies.map((cookie) => [cookie.name, cookie.value]))])
  return cookies
}

/** Answers enough questions about skills for a deck, and waits until matches knows. */
async function unlockDeck(site: string, cookies: readonly (readonly [string, string])[]): Promise<void> {
  const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ')
  const { csrf } = (await (await fetch(`${site}/session/`, { headers: { cookie } })).json()) as {
    csrf: string
  }
  const questions = keywordIds.slice(-unlockAnswers).map((qid) => ({ qid, has_skill: true }))
  const saved = await fetch(`${site}/api/hire/v1/profile/`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrf, cookie },
    body: JSON.stringify({ questions }),
  })
  if (!saved.ok) throw new Error(`profile answered ${saved.status}: ${await saved.text()}`)
  for (let tries = 0; tries < 100; tries++) {
    const deck = await fetch(`${site}/api/hire/v1/suggestion/?matches=1`, { headers: { cookie } })
    if (((await deck.json()) as { locked?: unknown }).locked === null) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the deck stays locked')
}
