import { decodeHTML } from 'entities'

/** The words of a publisher's markup, with its paragraphs and list items each on a line. Nothing of it is markup then. */
export const plainText = (markup: string): string =>
  decodeHTML(
    decodeHTML(markup)
      .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
      .replace(/<li\b[^>]*>/gi, '\n- ')
      .replace(/<(?:br|\/?(?:p|div|ul|ol|li|h[1-6]|tr))\b[^>]*>/gi, '\n')
      .replace(/<[^>]{0,2000}>/g, ''),
  )
    .replace(/[ \t\u00A0]+/g, ' ')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim()
