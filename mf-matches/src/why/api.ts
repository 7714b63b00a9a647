import type { BodyInput } from '@lunchpail/contracts/endpoint'
import { countCosts, whyNotSuggested } from '@lunchpail/contracts/matches/api'
import { call } from '@lunchpail/kit-web/api-client'

export const loadWhyNot = (id: number, signal: AbortSignal) =>
  call(whyNotSuggested, { query: { p: String(id) }, signal })

export const loadCosts = (body: BodyInput<typeof countCosts>, signal: AbortSignal) =>
  call(countCosts, { body, signal })
