import { editDistance } from '@lunchpail/kit-service/edit-distance'

/** Of the words of headings, those that are long enough to be known with a letter that is another. */
const words = (
  'experience employment education professional references certifications qualifications volunteer objective licenses ' +
  'experiencia educación habilidades referencias certificaciones'
).split(' ')

/** What fills the space between two words where it was taken for letters: "Work00000000Experience", "WORK....EXPERIENCE" */
const filled = /(?<=\p{L}{3})(?:[\d.oOQ_~=*•·–—-])(?:[\d.oOQ_~=*•·–—-]){3,}(?=\p{L}{3})/gu
/** Digits that are letters: "EXPER1ENCE", "W0RK" */
const digits: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})0|0(?=\p{L}{2})/gu, 'o'],
  [/(?<=\p{L})[1|!](?=\p{L})/gu, 'i'],
  [/(?<=\p{L})5(?=\p{L}|$)/gu, 's'],
]

/** "Experlence", "Educaton": the heading's word, where a letter or two are others. */
const spelled = (text: string): string =>
  text.replace(/\p{L}{8,}/gu, (found) => {
    const own = found.toLowerCase()
    if (words.includes(own)) return found
    const most = own.length < 10 ? 1 : 2
    const meant = words.find((word) => editDistance(word, own) <= most)
    return meant ? found[0]! + meant.slice(1) : found
  })

/** "WORKEXPERIENCE", cut in two wherever it may be. */
const cut = (text: string): string[] =>
  /^\p{L}{10,40}$/u.test(text)
    ? Array.from(
        { length: text.length - 5 },
        (_none, index) => `${text.slice(0, index + 3)} ${text.slice(index + 3)}`,
      )
    : []

const longest = 40

/** What a short line may be that is no heading as it stands: misread from a picture, or misspelt. */
export function asMeant(text: string): string[] {
  if (text.length > longest || !/\p{L}{4}/u.test(text)) return []
  const parted = text.replace(filled, ' ')
  const lettered = digits.reduce((all, [from, to]) => all.replace(from, to), parted)
  return [...new Set([parted, lettered, spelled(lettered), ...cut(text)])].filter((one) => one !== text)
}
