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
    /\b(weekly pay|paid weekly|paid every (week|friday|thursday)|pay every (week|friday|thursday))|pago semanal|pagamos cada semana/i,
  bonus: /\bbonus(es)?\b|\$[\d,]+ after your first|\bbonos?\b|bonificaci/i,
  training:
    /\bpaid (training|welding school|cdl school|apprenticeship|english classes|ase tests)|\btraining is paid|\btrain you\b.*\bpay\b|\btraining during paid|\bstate-registered apprenticeship|\btuition|capacitación pagada/i,
  'paid overtime':
    /\bpaid overtime|\bovertime (pay|after|by choice)|\btime and a half|\btime-and-a-half|horas extras? pagadas/i,
}

/** Bits of what a posting says that it gives. */
export const benefitsOf = (sections: readonly Section[]): number => {
  const text = sections.map((section) => section.text).join('\n')
  return Object.entries(wordings).reduce(
    (bits, [benefit, wording]) => (wording.test(text) ? bits | benefitBit[benefit as Benefit] : bits),
    0,
  )
}
