export const sentences = {
  label: 'Keyword',
  rule: 'Please enter {least} to {most} letters and digits, a letter first',
  save: 'Save the keyword',
  saved: 'Saved',
} as const
