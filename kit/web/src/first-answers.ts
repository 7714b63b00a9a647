/** An answer of a service that came with the page, refusals included. */
export interface KeptAnswer {
  readonly status: number
  readonly body: unknown
}
/** By the address that was asked, as api-client's `addressOf` writes it. */
export type KeptAnswers = Readonly<Record<string, KeptAnswer>>

/** Where the page carries them: `<script type="application/json" id="answers">`. */
export const answersElementId = 'answers'

/** On the server: a render asked for what its page did not come with. It is kept in mind, and asked for. */
export class NotAnsweredYet extends Error {}

let kept = new Map<string, KeptAnswer>()
let missing: Set<string> | undefined

/** For the host in the browser: what the server asked for this page already. */
export function keepAnswers(answers: KeptAnswers): void {
  kept = new Map(Object.entries(answers))
}

/** For the host on the server: a render with these answers; gives the addresses that it asked for beyond them. */
export function renderWith(answers: KeptAnswers): ReadonlySet<string> {
  keepAnswers(answers)
  missing = new Set()
  return missing
}

/** From now on every call goes out: what the page came with was for its first load. */
export const forgetAnswers = (): void => kept.clear()

/** The answer that came with the page. In the browser it is given once: who asks again wants to know what is now. */
export function takeAnswer(address: string): Response | undefined {
  const answer = kept.get(address)
  if (!answer && missing) {
    missing.add(address)
    throw new NotAnsweredYet(address)
  }
  if (!answer) return undefined
  if (!missing) kept.delete(address)
  return Response.json(answer.body, { status: answer.status })
}
