/** 2 §5: texts that employers read hold no tags. "<" alone, as in "< 5 people", is text. */
export const hasTags = (text: string): boolean =>
  /<\/?[a-z!][^>]*>/i.test(text) || /<\s*\/?\s*script/i.test(text)
