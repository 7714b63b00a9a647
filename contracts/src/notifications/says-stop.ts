import { listOf, plainOf, polite, without, withoutPolite } from './phrases.ts'

/** Words that stop, whatever is put around them: those of the carriers, and what people write. */
const stops = listOf(
  'i said stop|discontinue|cease|cease and desist|i want to stop|i want you to stop|i want it to stop|i want this to stop|stop|stopall|stopp|unsubscribe|unsubscribed|unsuscribe|unsubcribe|unsub|desuscribir|desuscribirme|para de|pare de|revoke|revoke consent|revoke my consent|optout|opt out|opt me out|leave me alone|dejenme en paz|dejeme en paz|dejame en paz|' +
    'no more texts|no more messages|no texts|no text messages|no textos|' +
    'para los mensajes|para estos mensajes|para los textos|alto|basta|parar|pare|paren|detener|detenga|detengan|detenganse|no mas|no mensajes|no quiero mas|no quiero mensajes|no quiero recibir|no deseo recibir|no enviar|no mandar',
)

/** The same by their grammar: who is not to be written to, or is to be taken off a list. */
const saidToStop = [
  /\b(?:do not|dont|never)(?: ever)? (?:text|txt|message|msg|sms)\b/,
  /\b(?:do not|dont|never)(?: ever)? (?:contact|email|bother|bug|spam|harass) (?:me|us|this number)\b/,
  // who asks for a text in its place does not stop them
  /\b(?:do not|dont|never)(?: ever)? call (?:me|us|this number)\b(?!.*\b(?:text|message|email|write)\b)/,
  /\b(?:do not|dont|never)(?: ever)? send (?:me |us )?(?:anything|any ?more|more|stuff)\b/,
  /\b(?:remove|delete|erase|unsubscribe|unlist) (?:me|us|this number|my (?:(?:phone |cell )?number|name|phone|cell|contact|info|information))\b/,
  /\b(?:take|get|drop) (?:me|us|my (?:(?:phone |cell )?number|name|phone|cell)) (?:off|from|out)\b/,
  /\b(?:lose|forget) (?:my|this) number\b/,
  /\bmake (?:it|this|that|them|these) stop\b/,
  /\b(?:i think )?(?:(?:you|you have|youve|you got|youve got|you must have|this is|its|it is) )?(?:the |a )?wrong (?:number|person)\b/,
  /\b(?:is not|isnt|not) my number\b|\bno es mi (?:numero|telefono)\b/,
  /\b(?:no|nunca|jamas) (?:me|nos) (?:mand|envi|escrib|llam|contact|text|molest)(?:en|es|e|an|as|a)\b|\bno molest(?:ar|en|e|es)\b/,
  /\b(?:deje|dejen|deja|dejar|pare|paren|para) de (?:mandar|enviar|escribir|textear|llamar|molestar|contactar)(?:me|nos)?\b/,
  /\b(?:quit|borr|elimin|remuev|remov)(?:en|e|a|ar)(?:me|nos)\b|\bsa(?:quen|que|ca|car)(?:me|nos)\b/,
  /\b(?:quiten|quite|quita|quitar|borren|borre|borra|borrar|eliminen|elimine|elimina|eliminar|saquen|saque|saca|sacar) (?:mi|este) (?:numero|nombre|telefono|celular)\b/,
  /\b(?:dar(?:me|nos)?|dame|deme|denme) de baja\b/,
  /\b(?:numero|persona) equivocad[oa]\b|\bequivoc\w+ de (?:numero|persona)\b/,
]

/** Words that stop by themselves, or where messages are named: else they may be about an interview or a job. */
const stopsAlone = listOf('cancel|end|quit|remove|cancelar|baja|salir|fin')

/** They stop as a whole text, and not as a sentence of one. */
const onlyAlone =
  /^(?:cancel|end|quit|remove|cancelar|baja|salir|fin|alto|basta|para|pare|paren|parar|no mas|no more|wrong (?:number|person))$/

/** They stop only where messages are named. */
const stopsNamed = listOf(
  'turn off|disable|do not want|dont want|no longer want|do not need|dont need|no longer need|do not wish|do not send|dont send|never send|do not consent|dont consent|never signed up|did not sign up|didnt sign up|never subscribed|no quiero|no deseo|no necesito',
)

/** "For", too, wherever it is not all that is said. */
const stopsAsWhole = listOf('para|no more')

