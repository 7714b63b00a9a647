/** Text that is markup already. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)

type Part = string | number | Html | false | null | undefined | readonly Part[]

const rendered = (part: Part): string => {
  if (part instanceof Html) return part.markup
  if (typeof part === 'object' && part !== null) return part.map(rendered).join('')
  return part === false || part == null ? '' : escaped(String(part))
}

/** Markup from a template; whatever is put into it is escaped unless it is markup itself. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((markup, text, index) => markup + rendered(parts[index - 1]) + text))

/** JSON that may stand inside a script element: nothing in it can end the element. */
export const inlineJson = (value: unknown): Html => new Html(JSON.stringify(value).replaceAll('<', '\\u003c'))
