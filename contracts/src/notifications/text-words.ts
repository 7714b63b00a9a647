export type Keyword = 'stop' | 'start' | 'help'

/** BY-02: what an answer to the text about an interview says; undefined where it says something else. */
export function interviewAnswerOf(text: string): 'confirm' | 'move' | undefined {
  const letter = text
    .slice(0, 200)
    .replace(/[^\p{L}]+/gu, '')
    .toLowerCase()
  if (letter === 'c') return 'confirm'
  return letter === 'r' ? 'move' : undefined
}

/** Those of the carriers and of Twilio, of 2025, and what people write in Spanish. */
const words: Readonly<Record<Keyword, readonly string[]>> = {
  stop: 'stop|stopall|stop all|unsubscribe|cancel|end|quit|revoke|optout|opt out|alto|basta|parar|detener|cancelar|baja|no mas|salir'.split(
    '|',
  ),
  start: ['start', 'unstop', 'yes', 'empezar', 'reanudar'],
  help: ['help', 'info', 'ayuda'],
}

/** What people put around the word: 47 CFR 64.1200(a)(10) asks to honor any reasonable way to say it. */
const around =
  /\b(?:please|pls|por favor|now|ya|texting me|texts?|text messages|messages|messaging me|sending me|these|mensajes|all)\b/g

/** A yes asks for texts where they are stopped; else it answers what was asked last. */
export const isYes = (text: string): boolean => /^\P{L}*yes\P{L}*$/iu.test(text.slice(0, 200))

/** What a text to our number asks for; undefined where it says something else. */
export function keywordOf(text: string): Keyword | undefined {
  const plain = text
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  const bare = plain.replace(around, ' ').replace(/\s+/g, ' ').trim()
  return (Object.keys(words) as Keyword[]).find(
    (keyword) => words[keyword].includes(plain) || (keyword === 'stop' && words.stop.includes(bare)),
  )
}
