import type { changeFeatured } from '@lunchpail/contracts/jobs/api'
import type { BodyOf } from '@lunchpail/contracts/endpoint'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { PortalCaller } from '@lunchpail/kit-service/route'
import { Prisma, type FeaturedList } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { ofCompanies } from '../policies.ts'

type Typed = Omit<BodyOf<typeof changeFeatured>, 'version'>

/** An address belongs to whoever took it first, over all companies: of two at once, one waits. */
export async function checkSlug(tx: Tx, slug: string, own: string): Promise<void> {
  await tx.$executeRaw(Prisma.sql`select pg_advisory_xact_lock(hashtext(${`featured list ${slug}`}))`)
  const taken = await tx.featuredList.findUnique({ where: { slug } })
  if (taken && taken.id !== own) return refuse('invalid', { fieldErrors: { slug: 'featured.slug-taken' } })
}

/** Roles in the order that was typed, each once; those of another company are refused as if there were none. */
export async function positionsOf(
  tx: Tx,
  caller: PortalCaller,
  { roles }: Pick<Typed, 'roles'>,
): Promise<{ positionId: number; rank: number }[]> {
  const ids = [...new Set(roles)]
  const own = await tx.position.count({ where: { id: { in: ids }, ...ofCompanies(caller) } })
  if (own < ids.length) return refuse('invalid', { fieldErrors: { roles: 'field.choose' } })
  return ids.map((positionId, rank) => ({ positionId, rank }))
}

export const dataOf = ({
  slug,
  name_en,
  name_es,
  published,
}: Typed): Pick<FeaturedList, 'slug' | 'nameEn' | 'nameEs' | 'published'> => ({
  slug,
  nameEn: name_en,
  nameEs: name_es,
  published,
})
