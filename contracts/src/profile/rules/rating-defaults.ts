import { shiftRatingDefault } from '../enumerations.ts'

/** 2 §9: the ratings of shifts until a person sets them, by their keys in a profile. */
export const ratingDefaults = {
  pref_shift_day: shiftRatingDefault.day,
  pref_shift_swing: shiftRatingDefault.swing,
  pref_shift_night: shiftRatingDefault.night,
  pref_shift_weekend: shiftRatingDefault.weekend,
  pref_shift_overtime: shiftRatingDefault.overtime,
} as const
