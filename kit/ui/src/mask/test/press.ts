import type { Edit, Mask } from '../mask.ts'

/** Backspace and Delete, as the tables write them. */
const back = '<'
const forward = '>'

/**
 * What the browser makes of one press (or one paste) before any mask answers.
 * `12|/31` has the caret after the 2; `1[2/3]1` has three characters selected.
 */
const asBrowser = (state: string, press: string): Edit => {
  const start = state.search(/[|[]/)
  const end = state.includes(']') ? state.indexOf(']') - 1 : start
  const before = state.replace(/[|[\]]/g, '')
  const deleted = press === back ? 'back' : press === forward ? 'forward' : undefined
  const from = deleted === 'back' && start === end ? start - 1 : start
  const to = deleted === 'forward' && start === end ? end + 1 : end
  const inserted = deleted ? '' : press
  return {
    before,
    deleted,
    text: before.slice(0, from) + inserted + before.slice(to),
    caret: from + inserted.length,
    from: press.length > 1 ? from : undefined,
  }
}

/** The state after one press: `12|` and `3` make `12/3|`. */
export const press = (mask: Mask, state: string, key: string): string => {
  const { text, caret } = mask.edit(asBrowser(state, key))
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

/** The state after one press for each character. */
export const typed = (mask: Mask, keys: string, from = '|'): string =>
  keys.split('').reduce((state, key) => press(mask, state, key), from)
