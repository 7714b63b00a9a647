import { headingOf } from '../text/headings.ts'
import { isFull } from '../text/is-full.ts'
import type { Line } from '../text/line.ts'
import { employerScore, isUnit } from './words/employer-words.ts'
import { withoutPlace } from './place.ts'
import { read, type Read } from './read.ts'
import { titleScore } from './words/title-words.ts'

/** What is joined to a part of a name: "el-Amin", "d'Angelo" */
const joined = String.raw`(?:[Dd]['’]|(?:[ae][lnrsz]|ash|ul)-)`
const capital = new RegExp(String.raw`^${joined}?\p{Lu}`, 'u')
const nameWord = new RegExp(String.raw`^(?:${joined}?\p{Lu}[\p{L}'’.-]*|[ye]|[a-z]{2,})$`, 'u')

/** What a name stands out by on its page. */
interface Page {
  /** sizes of letters */
  readonly largest: number
  readonly usual: number
  /** the letters of the email before its @ */
  readonly mailbox: string
  /** of them, what is between dots and the like */
  readonly parts: readonly string[]
}

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/gu, '')

/** "rosa.diaz7@" names Rosa Diaz. */
const isInMailbox = (words: readonly string[], mailbox: string): boolean =>
  words.some((word) => letters(word).length >= 3 && mailbox.includes(letters(word)))

/** Where a column begins with the name, behind the last line of the one before it, in a file that tells no places: "Forklift ⇥ Rosa Diaz". */
const mailedCells = (line: Line, mailbox: string): Line[] =>
  line.parts
    .slice(1)
    .filter((part) => {
      const words = part.split(/\s+/u)
      return words.length > 1 && words.every((word) => isInMailbox([word], mailbox))
    })
    .map((part) => ({ ...line, text: part, parts: [part], runs: [part] }))

const titled = (name: string): string =>
  name === name.toUpperCase() || name === name.toLowerCase()
    ? name
        .toLowerCase()
        .replace(/(?<![\p{L}'’])\p{L}|(?<=[\s'’-])\p{L}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase())
    : name

/** What stands before a part of a name: "de la Cruz", "van der Berg", "St. John". */
const particle = String.raw`(?:[Dd](?:el?|[aio]|[ao]s|e[nr])|[Ll](?:as?|os)|[Vv][ao]n|[Ss]t\.|[Tt]e[nr]|[Bb]in|[Ii]bn|Mc|[ye])`
const isParticle = new RegExp(`^${particle}$`, 'u')
const particles = String.raw`(?:${particle}\s+){0,3}`
const part = String.raw`${joined}?\p{Lu}[\p{L}'’-]+`
/** "Quenwick, Odalys M.", "de la Cruz-Ortiz, María José" and no "Marcus Bell, CDL" */
const lastFirst = new RegExp(
  String.raw`^(${particles}${part}(?:\s${particles}${part})?),\s+(\p{Lu}\p{Ll}(?:[\p{L}'’-]*|\.)(?:\s${particles}\p{Lu}[\p{L}'’-]*\.?)?)$`,
  'u',
)
const loud = String.raw`\p{Lu}[\p{Lu}'’-]`
const loudParticles = String.raw`(?:(?:D(?:EL?|[AIO]|[AO]S|E[NR])|L(?:AS?|OS)|V[AO]N|ST\.|TE[NR]|BIN|MC|Y)\s+)`
const loudGiven = (length: string): string => String.raw`(${loud}${length}(?:\s\p{Lu}[\p{Lu}'’]*\.?)?)`
/** "QUENWICK, ODALYS M.": with two names before the comma, what stands behind it is long or it is a licence. */
const loudLastFirst = new RegExp(
  String.raw`^(${loudParticles}{0,3}${loud}+),\s+${loudGiven('+')}$|^(${loud}+\s${loudParticles}{0,3}${loud}+),\s+${loudGiven('{4,}')}$`,
  'u',
)
/** Letters with spaces between them, and perhaps two or three that stand closer. */
const spaced = /^(?:\p{L}{1,2}\s+){4,}\p{L}{1,2}$/u

/** "O D A L Y S Q U E N W I C K": where one name ends the email may tell. */
function closed(text: string, { parts }: Page): string {
  if (!spaced.test(text) || text.replace(/[^\p{L}]/gu, '').length < 6) return text
  if (/\s{2,}/u.test(text))
    return text
      .split(/\s{2,}/u)
      .map((word) => word.replace(/\s/gu, ''))
      .join(' ')
  const whole = text.replace(/\s/gu, '')
  const plain = letters(whole)
  for (const part of parts.flatMap((one) => [one, one.slice(1)])) {
    if (part.length < 3 || part.length >= plain.length) continue
    if (plain.startsWith(part)) return `${whole.slice(0, part.length)} ${whole.slice(part.length)}`
    if (plain.endsWith(part)) return `${whole.slice(0, -part.length)} ${whole.slice(-part.length)}`
  }
  return whole
}

