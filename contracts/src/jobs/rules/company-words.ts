// oxlint-disable-next-line no-control-regex
const ascii = /^[\u0000-\u007f]*$/

/** Words alone: without accents, capitals and punctuation. */
export const plain = (text: string): string =>
  ascii.test(text)
    ? text
        .toLowerCase()
        .replace(/&/g, ' and ')
        .replace(/[^a-z0-9$]+/g, ' ')
        .trim()
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/&/g, ' and ')
        .replace(/[^\p{L}\p{N}$]+/gu, ' ')
        .trim()

const companyForms =
  /\b(?:the|inc|incorporated|llc|l l c|llp|lp|ltd|limited|corp|corporation|co|company|usa)\b/g
/** By what a company is known whoever posts its jobs: its name without its form, however it is spelled. */
export const companyWords = (name: string): string =>
  plain(name.replace(/\b(?:dba|d\/b\/a)\b.*/i, ''))
    .replace(companyForms, ' ')
    .replace(/\s+/g, ' ')
    .trim()
