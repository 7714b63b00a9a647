import { useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './logo-mark.module.css'

/** How many colours a monogram can have: `--mark-1` to `--mark-8` of the tokens. */
export const markColours = 8

/** Words that a monogram leaves out, in English and Spanish. */
const small = /^(of|the|and|for|de|del|la|las|los|el|y)$/i

/** One or two letters for a name: its first two words, or its first two letters. */
export const monogram = (name: string): string => {
  const all = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = all.filter((word) => !small.test(word))
  const words = telling.length > 0 ? telling : all
  const [first = '', second] = words
  const letters =
    second === undefined ? Array.from(first).slice(0, 2) : [Array.from(first)[0], Array.from(second)[0]]
  return letters.join('').toLocaleUpperCase('en')
}

/** A colour from 1 to `markColours`, always the same for the same name. */
export const markColour = (name: string): number => {
  let hash = 7
  for (const letter of name.trim().toLowerCase())
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return (hash % markColours) + 1
}

export interface LogoMarkProps {
  /** The company. The page shows its name beside the mark, so the mark is decorative. */
  name: string
  /** The address of a logo; without one, or when it does not load, a monogram. */
  src?: string | null
  size?: 'small' | 'regular' | 'large'
}

/** A company's logo, or its letters on a colour of its own. */
export function LogoMark({ name, src, size = 'regular' }: LogoMarkProps) {
  const [failed, setFailed] = useState<string>()
  const look = classNames(styles.mark, styles[size])
  if (src && failed !== src)
    return (
      <span aria-hidden="true" className={classNames(look, styles.framed)}>
        <img src={src} alt="" loading="lazy" className={styles.logo} onError={() => setFailed(src)} />
      </span>
    )
  return (
    <span aria-hidden="true" className={classNames(look, styles[`colour${markColour(name)}`])}>
      {monogram(name)}
    </span>
  )
}
