import type { Page } from '../text/word.ts'
import type { Picture } from './picture.ts'

/** Words that are read for what they are: so few of them, and the page lies on its side or on its head. */
const enough = 15
const sureEnough = 0.5
/** EXIF's, each a quarter to the right of the one before. */
const asStored = 1
const quarters = [asStored, 6, 3, 8]

const longWords = ({ words }: Page) => words.filter(({ text }) => /\p{L}{3}/u.test(text))
const goodWords = (page: Page): number => longWords(page).filter(({ sure = 0 }) => sure >= sureEnough).length

/** Of a page on its head one word in three looks sure, of one that is read as it lies nearly all. */
const isSure = (page: Page): boolean =>
  goodWords(page) >= enough && goodWords(page) * 2 >= longWords(page).length

/** Letters on their side are taken for words of one or two, those on their head for as many as they are. */
const isOnItsHead = (page: Page): boolean =>
  longWords(page).length >= enough && longWords(page).length * 4 >= page.words.length

/** Of a blurred page, and of a picture of something else, hardly a word is sure. */
export const isRead = (page: Page): boolean =>
  goodWords(page) > 0 && goodWords(page) * 4 >= longWords(page).length

export interface Upright {
  readonly page: Page
  readonly orientation: number
}

/**
 * A page as it is told to lie, or as the page before it lay, or else as most can be read of it, while there is time: noise takes
 * the most of it.
 */
export function upright(
  picture: Picture,
  recognise: (picture: Picture) => Page,
  { before = picture.orientation, hasTime }: { readonly before?: number; readonly hasTime: () => boolean },
): Upright {
  const at = (orientation: number): Upright => ({ page: recognise({ ...picture, orientation }), orientation })
  let best = at(before)
  if (best.page.words.length === 0) return best
  const from = Math.max(0, quarters.indexOf(before))
  const [right, half, left] = [1, 2, 3].map((turn) => quarters[(from + turn) % 4]!)
  const turns = isOnItsHead(best.page) ? [half!, right!, left!] : [right!, left!, half!]
  // what turns a picture may not say so
  for (const orientation of new Set([picture.orientation, asStored, ...turns])) {
    if (isSure(best.page) || !hasTime()) break
    if (orientation === before) continue
    const turned = at(orientation)
    if (goodWords(turned.page) > goodWords(best.page)) best = turned
  }
  return best
}
