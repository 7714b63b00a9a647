import { Parser } from 'htmlparser2'

type Attributes = Readonly<Record<string, string>>
type Item = Record<string, unknown>

/** A property whose value is the text of an element that is still open. */
interface OpenText {
  readonly owner: Item
  readonly names: readonly string[]
  text: string
  markup: string
  hasLines: boolean
}
interface OpenElement {
  readonly item?: Item
  readonly property?: OpenText
}

/** No posting nests its properties deeper; what a stranger's page has below is text of those above. */
const maxOpen = 8

const makesLines = new Set([
  'br',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'ol',
  'p',
  'table',
  'tr',
  'ul',
])

const wordsOf = (text: string | undefined): string[] => text?.split(/\s+/).filter(Boolean) ?? []

/** What an element says by its attributes; undefined where its text says it. */
const valueOf = (name: string, attributes: Attributes): string | undefined =>
  attributes['content'] ??
  (name === 'time'
    ? attributes['datetime']
    : name === 'data' || name === 'meter'
      ? attributes['value']
      : (attributes['href'] ?? attributes['src']))

function add(item: Item, names: readonly string[], value: unknown): void {
  for (const name of names) {
    const before = item[name]
    if (Array.isArray(before)) before.push(value)
    else item[name] = before === undefined ? value : [before, value]
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * The items that a page marks among its text, by microdata or RDFa Lite, as JSON-LD would have them. A value of several lines
 * keeps its markup. What `itemref` adds from elsewhere in the page is not read.
 */
export function itemsOfPage(html: string): Item[] {
  const found: Item[] = []
  const elements: OpenElement[] = []
  const items: Item[] = []
  const texts: OpenText[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      const names = wordsOf(attributes['itemprop'] ?? attributes['property'])
      const type = attributes['itemtype'] ?? attributes['typeof']
      const owner = items.at(-1)
      for (const text of texts) {
        text.markup += `<${name}>`
        text.hasLines ||= makesLines.has(name)
      }
      if (attributes['itemscope'] !== undefined || type !== undefined) {
        const item: Item = Object.create(null) as Item
        item['@type'] = wordsOf(type)
        if (owner && names.length > 0) add(owner, names, item)
        else found.push(item)
        items.push(item)
        elements.push({ item })
        return
      }
      const value = valueOf(name, attributes)
      if (!owner || names.length === 0 || value !== undefined || texts.length === maxOpen) {
        if (owner && names.length > 0 && value !== undefined) add(owner, names, value)
        elements.push({})
        return
      }
      const property = { owner, names, text: '', markup: '', hasLines: false }
      texts.push(property)
      elements.push({ property })
    },
    ontext(text) {
      for (const one of texts) {
        one.text += text
        one.markup += escaped(text)
      }
    },
    onclosetag(name) {
      const { item, property } = elements.pop() ?? {}
      if (item) items.pop()
      if (property) {
        texts.pop()
        const value = property.hasLines ? property.markup : property.text.replaceAll(/\s+/g, ' ').trim()
        add(property.owner, property.names, value)
      }
      for (const text of texts) text.markup += `</${name}>`
    },
  })
  parser.write(html)
  parser.end()
  return found
}
