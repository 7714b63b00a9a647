// SQL by hand: a list with its company and its jobs that are open, in one statement.
import type { Language } from '@lunchpail/contracts/language/translate'
import { binder, readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'

export interface FeaturedRow {
  readonly id: string
  readonly slug: string
  readonly name_en: string | null
  readonly name_es: string | null
  readonly company_id: number
  readonly company_name: string
  readonly logo_version: string | null
}

/** Of the companies of an employer, the first, as `ownCompany` takes it. One that is approved no more shows nothing. */
const published = `from featured_list l join employer e on e.id = l.employer_id and e.approved
  join lateral (select * from company where employer_id = l.employer_id order by id limit 1) c on true
  where l.published`
const hasJobs = `exists (select from featured_position fp join position p on p.id = fp.position_id
  join company own on own.id = p.company_id and own.employer_id = l.employer_id
  where fp.list_id = l.id and p.state = 'open')`
const columns = `l.id, l.slug, l.name_en, l.name_es, c.id as company_id, c.name as company_name, c.logo_version`

/** A published list, whether or not its jobs are open. */
export async function findFeatured(on: Transaction, slug: string): Promise<FeaturedRow | undefined> {
  const { values, bind } = binder()
  const [row] = await readRows<FeaturedRow>(on, {
    text: `select ${columns} ${published} and l.slug = ${bind(slug, 'text')}`,
    values,
  })
  return row
}

/** The published lists that have open jobs, the latest first. */
export function findFeaturedLists(on: Transaction, most: number): Promise<FeaturedRow[]> {
  const { values, bind } = binder()
  return readRows<FeaturedRow>(on, {
    text: `select ${columns} ${published} and ${hasJobs} order by l.created_at desc, l.id limit ${bind(most, 'int')}`,
    values,
  })
}

/** Its name in the language that is read, else the one that it has. */
export function nameOf(
  { name_en, name_es }: Pick<FeaturedRow, 'name_en' | 'name_es'>,
  language: Language,
): { readonly name: string; readonly language: Language } {
  const names = { en: name_en, es: name_es }
  const other = language === 'en' ? 'es' : 'en'
  const own = names[language]
  return own === null ? { name: names[other] ?? '', language: other } : { name: own, language }
}
