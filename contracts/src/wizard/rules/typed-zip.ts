/** By itself, behind its town, or with the four digits of a delivery. */
const zip = /^(?:[^\d]*[\s,])?(\d{5})(?:[-–]?\d{4})?$/u

/** A ZIP code as it was meant: " 43215", "43215-1234", "Columbus, OH 43215". What is none stays as it is, in plain digits. */
export function typedZip(text: string): string {
  const plain = text.replaceAll(/[０-９]/gu, (wide) => wide.normalize('NFKC'))
  return zip.exec(plain.replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, ''))?.[1] ?? plain
}
