import { linesThatAsk } from './lines-that-ask.ts'

/** What a text asks for of whoever applies: months of experience, and the sentence that says so. */
export interface RequiredExperience {
  /** 0 where it asks for none, or where that is in doubt */
  readonly months: number
  readonly sentence: string | null
}

const none: RequiredExperience = { months: 0, sentence: null }

const words: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'one two three four five six seven eight nine ten eleven twelve'
      .split(' ')
      .map((word, at) => [word, at + 1]),
  ),
  ...Object.fromEntries(
    'un dos tres cuatro cinco seis siete ocho nueve diez once doce'
      .split(' ')
      .map((word, at) => [word, at + 1]),
  ),
  'half a': 0.5,
  medio: 0.5,
  a: 1,
  una: 1,
  zero: 0,
  eighteen: 18,
  fifteen: 15,
  twenty: 20,
}
const number = String.raw`(\d{1,2}(?:[.,]5|½)?|${Object.keys(words).join('|')})`
const again = String.raw`(?:\s*\(\s*\d{1,2}\+?\s*\)|\s*\+|\s*or more|\s*o más|\s*plus)*`
const upTo = String.raw`(?:\s*(?:-|–|—|to|or|and|a|o|y)\s*(?:\d{1,2}|${Object.keys(words).join('|')})\b${again})?`
const span = String.raw`(?<![\w.$,/-])${number}${again}${upTo}[\s-]*(?:full\s+)?(years?|yrs?\.?|months?|mos?\.?|años?|mes(?:es)?)(?:\(s\))?[’']?(?!\s*(?:of age|old|or older|de edad|ago\b|in business|in the business|in a row|strong|contract|lease|warranty|degree|college))`
/** "2 years of warehouse experience": no more stands between than what the experience is of. */
const before = new RegExp(
  String.raw`${span}(?![\p{L}])((?:[\s,/&’'()-]+(?!(?:we|our|(?:and|y)(?!\s+\d)|is|are|was|were|has|have|no|not|without|with|somos|sin|con|degree|diploma|certificate|college|record|mvr|licen[cs]es?|history|temp|position|assignment|contract|project|season|program(?:me)?\s(?:where|that|in which|to)|course|training(?!\s+exp)|apprenticeship|internship|(?<=military\s)service)\b)[\p{L}\d.’'&/()-]+){0,9}?)[\s(/-]*\b(?:experience|exp\b|experiencia)`,
  'giu',
)
/** "Experience: 3 years driving" */
const after = new RegExp(
  String.raw`\b(?:experience|exp\.?|experiencia)\b(?:\s+(?:required|needed|level|mínima|requerida|comprobable|demostrable|previa|laboral|requirement|requirements|of|de|in [\p{L}]+|driving|en [\p{L}]+)){0,3}\s*(?:[:(–—-]|(?:\s+[\p{L}’'&/-]+){1,6}\s*\(|\bof\b|\bde\b|\bfor\b|\bpor\b)?\s*(?:[\p{L} /&-]{2,40}:\s*)?(?:must have )?(?:at least|minimum(?: of)?|min\.?|al menos|mínimo(?: de)?|a minimum of)?\s*${span}(?![\p{L}])`,
  'giu',
)

const recent = 'recent|prior|previous|past|verifiable|related|relevant|similar|comparable'
/** "3 yrs. of recent warehouse work": of a job's own length nobody says "recent". */
const worked = new RegExp(
  String.raw`${span}(?![\p{L}])(?:\s+(?:of|de))?\s+(?:(?:${recent})\s+(?:[\p{L}’'/&-]+\s+){0,3}work|trabajo\s+(?:reciente|previo|comprobable|similar|relacionado))(?=\s*(?:$|[.,;:!)]|(?:in|as|on|at|with|is|required|needed|en|como)\b))`,
  'giu',
)

/** "Years of experience: 3" */
const counted =
  /\b(?:years|años) (?:of|de) (?:experience|experiencia)(?: (?:required|needed|requeridos?))?\s*:\s*(\d{1,2})\b/i

