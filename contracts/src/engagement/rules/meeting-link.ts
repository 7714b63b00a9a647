/** What is longer is an invitation whose link was not taken out of it. */
const longest = 2_000
const around = /^[\s\p{Cf}<"'(]+|[\s\p{Cf}>"'),;]+$/gu
/** "meet.google.com/abc-defg-hij", as it is shown beside a meeting. */
const withoutScheme = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+\/\S+$/i

/** The link of a video call as it was meant, whatever came along with it; what is none stays. */
export function pastedLink(text: string): string {
  if (text.length > longest) return text
  const plain = text.replaceAll(around, '')
  return withoutScheme.test(plain) ? `https://${plain}` : plain
}

/** The one link in what a calendar or a video service copies: an invitation of several lines; null where there is none, or several. */
export function linkIn(text: string): string | null {
  const [link, ...others] = new Set(text.match(/https:\/\/[^\s<>"]+/gi) ?? [])
  return link === undefined || others.length > 0 ? null : pastedLink(link)
}
