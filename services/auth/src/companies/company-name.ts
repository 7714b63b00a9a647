const legalForms = /[\s,]+(inc|incorporated|llc|l l c|corp|corporation|co|company|ltd|limited|lp|llp)$/

/** The name of a company as its people may write it: "Harbor & Pine, Inc." is "harbor and pine". */
export function companyKey(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return plain.replace(legalForms, '') || name.trim()
}
