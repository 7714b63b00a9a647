import { randomInt } from 'node:crypto'

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

/** Signs somebody new up as the pages do; the answer is the cookies that their browser holds then. */
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
      password: `Lunchpail-${number}`,
      text_consent: true,
    }),
  })
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`)
  return [...visitor, ...cookiesOf(answer, origin)]
}
