/** By itself, behind its town, or with the four digits of a delivery. */
const zip = /^(?:[^\d]*[\s,])?(\d{5})(?:[-–]?\d{4})?$/u
/** More than five digits are not typed: the fifth ends it. */
const goesOn = /^(\d{5})\d*$/

/** A ZIP code as it was meant: " 43215", "43215-1234", "Columbus, OH 43215". What is none stays as it is. */
export function typedZip(text: string): string {
  const plain = text
    .replaceAll(/[０-９]/gu, (wide) => wide.normalize('NFKC'))
    .replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
  return zip.exec(plain)?.[1] ?? goesOn.exec(plain)?.[1] ?? text
}
/** Room for a town before it. */
export const typedZipCharacters = 60
