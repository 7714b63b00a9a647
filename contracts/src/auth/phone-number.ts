/**
 * The digits of a number of the United States: 1 §5 strips everything else, and the country's 1 before ten of them is ours.
 * A number of another country keeps its +, so that no rule takes its digits for ten of ours.
 */
export const digitsOf = (typed: string): string => {
  // as keyboards for Chinese and Japanese write them
  const plain = typed.replaceAll(/[０-９＋]/gu, (wide) => wide.normalize('NFKC'))
  const digits = plain.replace(/\D/g, '')
  const isForeign = /^[^\d+]*\+/.test(plain) && !(digits.length === 11 && digits.startsWith('1'))
  return isForeign ? `+${digits}` : digits.replace(/^1(?=\d{10}$)/, '')
}

/** 1 §5, 2 §5: ten digits, of a number that there can be: no area code of the country begins with 0 or 1. */
export const isPhone = (typed: string): boolean => /^[2-9]\d{9}$/.test(digitsOf(typed))
