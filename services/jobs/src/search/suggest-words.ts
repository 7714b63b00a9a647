// SQL by hand: trigrams of PostgreSQL, which Prisma does not know.
import { maxSuggestions, type suggestWords as endpoint } from '@lunchpail/contracts/jobs/api'
import { literally, readRows } from '@lunchpail/kit-database/statement'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { correctWords } from './words/correct-words.ts'
import { offered } from './words/meanings.ts'
import { plain } from './words/plain.ts'
import { readWords } from './words/read-words.ts'

/** So many are looked at, of which some have no open position anymore. */
const most = 24

/**
 * What begins as it was typed comes first, then what has a word that does; shorter ones before longer ones. In this order they are
 * looked up, until there are enough.
 */
const text = `
  with begun as (select shown, phrase, kind, 0 as at from search_phrase
      where kind > 0 and phrase ~>=~ $1::text and phrase ~<~ ($1::text || '{') order by length(phrase) limit ${most}),
    held as (select shown, phrase, kind, 1 as at from search_phrase
      where kind > 0 and length($1::text) > 2 and phrase like $2::text order by length(phrase) limit ${most})
  select shown from (
    select shown, phrase from (select * from begun union all select * from held) as found
    group by shown, phrase order by min(at), length(phrase), shown offset 0) as found
  where exists (select from position p where p.state = 'open' and p.title = shown)
    or exists (select from company c join position p on p.company_id = c.id and p.state = 'open' where c.name = shown)
    or exists (select from facility f join position p on p.facility_id = f.id and p.state = 'open' where f.city = shown)
    -- written otherwise
    or any_position_has(phraseto_tsquery('words', phrase)) limit ${maxSuggestions}`

export const suggestWords =
  ({ statements }: Deps): Handler<typeof endpoint> =>
  async ({ query: { q } }) => {
    const typed = plain(q)
    if (typed.length < 2) return { status: 200, body: { suggestions: [] } }
    const find = async (words: string) =>
      (
        await readRows<{ shown: string }>(statements, {
          text,
          values: [words, `% ${literally(words)}%`],
        })
      ).map(({ shown }) => shown)
    const known = offered.filter((phrase) => phrase.startsWith(typed)).slice(0, 3)
    const found = await find(typed)
    const suggestions = [...known, ...found.filter((shown) => !known.includes(plain(shown)))]
    if (suggestions.length > 0)
      return { status: 200, body: { suggestions: suggestions.slice(0, maxSuggestions) } }
    const { instead } = await correctWords(statements, readWords(typed))
    const meant = instead === null ? [] : await find(instead)
    // a trade that is known and that no job has is not offered
    const isOffered = instead !== null && (meant.length > 0 || offered.includes(instead))
    return {
      status: 200,
      body: { suggestions: isOffered ? [instead, ...meant].slice(0, maxSuggestions) : [] },
    }
  }
