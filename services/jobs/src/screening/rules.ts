import type { ScreeningKind } from '@lunchpail/contracts/jobs/enumerations'

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

/** Grows with each change of the rules: positions that were screened by older ones are screened again. */
export const rulesVersion = 3

/** What is found where a company posts a text again that an operator hid: no rule of words. */
export const hiddenBefore = 'hidden-before'

/** Harmless words that look like a denial: taken out before the rest is read. */
export const lightWords =
  /\b(?:no|without|sin|no (?:se )?(?:requiere|necesitas?)|no es necesaria?) (?:\w+ ){0,2}?(?:experience|skills?|degree|training|interviews?|background checks?|resumes?|experiencia|estudios|entrevistas?)\b(?: (?:is |are )?(?:needed|required|necessary)| previa| necesaria)*/g

/** Said by honest companies as a warning. */
const denied =
  /\b(?:never|not|no|don't|doesn't|won't|cannot|without|free of|nunca|jamas|ningun[ao]?|sin)\s+(?:[\w/]+,? ){0,5}?(?:ask\w*|charg\w*|requir\w*|request\w*|pay\w*|fees?|deposits?|costs?|money|send|shar\w*|provid\w*|giv\w*|contact\w*|conduct\w*|interview\w*|hir\w*|us[ei]\w*|accept\w*|communicat\w*|reach\w*|messag\w*|whats ?app|telegram|pid\w*|pedi\w*|solicit\w*|cobr\w*|pag\w*|costos?|envi\w*|compart\w*|cuotas?|requier\w*|entrevist\w*|contrat\w*|contact\w*)|\b(?:scam\w*|fraud\w*|beware|phishing|impersonat\w*|fake|estafas?|fraudes?|falsos?|gratis|gratuit[ao]s?)\b|\b(?:if|when) (?:any|some)(?:one|body)\b|\bif (?:you are|you're|you get) (?:ever )?(?:asked|contacted|told)\b|\bany(?:one|body) (?:who|that|asking|claiming)\b|\breport (?:it|them|this|any|anyone|suspicious)\b|\bsi (?:alguien|te (?:piden|contactan))\b|\b(?:denuncia|reporta)\w*/
/** What follows takes back what was said before: each part of the sentence is read by itself, too. */
export const turns =
  /\b(?:but|however|except|unless|until|before|although|though|only|pero|excepto|salvo|aunque|sino|hasta|antes de)\b/

/** It is about other people's money, as the work is. */
const others =
  /\b(?:customers?|clients?|guests?|tenants?|residents?|patients?|members?|students?|parents?|shoppers?|vendors?|borrowers?|donors?|collect\w*|sell\w*|clientes?|pacientes?|alumnos?|proveedores|huespedes|cobrar|cobranza|vender)\b/
/** The company pays, or it is after the hiring. */
const paidOrHired =
  /\b(?:direct deposit|we (?:pay|cover|reimburse)|reimburse\w*|paid by (?:us|the)|company[- ]paid|employer[- ]paid|upon hire|once hired|after (?:hire|hiring|you are hired|an? offer)|(?:time|date) of (?:hire|appointment)|conditional offer|job offer|onboarding|new hire|payroll|i-?9|e-?verify|background (?:check|screen\w*|investigation)|w-?[24]|deposito directo|(?:una vez|al ser|despues de ser) contratad[ao]s?|nomina|reembols\w+ (?:por|de) la empresa|cubrimos|te pagamos|pagad[ao]s?)\b/
/** An authority takes it, and an employer may say so: it is looked at, and shown meanwhile. */
const authorities =
  /\b(?:twic|tsa|dmv|faa|fmcsa|dot|state|county|city|federal|government|guard card|licen[sc](?:e|es|ing|ure)|permits?|hazmat|fingerprint\w*|union|cdl|board of|servsafe|food handlers?|certification exam|exam)\b/
const harmless = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'))

