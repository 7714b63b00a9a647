/** What a made resume consists of; the writers put it into a PDF, a docx or a doc. */
export interface Run {
  readonly text: string
  readonly bold?: boolean
}

export type Block =
  | {
      readonly kind: 'text'
      readonly runs: readonly Run[]
      readonly size?: number
      readonly centred?: boolean
    }
  /** text at the left and at the right edge */
  | { readonly kind: 'sides'; readonly left: readonly Run[]; readonly right: readonly Run[] }
  | { readonly kind: 'bullet'; readonly text: string; readonly bullet: string }
  | { readonly kind: 'space' }
  /** a row of a table; widths are shares */
  | {
      readonly kind: 'row'
      readonly cells: readonly (readonly Block[])[]
      readonly widths: readonly number[]
    }
  /** columns of a page, each read from its top to its bottom */
  | {
      readonly kind: 'columns'
      readonly cells: readonly (readonly Block[])[]
      readonly widths: readonly number[]
    }

export interface Document {
  readonly blocks: readonly Block[]
  readonly header?: string
  readonly footer?: string
  /** what a typesetter does: each word is placed for itself */
  readonly wordByWord?: boolean
  readonly serif?: boolean
}

export const text = (value: string, bold = false, size = 10.5, centred = false): Block => ({
  kind: 'text',
  runs: [{ text: value, bold }],
  size,
  centred,
})
export const runs = (...all: readonly (readonly [string, boolean?])[]): Block => ({
  kind: 'text',
  runs: all.map(([value, bold = false]) => ({ text: value, bold })),
})
export const sides = (left: string, right: string, bold = false): Block => ({
  kind: 'sides',
  left: [{ text: left, bold }],
  right: [{ text: right }],
})
export const bullets = (texts: readonly string[], bullet = '•'): Block[] =>
  texts.map((value) => ({ kind: 'bullet', text: value, bullet }))
export const space: Block = { kind: 'space' }