/** "Shipping, Receiving" */
const isWork = (text: string): boolean => isUnit(text) || text.endsWith('ing')

/** "RESUMÉ – Rosa Diaz", "Applicant: Rosa Diaz", "Hello my name is Rosa Diaz" */
const documentName =
  /^(?:(?:r[ée]sum[ée]|c\.?v\.?|curr[íi]culum(?: vitae)?|hoja de vida)\s*[:–—-]\s+|(?:applicant|candidate|solicitante|aspirante)(?: name)?\s*:\s*|(?:(?:hello|hi|hola)[,!.]?\s+)?(?:my name is|mi nombre es|me llamo)\s+)(?=\p{Lu})/iu

const nameText = ({ text, parts }: Line, page: Page): string => {
  const whole = (parts.length > 1 ? parts[0]! : text).replace(documentName, '')
  const alone = closed(whole.split(/\s[|•·–—]\s/u)[0]!, page)
    .replace(
      /^(?:(?:name|nombre)\s*:\s*|(?:personal (?:information|details)|curriculum vitae|r[ée]sum[ée]|c\.?v\.?|curr[íi]culum|hoja de vida)\s+(?:(?:of|for|de)\s+)?(?=\p{Lu}))/iu,
      '',
    )
    .replace(/^(?:(?:Dr|Mr|Mrs|Ms|Sr|Sra|Srta|Ing|Lic|Rev)\.\s+)+(?=\p{Lu})/u, '')
    // 'Patricia "Trish" Donovan'
    .replace(/\s(?:["“][\p{L}. ]{2,15}["”]|\([\p{L}. ]{2,15}\))(?=\s\p{Lu}|$)/u, '')
  const [, last, first] = lastFirst.exec(alone) ?? []
  if (last !== undefined && first !== undefined && !(isWork(first) && isWork(last)))
    return `${first} ${titled(last)}`
  const [family, given] = loudLastFirst.exec(alone)?.slice(1).filter(Boolean) ?? []
  if (family !== undefined && given !== undefined) return `${given} ${family}`
  return (
    alone
      // "Marcus Bell, CDL-A"
      .replace(/,\s*\p{Lu}[\p{Lu}\d./-]+(?:(?:,|\s|,\s)\p{Lu}[\p{Lu}\d./-]+)*,?\s*$/u, '')
      .replace(/,?\s+(?:R\.?N\.?|C\.?N\.?A\.?|L\.?P\.?N\.?|Jr\.?|Sr\.?|II|III|CPA|MBA|EMT)$/u, '')
      .trim()
  )
}

