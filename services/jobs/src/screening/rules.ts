import type { ScreeningKind } from '@lunchpail/contracts/jobs/enumerations'
import {
  must,
  fee,
  kit,
  apps,
  send,
  yourBank,
  ssn,
  chats,
  chatsEs,
  debe,
  pagar,
  cuota,
  envia,
  cuenta,
  denied,
  others,
  paidOrHired,
  authorities,
  harmless,
} from './rule-words.ts'

export interface ScreeningRule {
  /** stored with what it found: never renamed */
  readonly id: string
  readonly kind: ScreeningKind
  /** kept from candidates until a person looked; the others are shown meanwhile */
  readonly holds: boolean
  /** of one sentence in small letters without accents */
  readonly pattern: RegExp
  /** what makes the same words harmless */
  readonly unless?: RegExp
  /** with which it is shown meanwhile, though it holds else */
  readonly shows?: RegExp
}

/** Grows with each change of the rules, and of what they read: positions that were screened by older ones are screened again. */
export const rulesVersion = 5

/** What is found where a company posts a text again that an operator hid: no rule of words. */
export const hiddenBefore = 'hidden-before'

const rule = (
  id: string,
  kind: ScreeningKind,
  severity: 'holds' | 'shows',
  pattern: string,
  unless?: RegExp,
  shows?: RegExp,
): ScreeningRule => ({
  id,
  kind,
  holds: severity === 'holds',
  pattern: new RegExp(pattern),
  ...(unless && { unless }),
  ...(shows && { shows }),
})

