import { isAddress } from '@lunchpail/contracts/auth/name-rules'
import { screenPosting } from '../screening/screen-posting.ts'

/** A number that could be called: a year and an amount have fewer digits. */
const phone = /(?:\d[\s().+-]*){10}/

/** Digits in words, and how an address is spelled out where `@` and dots are refused. */
const inWords = [
  /(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|\d)\b[\s.,()+-]*){7}/i,
  /(?<![\w.-])[\w.-]{1,64}\s{0,3}(?:\(at\)|\[at\]|\barroba\b|\bat\b)\s{0,3}[\w-]{1,64}\s{0,3}(?:\(dot\)|\[dot\]|\bdot\b|\bpunto\b|\.)\s*(?:com|net|org|us|co|info|io|biz)\b/i,
  /(?<![\w-])[\w-]{1,64}\s{0,3}(?:\(dot\)|\[dot\]|\bdot\b|\bpunto\b)\s*(?:com|net|org|us|co|info|io|biz)\b/i,
]
/** "Message us on Instagram", "our Facebook page". */
const networks = String.raw`(?:instagram|insta|facebook|fb|messenger|tik ?tok|snapchat|twitter|linked ?in|whats ?app|telegram|signal|discord|we ?chat|viber|google voice)`
const elsewhere = [
  new RegExp(
    String.raw`\b(?:find|follow|message|dm|text|write|contact|apply|visit|(?:call|reach|add|chat with|look for) (?:us|me|our)|búscanos|síguenos|escríb\w*|contáct\w*|mánd\w*|llám\w*|visít\w*)\b.{0,60}\b${networks}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:our|nuestr[oa]|on|en|via|by|por)\b[^.\n]{0,20}\b${networks}\b(?: (?:page|account|group|página|cuenta|grupo)\b|\s*:|\s+\w*[_\d])`,
    'iu',
  ),
  new RegExp(String.raw`\b${networks}\s*[:@]\s*\w`, 'iu'),
  /(?:^|\s)@\w{2,}/,
]
/** A contact by other words than a link, an email or digits. */
const isOtherContact = (text: string): boolean =>
  [...inWords, ...elsewhere].some((pattern) => pattern.test(text))

/** Why a company may not say this of itself; undefined where it may. Candidates go on by its jobs, and by nothing else. */
export function textProblem(text: string): 'company.text-contact' | 'company.text-screened' | undefined {
  const plain = text.normalize('NFKC')
  if (isAddress(text) || phone.test(plain) || isOtherContact(plain)) return 'company.text-contact'
  const sections = [{ heading: null, text }]
  const { findings } = screenPosting({
    title: '',
    sections,
    schedule: { description: null, duration: null },
    place: { address: null },
  })
  return findings.length > 0 ? 'company.text-screened' : undefined
}
