/** How many mistakes a word of this length may have and still be meant. */
export const allowedMistakes = (word: string): number =>
  word.length < 4 ? 0 : word.length < 6 ? 1 : word.length < 9 ? 2 : 3
