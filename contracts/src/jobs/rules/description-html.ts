interface Section {
  readonly heading: string | null
  /** a paragraph or list item a line; list items begin with "- " */
  readonly text: string
}

const markup: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What is text stays text where it is read as HTML. */
export const escapedHtml = (text: string): string => text.replace(/[&<>]/g, (character) => markup[character]!)

/** A description as the HTML that feeds and search engines show: headings, paragraphs and lists. */
export function descriptionHtml(sections: readonly Section[]): string {
  const lines = sections.flatMap(({ heading, text }) => [
    ...(heading ? [`<h3>${escapedHtml(heading)}</h3>`] : []),
    ...text.split('\n').flatMap((line) => {
      const own = escapedHtml(line.trim())
      if (own === '') return []
      return own.startsWith('- ') ? [`<li>${own.slice(2)}</li>`] : [`<p>${own}</p>`]
    }),
  ])
  return lines
    .join('\n')
    .replace(/(?:<li>[^\n]*<\/li>(?:\n|$))+/g, (items) => `<ul>${items.trimEnd()}</ul>\n`)
}
