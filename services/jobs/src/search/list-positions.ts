import type { listPositions as endpoint } from '@lunchpail/contracts/jobs/api'
import { pageSize } from '@lunchpail/contracts/page-size'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { comesBySquares } from './filter-sql.ts'
import { findApplied } from './find-candidate.ts'
import type { PositionSearch } from './position-search.ts'
import { presentCard, type PositionRow } from './present-card.ts'
import { countLimit, pageStatement, countedStatement } from './search-positions.ts'
import {
  bareSearchOf,
  countBare,
  saysNoWord,
  type Asked,
  type Bare,
  type Searched,
} from './search-of-query.ts'
import { pageReader } from './read-found.ts'

interface Page {
  readonly counted: Pick<Searched, 'search' | 'words' | 'total'>
  readonly rows: readonly PositionRow[]
}

/** How a typed pay is understood: no word of it was corrected. */
const wordless = { instead: null, some: false, near: [] }

/** Around a place, what is not long is counted and read by one statement. */
async function pageBySquares({ search, words }: Bare, { statements }: Deps): Promise<Page> {
  const found = await readRows<PositionRow & { readonly total: number }>(statements, countedStatement(search))
  const counted = { search, ...(words && { words: wordless }), total: found[0]!.total }
  const isRead = counted.total <= countLimit || search.sort === 'fit'
  const rows = found.filter(({ id }) => id !== null)
  if (isRead) return { counted, rows }
  return { counted, rows: await pageOf({ ...counted, ...noOlder(search, rows) }, { statements }) }
}

/** What is newer than the page of its nearest: where these fill the page by the newest, no older one of the list is on it. */
function noOlder(search: PositionSearch, rows: readonly PositionRow[]): Pick<Searched, 'search' | 'reached'> {
  const last = rows.length === pageSize ? rows.at(-1)!.posted_at : undefined
  const isNewer = last && search.sort === 'newest' && !(search.postedAfter && search.postedAfter > last)
  const newer = isNewer ? { ...search, postedAfter: last } : search
  return { search: newer, reached: newer }
}

async function pageOf(
  { search, reached, ids, total }: Omit<Searched, 'place'>,
  { statements }: Pick<Deps, 'statements'>,
): Promise<PositionRow[]> {
  if ((search.page - 1) * pageSize >= Math.min(total, countLimit)) return []
  return readRows(statements, pageStatement({ search, reached, ids, few: total <= countLimit }))
}

async function findPage(bare: Bare, asked: Asked, deps: Deps): Promise<Page> {
  if (saysNoWord(bare) && comesBySquares(bare.search)) return pageBySquares(bare, deps)
  const counted = await countBare(bare, asked, deps, pageReader(bare.search))
  return { counted, rows: counted.rows ?? (await pageOf(counted, deps)) }
}

export const listPositions =
  (deps: Deps): Handler<typeof endpoint> =>
  async (request) => {
    const { language, caller } = request
    const { statements, clock } = deps
    const bare = await bareSearchOf(request, deps)
    const {
      counted: { search, words, total: counted },
      rows,
    } = await findPage(bare, request, deps)
    const { place, hasApplied } = bare
    const total = Math.min(counted, countLimit)
    const applied = await findApplied(
      statements,
      hasApplied ? caller.account : null,
      rows.map(({ id }) => id),
      clock.now(),
    )
    return {
      status: 200,
      body: {
        positions: rows.map((row) => presentCard(row, language, applied)),
        page: search.page,
        pages: Math.max(1, Math.ceil(total / pageSize)),
        total,
        more: counted > countLimit,
        place: place && { zip: place.zip, city: place.city, state: place.state },
        sort: search.sort,
        ...(words && { words }),
      },
    }
  }
