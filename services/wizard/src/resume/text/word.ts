/** A run of text of one page. x and y are of its baseline's start in points, y downwards from the top of the page. */
export interface Word {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  /** an id of the document: runs of one id are of one typeface and weight */
  readonly font: string
  /** 0 to 1: how sure it is that it says that; absent where nothing was guessed */
  readonly sure?: number
}

export interface Page {
  readonly width: number
  readonly height: number
  readonly words: readonly Word[]
  /** they lie unseen over a picture, from which another program read them */
  readonly isLayer?: boolean
  /** it has no words, and letters that are drawn as paths */
  readonly isDrawn?: boolean
}
