import type { Judged } from './score.ts'

const steps = [0, 0.5, 0.6, 0.75, 0.9, 1.01]

/** How often values are wrong, by how sure the reader said it was of them; the person is asked about those below 0.75. */
export const curveOf = (judged: readonly Judged[]) =>
  steps.slice(0, -1).map((from, index) => {
    const own = judged.filter(({ confidence }) => confidence >= from && confidence < steps[index + 1]!)
    const wrong = own.filter(({ right }) => !right).length
    return {
      'sure from': from,
      values: own.length,
      wrong,
      'wrong %': own.length === 0 ? 0 : Math.round((1000 * wrong) / own.length) / 10,
    }
  })
