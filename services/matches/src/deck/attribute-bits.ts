import { attributes, type Attribute } from '@lunchpail/contracts/matches/rules/score'

/** The attributes of a position as bits, in the order of the contract. */
export const attributeBits = (of: readonly Attribute[]): number =>
  of.reduce((bits, one) => bits | (1 << attributes.indexOf(one)), 0)

/** Every set of attributes, at the index of its bits. */
export const attributeSets: readonly Attribute[][] = Array.from(
  { length: 1 << attributes.length },
  (_, bits) => attributes.filter((_one, index) => bits & (1 << index)),
)