/** Each reads one sentence. `docs/decisions/160` has what they find in public postings, and what they do not. */
export const screeningRules: readonly ScreeningRule[] = [
  // money, in English
  rule(
    'fee-asked',
    'money',
    'holds',
    String.raw`\b(?:pay|paying|payment of|upon payment|send|transfer|deposit)\b.{0,40}\b${fee}|\b${must}\b.{0,40}\b${fee}|\b${fee}\b.{0,40}(?:\brefundable|\bmandatory|\bmust be paid|\bis (?:required|due)|\bto (?:start|begin|join|secure|reserve|get started)|\bbefore (?:you|starting|work))|\b${fee} ?(?:\bof\b|\bis\b|:|-) ?(?:us)?\$ ?\d|\b${must}\b.{0,10}\bpay\b.{0,20}\$ ?\d[\d,.]*.{0,20}\bto (?:apply|be (?:hired|considered|interviewed)|start work\w*|get (?:the|this|your) job)\b`,
    harmless(denied, others, paidOrHired),
    authorities,
  ),
  // before the hiring, of which its words are no proof: "pay $30 for the background check"
  rule(
    'paid-first',
    'money',
    'holds',
    String.raw`\b(?:(?:${must}|please) (?:pay|send|transfer)|(?:cash ?app|zelle|venmo) (?:us|me|the manager))\b.{0,15}\$ ?\d[\d,.]*.{0,15}\bfor (?:the |your |an? )?(?:background check|drug (?:test|screen\w*)|interview|orientation|uniforms?|badge|name tag)\b`,
    harmless(denied, others, /\breimburse|\bwe (?:pay|cover)\b/),
    authorities,
  ),
  rule(
    'deposit-asked',
    'money',
    'holds',
    String.raw`\b(?:${must}|please)\b.{0,20}\b(?:pay|make|leave|put down|provide|submit|send)\b (?:an?|the|your) (?:[\w$]+ ){0,3}deposit\b|(?:\$ ?\d[\d,.]*|\b(?:refundable|security|uniform|equipment|badge|key)) (?:\w+ )?deposit\b.{0,40}(?:\bis required|\brequired|\bto (?:hold|secure|reserve|start|begin|get|receive)|\bbefore)|\bdeposit (?:of|is) (?:us)?\$ ?\d`,
    harmless(denied, others, paidOrHired, /\b(?:cash|bank|night|deposit) (?:deposits?|slips?)\b/),
  ),
  rule(
    'paid-by-app',
    'money',
    'holds',
    String.raw`\b(?:pay|send|transfer|deposit|submit)\b.{0,40}(?:\b(?:fee|deposit|amount|money|payment|funds|cost)s?\b|\$ ?\d).{0,50}\b(?:via|by|through|using|with|on|to(?: our| my| the)?)\b.{0,15}\b${apps}|\b(?:send|transfer)\b.{0,30}\b(?:via|by|through|using|with)\b.{0,10}\b${apps}|(?:\b(?:fee|deposit)\b|\$ ?\d).{0,40}\b(?:via|by|through|using) ${apps}\b.{0,40}\b(?:to (?:start|hold|secure|reserve|begin|get)|before)`,
    harmless(denied, others, paidOrHired),
  ),
  rule(
    'kit-bought',
    'money',
    'holds',
    String.raw`\b(?:${must}|please)\b.{0,20}\b(?:buy|purchase|pay for|order)\b.{0,40}\b${kit}|\b(?:buy|purchase|pay for)\b (?:a |an |the |our |your )?(?:\w+ )?${kit}`,
    harmless(denied, others, paidOrHired),
  ),
  rule(
    'gift-cards',
    'money',
    'holds',
    String.raw`\b(?:${must}|please|you will|boss|manager)\b.{0,50}\b(?:buy|purchase|pick up|get|send)\b.{0,40}\bgift ?cards?|\bgift ?cards?\b.{0,60}\b(?:send|text|e-?mail|share|read)\b.{0,20}\b(?:codes?|numbers?|pins?|photos?|pictures?)\b`,
    harmless(denied, others),
  ),
  rule(
    'coins-sent',
    'money',
    'holds',
    String.raw`\b(?:you|must|please)\b.{0,30}\b(?:deposit|send|top up|recharge|transfer|invest)\b.{0,40}\b(?:bitcoins?|btc|usdt|crypto\w*)\b`,
    harmless(denied, others),
  ),
  rule(
    'money-first',
    'money',
    'holds',
    String.raw`\b(?:initial|small|start-?up|one[- ]time|minimum|upfront|up-front)\s+(?:cash )?(?:investment|payment|deposit)\b.{0,30}(?:\bis required\b|\brequired\b|\bto (?:start|join|begin|get started|secure)\b|\$ ?\d)`,
    harmless(denied, others, paidOrHired),
  ),
  // money, in Spanish
  rule(
    'cuota',
    'money',
    'holds',
    String.raw`\b${debe}\s*.{0,30}\b${pagar}\b.{0,40}\b${cuota}\b|\b${debe}\s*.{0,30}\b${pagar}\b.{0,15}\$ ?\d[\d,.]*.{0,25}\b(?:uniforme|credencial|examen|prueba|entrevista)\b|\b(?:cuota|costo|pago|deposito) (?:de|por|unico de)(?: la| el| tu| su)? ?(?:inscripcion|registro|tramites?|capacitacion|gafete)\b.{0,40}(?:\$ ?\d|\bobligatori|\breembolsable|\bantes de|\bpara (?:iniciar|empezar|ingresar))|\b(?:deposita|deposite|transfiere|transfiera|abona|abone)\b.{0,30}\$ ?\d`,
    harmless(denied, others, paidOrHired),
  ),
  // bank data and money passed on, in English
  rule(
    'bank-data',
    'bank',
    'holds',
    String.raw`\b${send}\b.{0,60}\b(?:your|applicants?'?|following)\b.{0,80}\b${yourBank}|\b(?:full )?names?\b.{0,160}\b(?:bank name|account number|account no\b|bank account|card number)`,
    harmless(denied, others, paidOrHired),
  ),
  // no payroll needs it
  rule(
    'bank-login',
    'bank',
    'holds',
    String.raw`\b${send}\b.{0,40}\byour\b.{0,30}\b(?:online bank\w*|bank(?:ing)?(?: account)?) (?:log-?in|password|user ?name|credentials|pin)\b`,
    harmless(denied, others),
  ),
  rule(
    'own-account',
    'bank',
    'holds',
    String.raw`\b(?:receive|receiving|accept|accepting|process|processing|deposit|depositing|cash|cashing|collect)\b.{0,60}\b(?:payments?|funds|money|transfers?|che(?:ck|que)s?)\b.{0,60}\b(?:in|into|to|through|via|using|at)\s+(?:your|their)\s+(?:own |personal |private |bank |checking )*(?:bank )?(?:accounts?|bank)\b`,
    harmless(denied, paidOrHired, /\b(?:your|weekly) (?:pay|paycheck|wages|salary|earnings)\b/),
  ),
  rule(
    'passed-on',
    'bank',
    'holds',
    String.raw`\b(?:keep|keeping|retain|deduct|deducting|minus)\b.{0,20}\b\d{1,2} ?(?:%|percent)\b.{0,80}\b(?:transfer|send|forward|remit|payment|wire|check|cheque|deposit)|\b(?:transfer|send|forward|remit|wire|payments?|che(?:ck|que)s?|deposit)\b.{0,100}\b(?:keep|keeping|retain|deducting|minus)\b.{0,20}\b\d{1,2} ?(?:%|percent)|\bkeep \$ ?\d[\d,]*.{0,30}\b(?:send|wire|transfer|forward|return)\b.{0,10}\bthe (?:rest|remainder|balance|difference)`,
    denied,
  ),
  rule(
    'check-for-equipment',
    'bank',
    'holds',
    String.raw`\b(?:send|mail|issue|e-?mail|give)\w* you (?:a |the |your )?(?:\w+ )?che(?:ck|que)\b.{0,100}\b(?:purchase|buy|equipment|supplies|software|vendor)|\b(?:send|mail|issue|e-?mail|give)\w* you (?:a |the |your )?(?:\w+ )?(?:che(?:ck|que)|money order) (?:to|for you to|that you|which you) (?:\w+ )?(?:deposit|cash)\b|\bche(?:ck|que) will be (?:sent|mailed|issued|e-?mailed)\b.{0,100}\b(?:purchase|buy|equipment|supplies|software)`,
    denied,
  ),
  rule(
    'account-opened',
    'bank',
    'holds',
    String.raw`\bopen (?:a|an|up a) (?:new |personal )?(?:bank|checking|business|crypto\w*) account\b.{0,60}\b(?:in your (?:own )?name|on our behalf|for (?:us|the company))`,
    harmless(denied, others),
  ),
  // the same, in Spanish
  rule(
    'datos-bancarios',
    'bank',
    'holds',
    String.raw`\b${envia}\b.{0,60}\b(?:tus?|sus?|siguientes?)\b.{0,40}\b${cuenta}\b|\b${envia} (?:foto|copia)\b.{0,40}\b${cuenta}\b`,
    harmless(denied, others, paidOrHired),
  ),
  rule(
    'cuenta-propia',
    'bank',
    'holds',
    String.raw`\b(?:recib\w+|depositar\w*)\b.{0,60}\b(?:transferencias?|depositos?|dinero|fondos|pagos de)\b.{0,60}\b(?:en|a) (?:tu|su) (?:propia |cuenta )?(?:cuenta|tarjeta)?\b.{0,80}\b(?:reenvi|transfer|envia|retir|comision|\d ?%)|\bcheque\b.{0,60}\bdeposit\w+\b.{0,60}\b(?:devuelv|devolv|regres|envi|transfi)\w*\b.{0,30}\b(?:diferencia|resto|sobrante)\b`,
    harmless(denied, paidOrHired),
  ),
  // identity, in both
  rule(
    'number-sent',
    'identity',
    'holds',
    String.raw`\b(?:e-?mail|text|reply|respond|message|dm)\b.{0,90}\b${ssn}|\b${send}\b.{0,90}\b${ssn}.{0,60}\b(?:by|via|to our|to my|through)\b.{0,20}\b(?:e-?mail|text|whats ?app|telegram)`,
    harmless(denied, others, paidOrHired),
  ),
  rule(
    'number-asked',
    'identity',
    'shows',
    String.raw`\b(?:send|submit|include|provide|enter)\b.{0,30}\byour\b.{0,40}\b${ssn}|\bmother'?s maiden name\b`,
    harmless(denied, others, paidOrHired, /\blast (?:4|four)\b/),
  ),
  rule(
    'card-photo',
    'identity',
    'shows',
    String.raw`\b(?:front and back|both sides|selfie)\b.{0,60}\b(?:licen[sc]e|passport|photo id|id card|identification|\bid)\b|\b(?:licen[sc]e|passport|photo id|id card|identification)\b.{0,40}\b(?:front and back|both sides|selfie)\b`,
    harmless(denied, others, paidOrHired),
  ),
  rule(
    'seguro-social',
    'identity',
    'holds',
    String.raw`\b${envia}\b.{0,60}\b(?:tus?|sus?|numero de|no\. de|#)\b.{0,30}\b(?:seguro social|ssn|itin)\b|\b${envia}\b.{0,30}\b(?:fotos?|copia) (?:por ambos lados )?de (?:tu|su) (?:identificacion|licencia|pasaporte|seguro)`,
    harmless(denied, others, paidOrHired),
  ),
  // messengers, in both
  rule(
    'interview-by-messenger',
    'messenger',
    'holds',
    String.raw`\b(?:interview\w*|hiring|onboarding|training)\b.{0,50}\b(?:on|via|through|over|by|using)\b.{0,20}\b(?:whats ?app|telegram|we ?chat|signal|zangi|viber)\b|\bentrevistas?\b.{0,40}\b(?:por|en|via|a traves de)\b.{0,20}\b(?:telegram)\b`,
    denied,
  ),
  rule(
    'messenger',
    'messenger',
    'shows',
    String.raw`\b(?:contact|message|text|add|write|reach|chat|apply|reply|send|hit|ping|dm|join)\b.{0,50}\b${chats}|\b(?:whats ?app|telegram)\b(?: number| no\.?| us| me| at| only|:|#| @|,)* ?[:@+(]? ?(?:\+?\(?\d{2,}|t\.me|@\w)|\bt\.me/\w|\bwa\.me/`,
    denied,
  ),
  rule(
    'mensajero',
    'messenger',
    'shows',
    String.raw`\b(?:contact\w*|escrib\w*|mand\w*|envi\w*|comunic\w*|agreg\w*|inform\w*|interesad\w*|postul\w*|aplica\w*|citas?|cv)\b.{0,80}\b${chatsEs}\b|\b(?:por|al|via|de) ${chatsEs}\b`,
    harmless(denied, /\bgrupos? de whats|\bclientes?\b/),
  ),
]

/** Of all rules, so that it passes over no sentence that one finds. Each pattern begins with a word or an amount, never within a word. */
export const anyRule = new RegExp(
  String.raw`(?:\b(?=\w)|(?=\$))(?:${screeningRules.map(({ pattern }) => pattern.source).join('|')})`,
)

/** One that was dropped since counts as asking for money. */
export const kindOfRule = (id: string): ScreeningKind =>
  screeningRules.find((one) => one.id === id)?.kind ?? 'money'
