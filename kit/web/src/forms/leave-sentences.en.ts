export const sentences = {
  title: 'Leave without saving?',
  text: 'You have unsaved changes.',
  go: 'Leave without saving',
  'title.unsent': 'Leave without sending?',
  'text.unsent': 'What you wrote here hasn’t been sent.',
  'go.unsent': 'Leave without sending',
  stay: 'Stay here',
  close: 'Close',
} as const
