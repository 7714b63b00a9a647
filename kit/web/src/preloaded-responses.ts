/** A service's response that the server put into the page, errors included. */
export interface PreloadedResponse {
  readonly status: number
  readonly body: unknown
}
/** By the request's address, as api-client's `addressOf` writes it. */
export type PreloadedResponses = Readonly<Record<string, PreloadedResponse>>

/** Where the page carries them: `<script type="application/json" id="answers">`. */
export const preloadedResponsesElementId = 'answers'

/** On the server: a render requested an address without a preloaded response. The address is recorded. */
export class NotPreloadedError extends Error {}

let preloaded = new Map<string, PreloadedResponse>()
let missing: Set<string> | undefined

/** For the host in the browser: the responses that the page brought. */
export function setPreloadedResponses(responses: PreloadedResponses): void {
  preloaded = new Map(Object.entries(responses))
}

/** For the host on the server: starts a render with these responses. Returns the addresses that it lacks. */
export function preloadForRender(responses: PreloadedResponses): ReadonlySet<string> {
  setPreloadedResponses(responses)
  missing = new Set()
  return missing
}

/** From now on every call goes to the network: the preloaded responses are for the initial load. */
export const clearPreloadedResponses = (): void => preloaded.clear()

/** The preloaded response of this address. In the browser it is used once: a repeat wants the current state. */
export function takePreloadedResponse(address: string): Response | undefined {
  const answer = preloaded.get(address)
  if (!answer && missing) {
    missing.add(address)
    throw new NotPreloadedError(address)
  }
  if (!answer) return undefined
  if (!missing) preloaded.delete(address)
  return Response.json(answer.body, { status: answer.status })
}
