import { decodeHTML } from 'entities'
import { Parser } from 'htmlparser2'
import * as limits from '@lunchpail/contracts/jobs/posting-limits'
import { sectionsOf } from '../../positions/sections.ts'
import type { Section } from '../../positions/posting.ts'

const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i
const escapedTag = /&lt;\/?[a-z][a-z0-9]*(?:\s[^<>]*?)?\/?&gt;/i
const setOf = (names: string) => new Set(names.split(' '))
const blocks = setOf(
  'address article aside blockquote body br center dd details dir div dl dt fieldset figure footer form header hr html li main menu nav ol p pre section summary table tbody td th thead tr ul',
)
const unread = setOf('script style template noscript iframe svg head title object select')
const inline = setOf(
  'a abbr acronym b basefont bdi bdo big button cite code data del dfn em font i img input ins kbd label link mark meta option picture q rp rt ruby s samp small source span strike strong sub sup time tt u var video wbr',
)
const isHeading = (name: string) => /^h[1-6]$/.test(name)
/** Of HTML: any other is a field of a feed. */
export const isElement = (name: string): boolean =>
  blocks.has(name) || unread.has(name) || inline.has(name) || isHeading(name) || /[:-]/.test(name)
/** "<Lead>" and "<Company Name>" are words, and no elements. */
const isMarkup = (name: string, attributes: object) =>
  isElement(name) || Object.values(attributes).some(Boolean)

/** Some publishers write markup as text, once more than their format does: `&lt;p&gt;`. */
const once = (markup: string): string =>
  !tag.test(markup) && escapedTag.test(markup) ? decodeHTML(markup) : markup

interface Block {
  heading: string | null
  text: string
}

/** The words of a publisher's markup, cut at its headings, its paragraphs and list items each on a line. */
function blocksOf(source: string): Block[] {
  // most fields are words alone
  if (!/[<&]/.test(source)) return [{ heading: null, text: source }]
  const found: Block[] = [{ heading: null, text: '' }]
  let isInHeading = false
  let skipped = 0
  const add = (text: string) => {
    const block = found.at(-1)!
    if (isInHeading) block.heading += text
    else block.text += text
  }
  // ends of lines are spaces where elements say what a line is
  const folds = /<(?:br|p|div|li|tr)\b/i.test(source)
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (unread.has(name)) skipped += 1
        else if (isHeading(name)) {
          found.push({ heading: '', text: '' })
          isInHeading = true
        } else if (name === 'li') add('\n- ')
        else if (blocks.has(name)) add(isInHeading ? ' ' : '\n')
        else if (!isMarkup(name, attributes)) add(source.slice(parser.startIndex, parser.endIndex + 1))
      },
      ontext(text) {
        if (skipped === 0) add(folds || isInHeading ? text.replaceAll(/\s+/g, ' ') : text)
      },
      onclosetag(name, isImplied) {
        if (unread.has(name)) skipped -= 1
        else if (isHeading(name)) isInHeading = false
        else if (blocks.has(name)) add(isInHeading ? ' ' : '\n')
        else if (!isMarkup(name, {}) && !isImplied) add(source.slice(parser.startIndex, parser.endIndex + 1))
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.write(closedAtEnd(source))
  parser.end()
  return found
}

/** "Lift <b" begins no element, and what is behind it is not lost. */
function closedAtEnd(source: string): string {
  const end = source.lastIndexOf('>') + 1
  return source.slice(0, end) + source.slice(end).replaceAll(/<(?=[a-z/])/gi, '&lt;')
}

/** Without invisible characters, which no database keeps. Word ends lines with \v and pages with \f. */
const withoutUnseen = (text: string): string =>
  /^[\n\r\t -~]*$/.test(text)
    ? text
    : text.replaceAll(/[^\P{C}\n\r\t\u200d]|[\u2028\u2029]/gu, (character) =>
        /[\v\f]/.test(character) ? '\n' : /\p{Co}|\u2028|\u2029/u.test(character) ? ' ' : '',
      )

const tidy = (text: string): string =>
  withoutUnseen(text)
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .replaceAll(/ *[\r\n][ \r\n]*/g, '\n')
    .trim()

/** Sections as they are shown. Nothing of them is markup. */
export const sectionsOfMarkup = (markup: string): Section[] =>
  blocksOf(once(markup)).flatMap(({ heading, text }) => {
    const name = heading === null ? '' : tidy(heading).replaceAll('\n', ' ').replace(/:$/, '')
    // a whole paragraph that was made large is none
    if (name.length > limits.lineCharacters) return sectionsOf(null, `${name}\n${tidy(text)}`)
    const sections = sectionsOf(name || null, tidy(text))
    // what nothing stands under is a line of its own
    return sections.length > 0 || !name ? sections : [{ heading: null, text: name }]
  })

const wordsOf = (source: string): string =>
  tidy(
    blocksOf(source)
      .flatMap(({ heading, text }) => [heading ?? '', text])
      .join('\n'),
  )

/** The words in one piece. */
export const textOfMarkup = (markup: string): string => wordsOf(once(markup))

/** A field of one line, in which nothing is written as markup twice. */
export const lineOfMarkup = (markup: string): string => wordsOf(markup).replaceAll(/\s+/g, ' ').trim()
