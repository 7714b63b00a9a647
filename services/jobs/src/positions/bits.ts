import { roleBit, roles, shiftBit, shifts } from '@lunchpail/contracts/jobs/enumerations'
import type { Role, Shift } from '@lunchpail/contracts/jobs/enumerations'

export const bitsOfShifts = (list: readonly Shift[]): number =>
  list.reduce((bits, shift) => bits | shiftBit[shift], 0)

export const shiftsOfBits = (bits: number): Shift[] => shifts.filter((shift) => bits & shiftBit[shift])

/** 0 where no category fits. */
export const bitOfRole = (role: Role | null): number => (role ? roleBit[role] : 0)

export const roleOfBit = (bit: number): Role | null => roles.find((role) => roleBit[role] === bit) ?? null
