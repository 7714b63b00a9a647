/** What a person just did to the text of an input. */
export interface Edit {
  /** The text before. */
  before: string
  /** The text as the browser left it. */
  text: string
  /** Where the browser left the caret. */
  caret: number
  /** A deletion, and its direction: Backspace goes back, Delete goes forward. */
  deleted?: 'back' | 'forward' | undefined
}

/** The text to show in its place, and where the caret belongs in it. */
export interface Masked {
  text: string
  caret: number
}

/** A way of writing that an input keeps to while a person types. */
export interface Mask {
  /** A stored or given value, as it is shown. What is shown already is left as it is. */
  show: (value: string) => string
  /** The answer to each edit. */
  edit: (edit: Edit) => Masked
  /** What leaving the field makes of the text. */
  leave: (text: string) => string
}

/** An edit taken apart: `before` is prefix + removed + suffix, `text` is prefix + inserted + suffix. */
export interface Change {
  prefix: string
  removed: string
  inserted: string
  suffix: string
}

/** Takes an edit apart. What fits no single change is a replacement of the whole. */
export const changeOf = ({ before, text, caret }: Edit): Change => {
  const suffix = text.slice(caret)
  if (!before.endsWith(suffix)) return { prefix: '', removed: before, inserted: text, suffix: '' }
  const kept = before.length - suffix.length
  let same = 0
  while (same < Math.min(kept, caret) && before[same] === text[same]) same += 1
  return {
    prefix: before.slice(0, same),
    removed: before.slice(same, kept),
    inserted: text.slice(same, caret),
    suffix,
  }
}

/** The digits of a text. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')
