// SQL by hand: the full text search of PostgreSQL.
import type { Tx } from '../database.ts'
import type { Posting } from '../positions/posting.ts'

/** What `body` has of a word, by the word as it is written. */
const lexemes = new Map<string, string>()
let characters = 0
/** Some 100,000 words. What more than that are is asked again. */
const mostCharacters = 2_000_000

const separators = /[\0-/:-@[-`{-\u007f]+/

/** Cut where `plain_words` cuts, as far as ASCII goes: PostgreSQL reads what each piece is. */
function piecesOf({ schedule, sections }: Posting): Set<string> {
  const texts = [
    schedule.description ?? '',
    ...sections.flatMap(({ heading, text }) => [heading ?? '', text]),
  ]
  const pieces = new Set(texts.join(' ').replaceAll(/['’]/g, '').split(separators))
  pieces.delete('')
  return pieces
}

/**
 * The words of each posting's text as the trigger `position_words` would read them. PostgreSQL is asked for each word once, as
 * reading every text anew took half of its time in an import.
 */
export async function textWordsOf(tx: Tx, postings: readonly Posting[]): Promise<string[]> {
  if (characters > mostCharacters) {
    lexemes.clear()
    characters = 0
  }
  const pieces = postings.map(piecesOf)
  const unknown = new Set(pieces.flatMap((own) => [...own].filter((piece) => !lexemes.has(piece))))
  if (unknown.size > 0) {
    const read = await tx.$queryRaw<{ piece: string; found: string }[]>`
      select piece, strip(to_tsvector('words', plain_words(piece)))::text as found from unnest(${[...unknown]}::text[]) as piece`
    for (const { piece, found } of read) {
      lexemes.set(piece, found)
      characters += piece.length + found.length
    }
  }
  return pieces.map((own) => Array.from(own, (piece) => lexemes.get(piece)).join(' '))
}