/** What may stand beside a word that stops. Anything else ("by at 5", "the bus") is meant for a person. */
const messages = listOf(
  'texts|text|texting|txt|txts|txting|messages|message|messaging|msgs|sms|reminders|reminder|alerts|notifications|emails|spam|subscription|' +
    'mensajes|mensaje|textos|recordatorios|avisos|notificaciones|alertas|suscripcion|enviarme|mandarme|escribirme|enviar|mandar|escribir|molestar',
)
const beside = listOf(
  'reply|answer|i|i would like to|id like to|i wish to|i want to|can you|could you|would you|will you|quisiera|quiero|esta|at this number|at my number|me|us|it|them|with|w|kindly|who is this|on|off|out|of|and|list|lists|number|phone|system|database|records|this|these|those|all|any|the|your|my|more|anything|stuff|sending|contacting|calling|bothering|bugging|spamming|harassing|annoying|from|you|to|immediately|today|' +
    'already|again|ever|ever again|anymore|right|damn|fucking|freaking|not interested|no longer interested|im not interested|i am not interested|im no longer interested|no more|no thanks|no thank you|nope|nah|sorry|' +
    'que|todo|todos|nada|nunca|la|el|lista|mi|me|numero|nombre|telefono|celular|mas|los|estos|sus|tus|su|tu|recibir|quiero|quisiera|deseo|favor|de|a|ustedes|inmediatamente|tiene|es|este|se|no gracias|perdon|disculpe|lo siento',
)
/** What belongs to a wish about messages, and else to one about work. */
const wishing = listOf('i|im|want|get|getting|receive|receiving|have|be|sent|for')

/** "S T O P" */
const spelled = (plain: string): string =>
  /^(?:\p{L} )+\p{L}$/u.test(plain) ? plain.replaceAll(' ', '') : plain

/** What stops behind a comma: "I found a job, stop texting". */
const stopsAtEnd =
  /^(?:(?:please|pls) )?(?:(?:stop|quit) (?:text|messag|send)\w*(?: me)?|take me off (?:the|your|this) list|numero equivocado|wrong number)$/

/** What stops in front of one. */
const stopsAtStart = /^\W*(?:(?:please|pls)\W+)?(?:stop|unsub|opt)/i

/**
 * 47 CFR 64.1200(a)(10) asks to honor any reasonable way to say it: in a text by itself, or in a sentence of it ("Stop. I got
 * a job"). There a word that may be about an interview does not count, nor does anything beside a question or a number.
 */
export function saysStop(text: string): boolean {
  if (saysStopAlone(text)) return true
  if (/[?¿]/u.test(text)) return false
  const sentences = text.slice(0, 200).split(/[.!\n;]+/)
  // "Stop, I found a job", and not "Don’t call me, text me"
  const [first, ...others] = text.slice(0, 200).split(',')
  const parts = [
    ...(sentences.length > 1 ? sentences : []),
    ...(others.length > 0 && stopsAtStart.test(first!) ? [first!] : []),
  ]
  const isSaid = parts.some((part) => {
    const plain = withoutPolite(plainOf(part))
    return !onlyAlone.test(plain) && !/\d/.test(part) && saysStopAlone(part)
  })
  return isSaid || stopsAtEnd.test(plainOf(text.slice(0, 200).split(',').slice(1).at(-1) ?? ''))
}

function saysStopAlone(text: string): boolean {
  const plain = spelled(plainOf(text)).replaceAll(/\bstop{2,}\b/g, 'stop')
  if (plain === '') return /[🛑⛔🚫]/u.test(text)
  const bare = withoutPolite(plain)
  if (stopsAlone.includes(plain) || stopsAlone.includes(bare) || stopsAsWhole.includes(bare)) return true
  const byGrammar = saidToStop.reduce((rest, pattern) => rest.replace(pattern, ' '), plain)
  const byWord = without(byGrammar.replaceAll(/\s+/g, ' ').trim(), stops)
  const isSaid = byWord.found || byGrammar !== plain
  const { rest, found } = isSaid
    ? { rest: byWord.rest, found: true }
    : without(plain, [...stopsAlone, ...stopsNamed])
  const named = without(rest, messages)
  if (!found || !(isSaid || named.found)) return false
  return without(named.rest, [...polite, ...beside, ...(named.found ? wishing : [])]).rest === ''
}
