import { getCollection, getOverview } from '@lunchpail/contracts/jobs/api'
import type { CollectionKind } from '@lunchpail/contracts/jobs/collections'
import { call } from '@lunchpail/kit-web/api-client'

export const loadCollection = (kind: CollectionKind, slug: string, page: number, signal: AbortSignal) =>
  call(getCollection, { params: { kind, slug }, query: page === 1 ? {} : { page: String(page) }, signal })

export const loadOverview = (signal: AbortSignal) => call(getOverview, { signal })

export type Collection = Awaited<ReturnType<typeof loadCollection>>
