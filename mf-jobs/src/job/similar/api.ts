import { listSimilar } from '@lunchpail/contracts/jobs/search/similar-api'
import { applyInOneClick } from '@lunchpail/contracts/wizard/one-click-api'
import { call } from '@lunchpail/kit-web/api-client'

export const loadSimilar = (id: number, page: number, signal?: AbortSignal) =>
  call(listSimilar, {
    params: { id: String(id) },
    query: page === 1 ? {} : { page: String(page) },
    ...(signal && { signal }),
  })
export type Similar = Awaited<ReturnType<typeof loadSimilar>>

export const sendInOneClick = (position: number) => call(applyInOneClick, { body: { position } })
