import type { FeaturedList } from '@lunchpail/contracts/jobs/api'
import type { PositionStatus } from '@lunchpail/contracts/jobs/enumerations'
import type { Prisma } from '../../generated/client.ts'

export const withRoles = {
  positions: {
    orderBy: { rank: 'asc' },
    include: { position: { include: { facility: true } } },
  },
} satisfies Prisma.FeaturedListInclude

type Row = Prisma.FeaturedListGetPayload<{ include: typeof withRoles }>

export const presentFeatured = ({ positions, nameEn, nameEs, ...row }: Row): FeaturedList => ({
  id: row.id,
  version: row.version,
  slug: row.slug,
  name_en: nameEn,
  name_es: nameEs,
  published: row.published,
  roles: positions.map(({ position: { id, title, state, facility } }) => ({
    id,
    title,
    location_name: `${facility.city}, ${facility.region}`,
    state: state as PositionStatus,
  })),
})
