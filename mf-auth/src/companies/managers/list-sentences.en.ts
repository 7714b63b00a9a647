export const sentences = {
  search: 'Search by name or email',
  find: 'Search',
  csv: 'Download as CSV',
  none: 'No managers found',
  'none-text': 'Try a different search.',
  all: 'Show all managers',
  'head.name': 'Name',
  'head.email': 'Email',
  'head.title': 'Title',
  'head.level': 'Permission',
  'head.since': 'Since',
} as const
