/**
 * The parts of a score, each with the most points that it gives; together 100. Only preferences count here: what is a
 * hard condition (open, not applied to, role, wage, weekend, reach, a shift that is not "Definitely not") has let the
 * position into the deck or not. Nothing private is among them.
 */
export const scoreWeights = {
  commute: 25,
  shift: 20,
  wage: 20,
  skills: 15,
  experience: 10,
  fresh: 10,
} as const
export type ScorePart = keyof typeof scoreWeights
export const scoreParts = Object.keys(scoreWeights) as ScorePart[]
