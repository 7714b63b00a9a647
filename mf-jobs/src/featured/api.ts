import {
  addFeatured,
  changeFeatured,
  listFeatured,
  removeFeatured,
  type FeaturedList,
} from '@lunchpail/contracts/jobs/api'
import type { BodyInput } from '@lunchpail/contracts/endpoint'
import { call } from '@lunchpail/kit-web/api-client'

export const loadFeatured = (signal: AbortSignal) => call(listFeatured, { signal })

/** A new one, or another version of one. */
export const saveFeatured = (list: FeaturedList | undefined, body: BodyInput<typeof addFeatured>) =>
  list
    ? call(changeFeatured, { params: { id: list.id }, body: { ...body, version: list.version } })
    : call(addFeatured, { body })

export const deleteFeatured = ({ id }: FeaturedList) => call(removeFeatured, { params: { id } })

export type ListedRole = FeaturedList['roles'][number]
