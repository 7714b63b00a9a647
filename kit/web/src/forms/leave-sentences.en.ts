export const sentences = {
  title: 'Leave without saving?',
  text: 'You have changes here that aren’t saved.',
  go: 'Leave without saving',
  stay: 'Stay here',
  close: 'Close',
} as const
