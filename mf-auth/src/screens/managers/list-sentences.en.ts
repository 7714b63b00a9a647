export const sentences = {
  search: 'Search by name or email',
  find: 'Search',
  csv: 'Download as CSV',
  none: 'Nobody fits',
  'none-text': 'Try other words.',
  all: 'Show all managers',
  'head.name': 'Name',
  'head.email': 'Email',
  'head.title': 'Title',
  'head.level': 'Permission',
  'head.since': 'Since',
} as const
