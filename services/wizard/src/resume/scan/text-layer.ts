import { linesOfPages } from '../text/lines-of-pages.ts'
import type { Page } from '../text/word.ts'

/** A page with less text than this is told by its picture, if it has one. */
export const fewLetters = 20
/** What the app of a phone writes on each page that it scans: "Scanned with CamScanner" */
const stamp = /^\s*(?:scanned|escaneado|digitalizado)\s+(?:with|by|using|con|por)\s.{1,40}$/iu

const textOf = ({ words }: Page): string => words.map(({ text }) => text).join(' ')
const hasText = (page: Page): boolean =>
  !stamp.test(textOf(page)) &&
  page.words.reduce((letters, { text }) => letters + text.length, 0) >= fewLetters

/** Of these, every page of a resume has several, in English or Spanish. */
const common = new Set(
  (
    'the and for with from work working worked job jobs team high school college year years present current experience education ' +
    'skills summary manager company customer customers service services safety equipment new all daily orders time phone email ' +
    'address references available warehouse company contact name ' +
    'los las con para por del una trabajo trabajos empleo experiencia educación escuela habilidades actual presente empresa clientes ' +
    'equipo años seguridad teléfono correo dirección nombre referencias'
  ).split(' '),
)
/** Of fewer words nothing is told. */
const enough = 30
/** Of so many words one at least is among them: of real pages, one in ten or more. */
const oneOf = 25

const wordsOf = (page: Page): string[] =>
  textOf(page)
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? []

/** Text that says nothing: letters whose font means others, or what another program misread from the picture. */
export function isGarbled(page: Page): boolean {
  const words = wordsOf(page)
  return words.length >= enough && words.filter((word) => common.has(word)).length * oneOf < words.length
}

/** Whether the text of a page may say less than its picture. */
export const isDoubtful = (page: Page): boolean => !hasText(page) || isGarbled(page)

/** Whether the text of a page may be wrong, whatever it says: it counts unless its picture says more. */
export const isWeighed = (page: Page): boolean => (page.isLayer ? hasText(page) : isGarbled(page))

/** Words that follow each other in a line: a text that keeps only some words, or puts them elsewhere, has few of the same. */
function pairsOf(page: Page): Set<string> {
  const pairs = linesOfPages([page]).flatMap(({ text }) => {
    const words = text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? []
    return words.slice(1).map((word, index) => `${words[index]!} ${word}`)
  })
  return new Set(pairs)
}
/** Of the pairs of a page that was read twice, each time with a few errors, so many are the same. */
const same = 0.8

/** Whether what was read of the picture of a page counts instead of its text: it says as much, and the text not the same. */
export function saysMore(seen: Page, text: Page): boolean {
  if (wordsOf(seen).length * 2 < wordsOf(text).length) return false
  const given = pairsOf(text)
  const pairs = [...pairsOf(seen)]
  return pairs.filter((pair) => given.has(pair)).length < pairs.length * same
}
