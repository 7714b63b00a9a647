import { tradeBit, trades, shiftBit, shifts } from '@lunchpail/contracts/jobs/enumerations'
import type { Trade, Shift } from '@lunchpail/contracts/jobs/enumerations'

export const bitsOfShifts = (list: readonly Shift[]): number =>
  list.reduce((bits, shift) => bits | shiftBit[shift], 0)

export const shiftsOfBits = (bits: number): Shift[] => shifts.filter((shift) => bits & shiftBit[shift])

/** 0 where no category fits. */
export const bitOfTrade = (trade: Trade | null): number => (trade ? tradeBit[trade] : 0)

export const tradeOfBit = (bit: number): Trade | null =>
  trades.find((trade) => tradeBit[trade] === bit) ?? null
