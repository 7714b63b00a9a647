import { segmentsOf } from '@lunchpail/contracts/address-table'
import type { Page } from '@lunchpail/contracts/page'

const isParameter = (segment: string): boolean => segment.startsWith(':')

/**
 * The path as a page spells it, where it differs by case alone: the browser's router takes /TERMS as /terms. Parameters stay as
 * they are, but for those that are small letters.
 */
export function spelledAs(
  { path: pattern, smallLetters }: Pick<Page, 'path' | 'smallLetters'>,
  path: string,
): string | undefined {
  const [fixed, typed] = [segmentsOf(pattern), segmentsOf(path)]
  const fits =
    fixed.length === typed.length &&
    fixed.every(
      (segment, index) => isParameter(segment) || segment.toLowerCase() === typed[index]?.toLowerCase(),
    )
  if (!fits) return undefined
  const given = (index: number) => (smallLetters ? typed[index]?.toLowerCase() : typed[index])
  return `/${fixed.map((segment, index) => (isParameter(segment) ? given(index) : segment)).join('/')}`
}
