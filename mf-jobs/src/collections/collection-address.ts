import type { CollectionKind } from '@lunchpail/contracts/jobs/collections'
import { pagedAddress } from '../search/page-of.ts'

const folder = { place: 'in/', trade: 'trade/', featured: '' } as const satisfies Record<
  CollectionKind,
  string
>

export const collectionAddress = (kind: CollectionKind, slug: string, page = 1): string =>
  pagedAddress(`/jobs/${folder[kind]}${slug}`, page)