/** One word is a name where nothing else stands beside it at the top, in large letters or as the email has it. */
const isOneName = (word: string, line: Line, index: number, { usual, mailbox }: Page): boolean =>
  index <= 1 &&
  /^\p{Lu}[\p{L}'’-]{2,20}$/u.test(word) &&
  employerScore(word) === 0 &&
  titleScore(word) === 0 &&
  (line.size > 1.25 * usual || (mailbox !== '' && mailbox.includes(letters(word))))

/** "Applicant: Rosa Diaz" says that it is a name. */
const says =
  /^(?:(?:applicant|candidate|solicitante|aspirante)(?: name)?|(?:full )?name|nombre)\s*:\s*\p{Lu}|(?:my name is|mi nombre es|me llamo)\s+\p{Lu}/iu
/** "I live in Tupelo Mississippi" tells of whoever writes. */
const saysOf = /^(?:I|I['’]m|My|Yo|Soy|Mi|Vivo)\s/u

function nameScore(line: Line, index: number, page: Page): number {
  const text = nameText(line, page)
  const words = text.split(/\s+/u)
  if (words.filter((word) => !isParticle.test(word)).length > 5 || text.length > 45 || /[\d@:/|]/u.test(text))
    return 0
  if (
    headingOf(text) ||
    withoutPlace(line.text).place ||
    /(?<!\p{L})(?:r[ée]sum[ée]|curriculum|vitae|currículum|objective|profile)(?!\p{L})/iu.test(text) ||
    saysOf.test(text)
  )
    return 0
  const mailed = isInMailbox(words, page.mailbox) || says.test(line.text)
  const large = line.size >= page.largest - 0.5 ? 2 : 0
  if (words.length < 2) return isOneName(text, line, index, page) ? (mailed ? 2 : 0.9) + large : 0
  if (!words.every((word) => nameWord.test(word)) || words.filter((word) => capital.test(word)).length < 2)
    return 0
  // Cook, Baker and Mason are names as well.
  const alsoName = line.size > 1.25 * page.usual && words.length <= 3 && titleScore(words[0]!) === 0
  const isTitle = titleScore(text) >= 1 && !mailed
  if (isTitle && !alsoName) return 0
  return 1 + (mailed ? 2 : 0) + large - (isTitle ? 2.9 : 0) - Math.min(index, 6) * (isTitle ? 0.01 : 0.15)
}

const anyParticles = `(?:${particles}|${loudParticles}{0,3})`
const onePart = new RegExp(`^${anyParticles}${part}$`, 'u')
const namePart = new RegExp(`^${anyParticles}${part}(?:\\s${anyParticles}${part})?$`, 'u')
/** Whether a large line and the one below it look like one name that a narrow column breaks. */
function isPair(line: Line, below: Line | undefined, { usual, mailbox }: Page): below is Line {
  const isName = ({ text }: Line): boolean =>
    namePart.test(text) &&
    headingOf(text) === null &&
    (titleScore(text) < 1 || isInMailbox(text.split(/\s+/u), mailbox))
  return (
    line.size > 1.25 * usual &&
    below?.size === line.size &&
    below.font === line.font &&
    below.gap > 0 &&
    below.gap < 1.6 &&
    isName(line) &&
    isName(below)
  )
}
/** Whether the column of a page has no room for the next word of a name. */
function isCramped(line: Line, below: Line, lines: readonly Line[]): boolean {
  const fewest = 5
  const column = lines.filter(({ x }) => Math.abs(x - line.x) < 3)
  return column.length >= fewest && isFull(line, below, Math.max(...column.map(({ right }) => right)))
}
/** Such a name as one: of a word each, broken for want of room, or with one in its second line that the email has. */
function unbroken(line: Line, below: Line | undefined, lines: readonly Line[], page: Page): Line {
  const isCutWord = /\p{L}-$/u.test(line.text) && line.size > 1.25 * page.usual && below?.size === line.size
  if (isCutWord) {
    const text = `${line.text}${below.text}`
    return { ...line, text, parts: [text], runs: [text] }
  }
  if (!isPair(line, below, page)) return line
  const isSure =
    isCramped(line, below, lines) ||
    isInMailbox(below.text.split(/\s+/u), page.mailbox) ||
    (onePart.test(line.text) && onePart.test(below.text))
  const text = `${line.text} ${below.text}`
  return isSure ? { ...line, text, parts: [text], runs: [text] } : line
}

const givenLabel = /^(?:(?:first|given) names?|nombres?)\s*:\s*(\p{Lu}\P{N}{1,30})$/iu
const familyLabel = /^(?:(?:last|family) names?|surnames?|apellidos?)\s*:\s*(\p{Lu}\P{N}{1,30})$/iu
/** "Last Name: Quenwick" and "First Name: Odalys", as forms have them. */
function labelledName(lines: readonly Line[]): Read<string> | null {
  const find = (label: RegExp) =>
    lines
      .flatMap((line) => line.parts.map((text) => ({ line, value: label.exec(text)?.[1]?.trim() })))
      .find(({ value }) => value !== undefined)
  const [given, family] = [find(givenLabel), find(familyLabel)]
  return given && family ? read(titled(`${given.value} ${family.value}`), 0.95, given.line) : null
}

/** Whose resume it is: a name stands out by its size and at the top, and the email may have it. */
export function readName(
  lines: readonly Line[],
  top: readonly Line[],
  own: readonly Line[],
  mailbox: string,
): Read<string> | null {
  const labelled = labelledName(top.slice(0, 12))
  if (labelled) return labelled
  const first = lines.filter(({ page }) => page === 1)
  const sizes = first.map(({ size }) => size).sort((a, b) => a - b)
  const page = {
    largest: sizes.at(-1) ?? 0,
    usual: sizes[Math.floor(sizes.length / 2)] ?? 0,
    mailbox: letters(mailbox),
    parts: mailbox.split(/[^\p{L}]+/u).map(letters),
  }
  const large = first.filter(({ size }) => size >= page.largest - 0.5).slice(0, 3)
  const mailed = own
    .filter((line) => isInMailbox(nameText(line, page).split(/\s+/u), page.mailbox))
    .slice(0, 5)
  const cells = own.flatMap((line) => mailedCells(line, page.mailbox))
  const best = [...new Set([...top.slice(0, 8), ...large, ...mailed, ...cells])]
    .map((line) => unbroken(line, first[first.indexOf(line) + 1], first, page))
    .map((line, index) => ({ line, score: nameScore(line, index, page) }))
    .sort((a, b) => b.score - a.score)[0]
  if (!best || best.score <= 0) return null
  const at = first.indexOf(best.line)
  const isWhole = at < 0 || !isPair(best.line, first[at + 1], page)
  return read(titled(nameText(best.line, page)), best.score > 2 && isWhole ? 0.95 : 0.7, best.line)
}
