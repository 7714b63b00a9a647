// SQL by hand: Prisma knows no `unaccent`. One statement in the order of its rows, so that transactions do not wait for each other in a circle.
import type { Tx } from '../database.ts'

/** What a phrase is; words alone are compared with mistyped ones. */
const phraseKind = { word: 0, title: 1, company: 2, city: 3 } as const

/** Keeps titles, companies and cities of these positions, and their words, for what is offered while a visitor types. */
export async function savePhrases(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    with titles as (
      select p.title, c.name as company, f.city from position p
      join company c on c.id = p.company_id join facility f on f.id = p.facility_id
      where p.id = any(${[...ids]}::int[]) and p.state = 'open'),
    phrases as (
      select ${phraseKind.title}::smallint as kind, title as shown from titles
      union select ${phraseKind.company}::smallint, company from titles
      union select ${phraseKind.city}::smallint, city from titles),
    known as (
      select lower(unaccent(plain_words(shown))) as phrase, kind, shown from phrases
      union all select word, ${phraseKind.word}::smallint, word from phrases,
        lateral regexp_split_to_table(lower(unaccent(plain_words(shown))), '[^a-z]+') as word
      where length(word) between 4 and 30)
    insert into search_phrase (phrase, kind, shown)
    select distinct on (phrase, kind) trim(phrase), kind, shown from known
    where trim(phrase) <> '' and not exists (select from search_phrase s where s.phrase = trim(known.phrase) and s.kind = known.kind)
    order by phrase, kind on conflict do nothing`
}