const otherWay = new RegExp(String.raw`\b(?:or|o)\s+(?:at least |al menos )?${span}(?![\p{L}])`, 'giu')

/** Who asks, and what of: words of a sentence in which a candidate is meant. */
const asks =
  /\b(?:minimum|min\.?|at least|requir\w+|must|need(?:s|ed)?|seek(?:s|ing)?|looking for|should|you(?:['’]ll| will| should)? (?:also )?(?:have|need|bring|possess|hold)|candidates?|applicants?|drivers? (?:with|must)|qualif\w+|no less than|mandatory|expected|mínimo|m[ií]nima|al menos|candidat[oa]s?|requ[ie]\w+|deb[ea]n?|necesit\w+|se solicita|buscamos|indispensable|contar con|tener)\b/i
/** A sentence that tells of the employer, or of what it offers. */
const tells =
  /\b(?:we|we’ve|we've|we're|our|us|company|companies|firm|family|business|founded|established|since|team (?:has|have|with|of|brings)|staff (?:has|have|with)|crews?|owners?|founders?|combined|collective|leader|leading|industry experience has|proud|proudly|history|heritage|customers?|clients?|trusted|backed|supported|trainers?|instructors?|mentors?|technicians with|managed by|led by|(?:work|train|learn|ride|team|mentor|coach)\w* (?:up )?(?:with|from|under|by|alongside|beside) (?:[\p{L}’'-]+ ){1,4}(?:who|that|having|with)(?: has| have| brings?)?|nuestr[oa]s?|somos|empresa|compañía|contamos|tenemos|familia|líder)\b/iu
const tellsEach = new RegExp(tells.source, 'giu')
const wishes =
  /\b(?:prefer(?:red|ably|ence|able)?|pref(?:['’]?d|\.)|prefier[ea]n?|preferid[ao]s?|(?:an? )?asset|beneficial|welcome|useful|recommended|(?:will|willing to|can|able to|happy to) train|ventaja|opcional|no (?:es |son )?(?:indispensables?|obligatori[ao]s?|requisito)|entrenamos|capacitamos|(?:a|big|huge|strong|un) plus|desir(?:ed|able)|ideal(?:ly)?|nice to have|a bonus|helpful|bonus points|an? advantage|would be (?:great|nice)|optional|not (?:required|necessary|needed)|de preferencia|preferible\w*|preferente\w*|deseable|se valora|no (?:es )?necesari[ao])\b/i
/** What counts in the place of what is asked for. */
const instead =
  /\b(?:substitut\w+|in lieu of|in place of|equivalent combination|on the basis of|credited (?:as|for|toward)|sustitu\w+|en lugar de)\b/i
const another =
  /\b(?:degree|diploma|ged|certificate|certification|school|college|training|education|apprenticeship|card|licen[cs]e)\b[^.;]{0,40}?(?:,|\bor\b|\/)\s*(?:at least |an? )?$/i
/** "or completion of a driving school": whoever has that needs none. */
const orAnother =
  /^[\s,(]*(?:and\/)?(?:or|o)\b[^.;\d]{0,40}\b(?:willing\w*|ability|able|cdl|licen[cs]e|degree|diploma|ged|certificat\w+|school|training|education|educaci[oó]n|estudios)\b/i
/** "You do not need", "without", "no se necesitan": of what is said no to, nothing is asked. */
const refuses =
  /\b(?:not|cannot|never|without|neither|nor|lack(?:ing)?|regardless|no(?! (?:less|fewer) than| menos de)|sin|nunca|tampoco|ning[uú]n[ao]?)\b|n['’]t\b/i
/** What comes with the job, and what is said of whoever may have it. */
const comesLater =
  /\b(?:earn|gain|build|get|gives?|receive|acquire|provides?|ganar[aá]s?|obtendr[aá]s?)\b[^.;]{0,24}$/i
const conditional = /\b(?:if|whether|si (?:tiene|cuenta))\b/i
const ofPay =
  /[$]\s?\d|\b(?:earns?|bonus|wages?|(?:higher|pay) (?:rate|scale)|rate of pay|starting pay|start at|raise)\b/i
/** What is asked even where pay is named beside it. */
const demands =
  /\b(?:must|requir\w+|mandatory|need(?:s|ed)?|seek(?:s|ing)?|looking for|requ[ie]\w+|deb[ea]n?|indispensable|se solicita|buscamos)\b/i
/** The most that a candidate may have, and what comes only with the job. */
const mostOrLater =
  /\b(?:up to|each|every|per|cada|(?<!no )(?:less|fewer) than|under|within|no more than|at most|max(?:imum)?\.?(?: of)?|over the (?:last|past)|in the (?:last|past)|after|once you have|gain|earn|build|receive|acquire|hasta|(?<!no )menos de|m[aá]ximo(?: de)?|no más de|después de|tras|ganar[aá]s?|obtendr[aá]s?)(?: (?:at least|over|your(?: first)?|the first))?\s*:?\s*$/i
const mostBehind = /^[\s,(]*(?:max(?:imum)?\b|or less|or fewer|at most|o menos|como máximo|máximo)/i
/** "with hand tools required." */
const askedBehind =
  /^\s+(?:with|in|as|on|operating|driving|using|en|con|como)\s[^,;:.()]{1,40}\s(?:is |are |es )?(?:required|needed|mandatory|a must|necesari[ao]|requerid[ao])\s*(?:[.,;:!)]|$)/i
const refusedBehind = /^\s*(?:(?:is|are|es|son|se)\s+)?(?:not|no|isn['’]t|aren['’]t)\b/i
const noneNeeded =
  /\b(?:no|without|zero)\s+(?:prior |previous |warehouse |work |driving |kitchen )?experience\s+(?:is |are )?(?:needed|necessary|required|ok|okay|no problem)|\bexperience\s+(?:is\s+)?not\s+(?:needed|necessary|required)|\bno experience\?|\b(?:no se (?:requiere|necesita)|sin) experiencia\b/i

const countOf = (text: string): number => {
  const word = words[text.toLowerCase()]
  if (word !== undefined) return word
  return Number(text.replace('½', '.5').replace(',', '.'))
}

const monthsOf = (count: string, unit: string): number =>
  Math.round(countOf(count) * (/^[ya]/i.test(unit) ? 12 : 1))

/** What of a sentence is said of one span of time: from the comma or bracket before it. */
const clauseBefore = (text: string) => text.slice(Math.max(text.lastIndexOf(';'), text.lastIndexOf('•')) + 1)

/** What is said behind the last word for the employer: "Looking for a company with" asks for nobody. */
function behindTeller(ahead: string): string {
  const last = [...ahead.matchAll(tellsEach)].at(-1)
  return last ? ahead.slice(last.index + last[0].length) : ahead
}

/** What the patterns have, which are slow. */
const named = new RegExp(String.raw`exp|\b(?:${recent})\s.{0,60}\bwork\b|\btrabajo\s`, 'i')

function askedIn(sentence: string): number[] {
  if (!named.test(sentence) || wishes.test(sentence) || instead.test(sentence)) return []
  const years = counted.exec(sentence)
  if (years) return tells.test(sentence.slice(0, years.index)) ? [] : [Number(years[1]) * 12]
  if (ofPay.test(sentence) && !demands.test(sentence)) return []
  const matches = [before, after, worked].flatMap((pattern) => [...sentence.matchAll(pattern)])
  // of several ways to qualify one needs none
  const isOpen = matches.some((match) => {
    const ahead = sentence.slice(0, match.index)
    return another.test(ahead) || orAnother.test(sentence.slice(match.index + match[0].length))
  })
  if (isOpen) return []
  return matches.flatMap((match) => {
    const [count = '', unit = ''] = [match[1], match[2]]
    const months = monthsOf(count, unit)
    const ahead = clauseBefore(sentence.slice(0, match.index))
    const behind = sentence.slice(match.index + match[0].length)
    const isAsked =
      asks.test(ahead) ||
      asks.test(match[0]) ||
      /^\s*(?:is |are |a )?(?:required|needed|requerid|necesari|must|min\b|mandatory)/i.test(behind) ||
      askedBehind.test(behind)
    if (refuses.test(ahead.slice(ahead.lastIndexOf(',') + 1)) || refusedBehind.test(behind)) return []
    if (
      mostOrLater.test(ahead) ||
      mostBehind.test(behind) ||
      /\b(?:or (?:less|fewer)|o menos)\b/i.test(match[0])
    )
      return []
    // a scale of pay
    if (/[$][\d.,]+[^.;]*\bfor\s*$/i.test(ahead)) return []
    if (comesLater.test(ahead) || conditional.test(ahead)) return []
    if (!isAsked) {
      if (tells.test(sentence)) return []
      // "Acme has 12 years of experience": whose it is, is not said
      if (
        /\b(?:has|have|had|having|with|over|more than|nearly|almost|boasts?|brings?|celebrating|tiene|con|más de)\s*$/i.test(
          ahead.trimEnd(),
        )
      )
        return []
      if (months > 10 * 12) return []
    } else if (
      tells.test(ahead) &&
      !/\b(?:requires?|needs?|asks?|expects?|seeks?|wants?|looking for|must|requiere|busca\w*|necesita\w*|solicita)\b/i.test(
        behindTeller(ahead),
      )
    )
      return []
    // "or 2 years with certification"
    const ways = [...behind.matchAll(otherWay)].map(([, other = '', its = '']) => monthsOf(other, its))
    return [months, ...ways].filter((each) => each <= 40 * 12)
  })
}

/** No longer one is a sentence: the patterns would look for minutes. */
const mostOfSentence = 2_000

const sentencesOf = (text: string): string[] =>
  text
    .split(
      /(?<!\b(?:yrs?|mos?|exp|min|approx|no|st|etc|e\.g|i\.e)\.)(?<=[.!?])\s+|[\n;•]|(?<=[.!?])(?=[A-Z])/i,
    )
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length <= mostOfSentence)

/** Rows as Indeed's own form writes them under the heading, "Forklift: 1 year (Required)": each says what it is of. */
const listOfExperience =
  /(^\W*(?:experience|experiencia):?[ \t]*\n)((?:[^\n:]{2,60}:[^\n:()]{1,20}\([^\n()]{1,20}\)[ \t]*(?:\n|$))+)/gim
const withWhole = (text: string): string =>
  text.replaceAll(
    listOfExperience,
    (_, heading: string, rows: string) => heading + rows.replaceAll(/^\W*/gm, 'Experience: '),
  )

/**
 * Months of experience that a text asks of whoever applies, the least where it names several ways to qualify. What it tells of
 * the employer, wishes for, or says in doubt is not asked.
 */
export function requiredExperience(text: string): RequiredExperience {
  if (!named.test(text) || noneNeeded.test(text)) return none
  let least: RequiredExperience = none
  for (const sentence of sentencesOf(linesThatAsk(withWhole(text)))) {
    // "A diploma; or three months of experience": of whoever has the other thing none is asked
    if (least.sentence === null && /^(?:or|o)\b/i.test(sentence)) continue
    for (const months of askedIn(sentence))
      if (least.sentence === null || months < least.months)
        least = { months, sentence: sentence.slice(0, 300) }
  }
  return least
}

/** The months that a field of its own names; null where it says nothing that can be read. */
export function experienceOfField(text: string): number | null {
  if (text === '') return null
  if (
    noneNeeded.test(text) ||
    /^(?:none|no|0|entry[- ]level|no requirements?|n\/a|no experience|sin experiencia|ninguna)\b/i.test(
      text.trim(),
    )
  )
    return 0
  const exact = /^(\d{1,3}) months?$/.exec(text.trim())
  if (exact) return Number(exact[1])
  return requiredExperience(`Experience: ${text}`).months || null
}
