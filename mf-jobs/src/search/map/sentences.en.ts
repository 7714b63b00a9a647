export const sentences = {
  label: 'Map of these jobs',
  mark: { one: '{n} job in {place}', other: '{n} jobs in {place}' },
  'mark.one': '{title} in {place}',
  around: '{place} and nearby',
  nowhere: 'None of these jobs is open anymore.',
} as const
