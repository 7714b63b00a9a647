const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const asked = new RegExp(
  String.raw`\b(\d{1,2}|${numbers.join('|')})\b(?:\s*\(\d{1,2}\))?\s+(year|month)s?\b[^.;\n]{0,60}\bexperience\b`,
  'gi',
)

/** Months of experience that a text asks for, the least where it gives several ways to qualify; 0 where it names none. */
export function requiredExperienceMonths(text: string): number {
  const months = [...text.matchAll(asked)].map(([, number = '', unit = '']) => {
    const count = /^\d/.test(number) ? Number(number) : numbers.indexOf(number.toLowerCase()) + 1
    return unit.toLowerCase() === 'year' ? count * 12 : count
  })
  return months.length > 0 ? Math.min(...months) : 0
}
