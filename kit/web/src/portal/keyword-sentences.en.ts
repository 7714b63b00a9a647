export const sentences = {
  label: 'Keyword',
  rule: 'Please enter {least} to {most} letters and numbers, starting with a letter',
  save: 'Save the keyword',
  saved: 'Saved',
} as const
