/** An edit of an input, as its `input` event has it. */
export interface Edit {
  /** The value before the edit. */
  before: string
  /** The value after the edit. */
  text: string
  /** The caret after the edit. */
  caret: number
  /** A deletion, and its direction: Backspace goes back, Delete goes forward. */
  deleted?: 'back' | 'forward' | undefined
  /** Where a paste begins. The texts alone do not say it: what is pasted over a date may begin as that date does. */
  from?: number | undefined
}

/** The masked value and its caret. */
export interface Masked {
  text: string
  caret: number
}

/** The format of an input while typed. */
export interface Mask {
  /** Formats a value. A formatted value stays as it is. */
  show: (value: string) => string
  /** Formats an edit. */
  edit: (edit: Edit) => Masked
  /** Formats the value on blur. */
  leave: (text: string) => string
}

/** The difference of an edit: `before` is prefix + removed + suffix, `text` is prefix + inserted + suffix. */
export interface Change {
  prefix: string
  removed: string
  inserted: string
  suffix: string
}

/** The difference of an edit; anything but one change counts as a replacement of the whole. */
export const changeOf = ({ before, text, caret, from = Infinity }: Edit): Change => {
  const suffix = text.slice(caret)
  if (!before.endsWith(suffix)) return { prefix: '', removed: before, inserted: text, suffix: '' }
  const kept = before.length - suffix.length
  let same = 0
  while (same < Math.min(kept, caret, from) && before[same] === text[same]) same += 1
  return {
    prefix: before.slice(0, same),
    removed: before.slice(same, kept),
    inserted: text.slice(same, caret),
    suffix,
  }
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** As keyboards for Chinese and Japanese write: digits, letters and marks of twice the width, each one character as those of here. */
const wide = /[！-～\u3000]/gu
/** Address books and messengers put marks around what is copied from them, for which nothing is drawn. */
const unseen = /\p{Cf}/gu
const plain = (text: string): string =>
  text.replaceAll(unseen, '').replaceAll(wide, (one) => one.normalize('NFKC'))

/** A mask that reads the digits of wide keyboards as those of here, and takes no mark that is not seen. */
export const inPlainDigits = (mask: Mask): Mask => ({
  show: (value) => mask.show(plain(value)),
  edit: (edit) =>
    mask.edit({
      ...edit,
      before: plain(edit.before),
      text: plain(edit.text),
      caret: plain(edit.text.slice(0, edit.caret)).length,
    }),
  leave: (text) => mask.leave(plain(text)),
})
