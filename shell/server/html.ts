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

type Fragment = string | number | Html | false | null | undefined | readonly Fragment[]

const rendered = (fragment: Fragment): string => {
  if (fragment instanceof Html) return fragment.markup
  if (typeof fragment === 'object' && fragment !== null) return fragment.map(rendered).join('')
  return fragment === false || fragment == null ? '' : escaped(String(fragment))
}

/** Markup from a template; whatever is put into it is escaped unless it is markup itself. */
export const html = (strings: TemplateStringsArray, ...fragments: Fragment[]): Html =>
  new Html(strings.reduce((markup, text, index) => markup + rendered(fragments[index - 1]) + text))

/** JSON for a script element: nothing in it can close the element. */
export const inlineJson = (value: unknown): Html => new Html(JSON.stringify(value).replaceAll('<', '\\u003c'))
