import { scoreFactors, scoreWeights, type Points, type ScoreFactor } from './score.ts'

/** Jobs that a candidate saved or passed. */
export interface Decided {
  readonly count: number
  /** by factor the mean of the points, as a share of the highest: 0 to 1 */
  readonly shares: Points
}

/** How many of each kind it takes before they mean anything. */
export const fewestDecided = 5
/** The latest, of both kinds: what a candidate wanted a year ago says little. */
export const countedDecisions = 60
/** A factor counts from half to one and a half times as much as by itself. */
const bounds = { least: 0.5, most: 1.5 } as const
/** So many of each kind count for half of what many would. */
const halfTrusted = 5

/**
 * The weights of a person's own deck, together 100, by what tells the jobs they saved from those they passed: a factor in which the
 * saved ones have more points counts more, one in which they have fewer counts less.
 */
export function ownWeights(saved: Decided, passed: Decided): Points {
  const fewer = Math.min(saved.count, passed.count)
  if (fewer < fewestDecided) return scoreWeights
  const trust = fewer / (fewer + halfTrusted)
  const moved = scoreFactors.map((factor) => {
    const difference = saved.shares[factor] - passed.shares[factor]
    const times = Math.min(Math.max(1 + 2 * trust * difference, bounds.least), bounds.most)
    return [factor, scoreWeights[factor] * times] as const
  })
  return ofHundred(moved)
}

interface Weight {
  readonly factor: ScoreFactor
  readonly exact: number
}

/** In whole points, the largest remainders rounded up, so that they are a hundred again. */
function ofHundred(moved: readonly (readonly [ScoreFactor, number])[]): Points {
  const weights = withinBounds(moved)
  const left = 100 - weights.reduce((total, one) => total + Math.floor(one.exact), 0)
  const up = new Set(
    weights
      .toSorted((one, other) => (other.exact % 1) - (one.exact % 1))
      .slice(0, left)
      .map(({ factor }) => factor),
  )
  return Object.fromEntries(
    weights.map(({ factor, exact }) => [factor, Math.floor(exact) + (up.has(factor) ? 1 : 0)]),
  ) as Points
}

/**
 * A hundred together, each within its bounds: all are scaled alike, and what that takes past a bound stays at it. Bounds are whole
 * points, so that no rounding crosses them. As the weights by themselves are a hundred, there is a scale for it, which is halved towards.
 */
function withinBounds(moved: readonly (readonly [ScoreFactor, number])[]): Weight[] {
  const scaled = (scale: number): Weight[] =>
    moved.map(([factor, weight]) => {
      const least = Math.ceil(scoreWeights[factor] * bounds.least)
      const most = Math.floor(scoreWeights[factor] * bounds.most)
      return { factor, exact: Math.min(Math.max(weight * scale, least), most) }
    })
  const sum = (weights: readonly Weight[]) => weights.reduce((total, { exact }) => total + exact, 0)
  let [low, high] = [0, bounds.most / bounds.least]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (sum(scaled(middle)) < 100) low = middle
    else high = middle
  }
  return scaled(high)
}
