import { benefitBit, type Benefit } from '@lunchpail/contracts/jobs/enumerations'
import type { Section } from './posting.ts'

/** How postings word what they give, in both languages. */
const wordings: Readonly<Record<Benefit, RegExp>> = {
  health:
    /\b(health|medical) (insurance|coverage|plan|benefits)|\bmedical, dental|\bhealthcare (plan|benefits)|seguro (médico|de salud)/i,
  dental: /\bdental\b|\bvision (insurance|coverage|plan)|seguro dental/i,
  retirement:
    /\b401\s?\(?k\)?|\b403\s?\(?b\)?|\bretirement (plan|savings|benefits)|\bpension\b|plan de retiro|pensión/i,
  'time off':
    /\bpaid (time off|vacations?|holidays?|sick)|\bPTO\b|\b(days|weeks) of (paid )?vacation|\bweeks off in|\bvacation (days|pay)|vacaciones pagadas|días (feriados|festivos) pagados/i,
  'weekly pay':
    /\b(weekly pay(checks?)?|paid weekly|pays? weekly(?=\s*(?:[^\p{L}\s]|$|(and|by|on|via|with|through|every)\b))|(paid|pays?) every (week|friday|thursday))\b|pagos? semanal|pagamos (cada semana|semanal)|se paga (cada semana|por semana|semanal)/iu,
  bonus: /\bbonus(es)?\b|\$[\d,]+ after your first|\bbonos?\b|bonificaci/i,
  training:
    /\bpaid (training|welding school|cdl school|apprenticeship|english classes|ase tests)|\btraining is paid|\btrain you\b.*\bpay\b|\btraining during paid|\bstate-registered apprenticeship|\btuition|capacitación pagada/i,
  'paid overtime':
    /\bpaid overtime|\bovertime (pay|after|by choice)|\btime and a half|\btime-and-a-half|horas extras? pagadas/i,
}

/** One thing that a posting gives, or does not, in the words around it: "paid vacation days". */
const one = String.raw`(?:(?:any|an?|the|of|for|our|el|la|los|las|un|una|de|company|employer|sign-on|signing|annual|yearly|paid|health|medical|dental|vision|life|insurance|coverage|healthcare|plans?|benefits?|401\s?\(?k\)?|403\s?\(?b\)?|retirement|pension|savings|pto|time off|vacations?|holidays?|sick|leave|days?|pay|weekly|bonus(?:es)?|overtime|training|tuition|assistance|reimbursement|seguro|médico|salud|vacaciones|feriados|festivos|días|pagad[oa]s?|bonos?|bonificaciones|horas extras?|capacitación|pago|semanal|plan|retiro|pensión)(?![\p{L}\p{N}])\s*){1,10}`
/** "A, B or C", and "A and B"; each of few words, as a stranger may have written a text of nothing else. */
const several = String.raw`${one}(?:(?:,\s*${one}){0,8},?\s*(?:or|nor|o|ni)\s+${one}|(?:(?:and|y|&|/)\s*${one}){0,8})`
const isNot = String.raw`(?:(?:is|are|was|will be)\s*(?:not\b|n[’']t\b)|(?:isn|aren|won|doesn|don)[’']t\b|not (?:offered|provided|included|available|paid)\b|no (?:está|están|se|es|son|hay)(?![\p{L}]))`
const doesNot = String.raw`(?:do|does|did|can|will|would)\s*(?:not|n[’']t)|don[’']t|doesn[’']t|can[’']?t|won[’']t|cannot`
const gives = String.raw`(?:offer|provide|include|pay|have|give|get|come with|qualify for)`
const denial = String.raw`(?:\bno|\bwithout|\bnot (?:offering|providing|including|paying|eligible for|entitled to)|\b(?:${doesNot}) (?:currently )?${gives}|\bsin|\bno (?:ofrecemos|se ofrecen?|incluye|incluimos|hay|damos|se dan?|pagamos|se pagan?|tenemos|tiene|cuenta con))`
/** What a text says that its job does not give; with a comma alone, what follows may be given. */
const denied = new RegExp(String.raw`${denial}\s+${several}|${several}${isNot}`, 'giu')

/** Bits of what a posting says that it gives. */
export const benefitsOf = (sections: readonly Section[]): number => {
  const text = sections
    .map((section) => section.text)
    .join('\n')
    .replace(denied, ' … ')
  return Object.entries(wordings).reduce(
    (bits, [benefit, wording]) => (wording.test(text) ? bits | benefitBit[benefit as Benefit] : bits),
    0,
  )
}
