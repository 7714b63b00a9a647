/** What is wished for, and not asked: "Preferred qualifications", "Nice to have:". */
const wishes =
  /^(?:(?:it.s )?(?:an? )?(?:huge |big |strong )?(?:preferred|preferences?|desired|desirable|nice[- ]to[- ]ha(?:ves?|s)|good[- ]to[- ]have|great[- ]to[- ]have|bonus(?:es)?|plus(?:es)?|pluses|optional|ideal(?:ly)?|extra credit|helpful|assets?)|(?:other |additional )?(?:skills|qualifications|experience|requirements)(?: that (?:are|is))? (?:preferred|desired|an? plus)|(?:great|good|nice) if|not required but|what would be (?:nice|great|a plus)|deseables?|preferibles?|preferentes?|se valora\w*|requisitos deseables)(?!\p{L})/iu
/** What the employer says of itself, and what it gives. */
const ofEmployer =
  /^(?:about (?:us|the (?:company|team|employer)|our)|who we are|our (?:story|company|team|history|mission|people)|why (?:us|work|join|choose)|what (?:we offer|you(?:['’]ll| will)? (?:get|learn|gain))|benefits|perks|(?:pay|compensation|salary|wages?)(?: (?:range|scale|rates?))?|sobre nosotros|acerca de|qui[eé]nes somos|(?:qué )?ofrecemos|beneficios|prestaciones)(?!\p{L})/iu
const asked =
  '(?:requirements?|qualifications?|skills|abilities|knowledge|experience|education|duties|functions|responsibilities)'
/** Where what is asked begins again behind a list of wishes, though nothing marks it as a heading. */
const asksAgain = new RegExp(
  String.raw`^(?:(?:(?:minimum|basic|required|job|other|key|general|essential) )?${asked}(?:(?:, and|,| and| &| \/) ${asked})*(?: required)?|must[- ]haves?|what you(?:['’]ll| will)? need|requisitos|responsabilidades)$`,
  'i',
)
/** A sentence that is no wish, wherever it stands. */
const demands =
  /\b(?:must|required|requires|mandatory|is needed|are needed|requerid[ao]s?|indispensable|obligatori[ao])\b/i

/** A heading of a few words; what stands behind its colon is none. */
const mostOfHeading = 60

/** What stands under a line that is a heading. */
type Under = 'asked' | 'wished' | 'employer'

/**
 * Null where a line is no heading. What the employer tells of itself ends at any; wishes end at one that is marked as a heading or
 * that everybody knows, as an item of their list may be as short.
 */
function headingOf(line: string, under: Under): Under | null {
  if (line.length > mostOfHeading || /^[-•*]|[.!?]$/.test(line)) return null
  const isMarked = line.endsWith(':')
  const words = line.replace(/[\s:–—-]+$/, '')
  if (words === '' || /\d|:/.test(words)) return null
  const isShort = isMarked || words.split(' ').length <= 4
  if (isShort && wishes.test(words)) return 'wished'
  if (isShort && ofEmployer.test(words)) return 'employer'
  return isMarked || asksAgain.test(words) || (under === 'employer' && isShort) ? 'asked' : null
}

/** A text without the lines that stand under a heading of wishes or of the employer, unless they say themselves that they ask. */
export function linesThatAsk(text: string): string {
  let under: Under = 'asked'
  return text
    .split('\n')
    .filter((line) => {
      under = headingOf(line.trim(), under) ?? under
      return under === 'asked' || demands.test(line)
    })
    .join('\n')
}
