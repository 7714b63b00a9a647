/* Parts of the patterns of rules.ts, for small letters without accents. */

export const must = String.raw`(?:must|need to|needs to|have to|has to|required to|requires? you to|will be asked to|asked to|you (?:will|should|can) (?:need to )?)`
export const fee = String.raw`(?:registration|processing|training|activation|enrol?lment|placement|onboarding|sign[- ]?up|membership|administrati(?:on|ve)|admin|refundable|security|application|starter|certificate)\s+(?:and \w+ |or \w+ |, \w+ )?(?:fee|charge|deposit)s?`
export const kit = String.raw`(?:starter|start-?up|training|welcome|sales|enrol?lment|business|work-?from-?home)\s+(?:kit|pack(?:age|et)?|materials?)`
export const apps = String.raw`(?:zelle|cash ?app|\$cashtag|venmo|pay ?pal|western union|money ?gram|apple pay)`
export const send = String.raw`(?:send|provide|submit|give|e-?mail|reply with|respond with|forward|share|text|message|supply|enter|upload)`
export const yourBank = String.raw`(?:bank(?:ing)?(?: account)? (?:details|information|info|data|number|log-?in|password|statements?)|bank account|account (?:and|&) routing|account number|routing number|(?:debit|credit|atm) card (?:number|details|info\w*|pin)|online banking)`
export const ssn = String.raw`(?:ssn|s\.s\.n|social security (?:number|card|no\b|#)|social insurance number|itin\b)`
export const chats = String.raw`(?:whats ?app|telegram|we ?chat|viber|zangi|signal (?:app|messenger)|(?:on|via|through) signal)`
export const chatsEs = String.raw`(?:whats ?app|wh?ats|wasap|guasap|wsp|telegram)`

export const debe = String.raw`(?:debe[ns]?|debes|debera[ns]?|tienes? que|tendras? que|hay que|necesitas?|es necesario|se (?:requiere|solicita|pide)|favor de|para (?:iniciar|empezar|ingresar|apartar|asegurar)\b.{0,40})`
export const pagar = String.raw`(?:pagar|pago de|pague|paga|abonar|abone|depositar|deposita|deposite|transferir|transfiere|cubrir|comprar|compre|compra|adquirir|un pago de)`
export const cuota = String.raw`(?:inscripcion|cuota|registro|tramites?|gastos? de (?:gestion|tramites?|envio|administracion|papeleria)|capacitacion|curso|kit|paquete (?:inicial|de inicio)|deposito|fianza|gafete|examen medico|antecedentes)`
export const envia = String.raw`(?:envi[ae]\w*|mand[ae]\w*|proporcion[ae]\w*|compart[aei]\w*|facilit[ae]\w*|danos|texte[ae]\w*|llena\w*)`
export const cuenta = String.raw`(?:numeros? de cuenta|cuenta bancaria|datos (?:bancarios|de tu cuenta|de su cuenta)|informacion bancaria|clabe|numero de tarjeta|tarjeta de (?:credito|debito)|estado de cuenta|contrasena del banco)`

/** Said by honest companies as a warning. */
export const denied =
  /\b(?:never|not|no|don't|doesn't|won't|cannot|without|free of|nunca|jamas|ningun[ao]?|sin)\s+(?:[\w/]+,? ){0,5}?(?:ask\w*|charg\w*|requir\w*|request\w*|pay\w*|fees?|deposits?|costs?|money|send|shar\w*|provid\w*|giv\w*|contact\w*|conduct\w*|interview\w*|hir\w*|us[ei]\w*|accept\w*|communicat\w*|reach\w*|messag\w*|whats ?app|telegram|pid\w*|pedi\w*|solicit\w*|cobr\w*|pag\w*|costos?|envi\w*|compart\w*|cuotas?|requier\w*|entrevist\w*|contrat\w*|contact\w*)|\b(?:scam\w*|fraud\w*|beware|phishing|impersonat\w*|fake|estafas?|fraudes?|falsos?|gratis|gratuit[ao]s?)\b|\b(?:if|when) (?:any|some)(?:one|body)\b|\bif (?:you are|you're|you get) (?:ever )?(?:asked|contacted|told)\b|\bany(?:one|body) (?:who|that|asking|claiming)\b|\breport (?:it|them|this|any|anyone|suspicious)\b|\bsi (?:alguien|te (?:piden|contactan))\b|\b(?:denuncia|reporta)\w*/
/** It is about other people's money, as the work is. */
export const others =
  /\b(?:customers?|clients?|guests?|tenants?|residents?|patients?|members?|students?|parents?|shoppers?|vendors?|borrowers?|donors?|collect\w*|sell\w*|clientes?|pacientes?|alumnos?|proveedores|huespedes|cobrar|cobranza|vender)\b/
/** The company pays, or it is after the hiring. */
export const paidOrHired =
  /\b(?:direct deposit|we (?:pay|cover|reimburse)|reimburse\w*|paid by (?:us|the)|company[- ]paid|employer[- ]paid|upon hire|once hired|after (?:hire|hiring|you are hired|an? offer)|(?:time|date) of (?:hire|appointment)|conditional offer|job offer|onboarding|new hire|payroll|i-?9|e-?verify|background (?:check|screen\w*|investigation)|w-?[24]|deposito directo|(?:una vez|al ser|despues de ser) contratad[ao]s?|nomina|reembols\w+ (?:por|de) la empresa|cubrimos|te pagamos|pagad[ao]s?)\b/
/** An authority takes it, and an employer may say so: it is looked at, and shown meanwhile. */
export const authorities =
  /\b(?:twic|tsa|dmv|faa|fmcsa|dot|state|county|city|federal|government|guard card|licen[sc](?:e|es|ing|ure)|permits?|hazmat|fingerprint\w*|union|cdl|board of|servsafe|food handlers?|certification exam|exam)\b/
export const harmless = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'))

/** Harmless words that look like a denial: taken out before the rest is read. */
export const lightWords =
  /\b(?:no|without|sin|no (?:se )?(?:requiere|necesitas?)|no es necesaria?) (?:\w+ ){0,2}?(?:experience|skills?|degree|training|interviews?|background checks?|resumes?|experiencia|estudios|entrevistas?)\b(?: (?:is |are )?(?:needed|required|necessary)| previa| necesaria)*/g

/** What follows takes back what was said before: each part of the sentence is read by itself, too. */
export const turns =
  /\b(?:but|however|except|unless|until|before|although|though|only|pero|excepto|salvo|aunque|sino|hasta|antes de)\b/
