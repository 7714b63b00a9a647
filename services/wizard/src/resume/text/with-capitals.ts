import { states } from '@lunchpail/contracts/wizard/enumerations'
import { isDeed } from '../entries/body-line.ts'
import type { Line } from './line.ts'

/** A resume with fewer capitals among its letters was typed without the key for them. */
const fewCapitals = 0.01
const mostWords = 9

/** Words that names keep small, unless they begin with them. */
const small = /^(?:of|or|the|and|at|in|on|for|to|by|with|a|an|from|as|de|del|y|en|con|para)$/u
const inCapitals =
  /^(?:cna|lpn|lvn|rn|hha|emt|cdl|dsp|hvac|osha|ged|hs|llc|usa|us|usps|ups|dhl|cvs|kfc|ihop|heb|jcpenney|at&t|tsa|dmv|va|ymca|rf|pos|it)$/u
/** "have own car", which is said of the person */
const ofPerson = /^(?:have|has|am|can|will|willing|able|available|i|my|tengo|puedo|soy)\s/u
/** An address of the web has its own. */
const address = /@|:\/\/|^www\.|\.(?:com|net|org|edu)\b/u

const capital = (word: string): string =>
  word.replace(/^(\P{L}*)(mc)?(\p{L})/u, (_all, signs: string, mc: string | undefined, letter: string) =>
    [signs, mc && 'Mc', letter.toUpperCase()].join(''),
  )
const codes = Object.keys(states).join('|').toLowerCase()
/** "phoenix, az 85031", "memphis tn" */
const stateCode = new RegExp(`(,\\s*)(${codes})(?![\\p{L}\\d])|(\\s)(${codes})(?=\\s+\\d{5}|\\s*$)`, 'gu')

const asNames = (text: string): string =>
  text
    .replace(stateCode, (all) => all.toUpperCase())
    .split(' ')
    .map((word, index) => {
      if (address.test(word) || (index > 0 && small.test(word))) return word
      if (inCapitals.test(word.replace(/[^\p{L}&]/gu, ''))) return word.toUpperCase()
      return word
        .split(/(?<=[\p{L}]{2}[/-])/u)
        .map(capital)
        .join('')
    })
    .join(' ')

function named(text: string): string {
  const sentence = capital(text)
  return ofPerson.test(text) || isDeed(sentence) || text.split(' ').length > mostWords || /[.;!]$/u.test(text)
    ? sentence
    : asNames(text)
}

/** "CLEAN OFFICES AND RESTROOMS" */
function quiet(line: Line): Line {
  const text = capital(line.text.toLowerCase())
  return !line.bullet && isDeed(text) ? { ...line, text, parts: [text], runs: [text] } : line
}

/**
 * By capitals a name is told from a sentence. A resume that was typed without any gets them where names may be: "cashier, walmart,
 * phoenix az". In one that has nothing else, sentences lose theirs.
 */
export function withCapitals(lines: readonly Line[]): readonly Line[] {
  const letters = lines.flatMap(({ text }) => text.match(/\p{L}/gu) ?? [])
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter))
  if (capitals.length > letters.length * (1 - fewCapitals)) return lines.map(quiet)
  if (capitals.length >= letters.length * fewCapitals) return lines
  return lines.map((line) =>
    line.bullet
      ? { ...line, text: capital(line.text) }
      : {
          ...line,
          text: named(line.text),
          parts: line.parts.map(named),
          runs: line.runs.map(named),
        },
  )
}