const must = String.raw`(?:must|need to|needs to|have to|has to|required to|requires? you to|will be asked to|asked to|you (?:will|should|can) (?:need to )?)`
const fee = String.raw`(?:registration|processing|training|activation|enrol?lment|placement|onboarding|sign[- ]?up|membership|administrati(?:on|ve)|admin|refundable|security|application|starter|certificate)\s+(?:and \w+ |or \w+ |, \w+ )?(?:fee|charge|deposit)s?`
const kit = String.raw`(?:starter|start-?up|training|welcome|sales|enrol?lment|business|work-?from-?home)\s+(?:kit|pack(?:age|et)?|materials?)`
const apps = String.raw`(?:zelle|cash ?app|\$cashtag|venmo|pay ?pal|western union|money ?gram|apple pay)`
const send = String.raw`(?:send|provide|submit|give|e-?mail|reply with|respond with|forward|share|text|message|supply|enter|upload)`
const yourBank = String.raw`(?:bank(?:ing)?(?: account)? (?:details|information|info|data|number|log-?in|password|statements?)|bank account|account (?:and|&) routing|account number|routing number|(?:debit|credit|atm) card (?:number|details|info\w*|pin)|online banking)`
const ssn = String.raw`(?:ssn|s\.s\.n|social security (?:number|card|no\b|#)|social insurance number|itin\b)`
const chats = String.raw`(?:whats ?app|telegram|we ?chat|viber|zangi|signal (?:app|messenger)|(?:on|via|through) signal)`
const chatsEs = String.raw`(?:whats ?app|wh?ats|wasap|guasap|wsp|telegram)`

const debe = String.raw`(?:debe[ns]?|debes|debera[ns]?|tienes? que|tendras? que|hay que|necesitas?|es necesario|se (?:requiere|solicita|pide)|favor de|para (?:iniciar|empezar|ingresar|apartar|asegurar)\b.{0,40})`
const pagar = String.raw`(?:pagar|pago de|pague|paga|abonar|abone|depositar|deposita|deposite|transferir|transfiere|cubrir|comprar|compre|compra|adquirir|un pago de)`
const cuota = String.raw`(?:inscripcion|cuota|registro|tramites?|gastos? de (?:gestion|tramites?|envio|administracion|papeleria)|capacitacion|curso|kit|paquete (?:inicial|de inicio)|deposito|fianza|gafete|examen medico|antecedentes)`
const envia = String.raw`(?:envi[ae]\w*|mand[ae]\w*|proporcion[ae]\w*|compart[aei]\w*|facilit[ae]\w*|danos|texte[ae]\w*|llena\w*)`
const cuenta = String.raw`(?:numeros? de cuenta|cuenta bancaria|datos (?:bancarios|de tu cuenta|de su cuenta)|informacion bancaria|clabe|numero de tarjeta|tarjeta de (?:credito|debito)|estado de cuenta|contrasena del banco)`

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
    String.raw`\b(?:${must}|please|you will|boss|manager)\b.{0,50}\b(?:buy|purchase|pick up|get|send)\b.{0,40}\bgift ?cards?`,
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
    String.raw`\b${debe}\s*.{0,30}\b${pagar}\b.{0,40}\b${cuota}\b|\b(?:cuota|costo|pago|deposito) (?:de|por|unico de)(?: la| el| tu| su)? ?(?:inscripcion|registro|tramites?|capacitacion|gafete)\b.{0,40}(?:\$ ?\d|\bobligatori|\breembolsable|\bantes de|\bpara (?:iniciar|empezar|ingresar))|\b(?:deposita|deposite|transfiere|transfiera|abona|abone)\b.{0,30}\$ ?\d`,
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
    String.raw`\b(?:keep|keeping|retain|deduct|deducting|minus)\b.{0,20}\b\d{1,2} ?(?:%|percent)\b.{0,80}\b(?:transfer|send|forward|remit|payment|wire|check|cheque|deposit)|\b(?:transfer|send|forward|remit|wire|payments?|che(?:ck|que)s?|deposit)\b.{0,100}\b(?:keep|keeping|retain|deducting|minus)\b.{0,20}\b\d{1,2} ?(?:%|percent)`,
    denied,
  ),
  rule(
    'check-for-equipment',
    'bank',
    'holds',
    String.raw`\b(?:send|mail|issue|e-?mail|give)\w* you (?:a |the |your )?(?:\w+ )?che(?:ck|que)\b.{0,100}\b(?:purchase|buy|equipment|supplies|software|vendor)|\bche(?:ck|que) will be (?:sent|mailed|issued|e-?mailed)\b.{0,100}\b(?:purchase|buy|equipment|supplies|software)`,
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
    String.raw`\b(?:recib\w+|depositar\w*)\b.{0,60}\b(?:transferencias?|depositos?|dinero|fondos|pagos de)\b.{0,60}\b(?:en|a) (?:tu|su) (?:propia |cuenta )?(?:cuenta|tarjeta)?\b.{0,80}\b(?:reenvi|transfer|envia|retir|comision|\d ?%)`,
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
