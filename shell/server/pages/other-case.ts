import { segmentsOf } from '@lunchpail/contracts/address-table'

const isParameter = (segment: string): boolean => segment.startsWith(':')

/**
 * SH-13: the path as a page's pattern spells it, where it differs by case alone: the browser's router takes /TERMS as /terms.
 * Parameters stay as they are.
 */
export function spelledAs(pattern: string, path: string): string | undefined {
  const [fixed, typed] = [segmentsOf(pattern), segmentsOf(path)]
  const fits =
    fixed.length === typed.length &&
    fixed.every(
      (segment, index) => isParameter(segment) || segment.toLowerCase() === typed[index]?.toLowerCase(),
    )
  if (!fits) return undefined
  return `/${fixed.map((segment, index) => (isParameter(segment) ? typed[index] : segment)).join('/')}`
}
