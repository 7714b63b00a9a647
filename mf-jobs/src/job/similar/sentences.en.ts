export const sentences = {
  'similar.title': 'Similar jobs',
  'similar.text': 'One click sends your last application. If a job asks anything else, we’ll ask you first.',
  'similar.more': 'Load more',
  'similar.expand': 'Show details',
  'similar.collapse': 'Hide details',
  'similar.about': '{label}: {title}',
  'similar.apply': 'Apply',
  'similar.one-click': '1-click apply',
  'similar.sent': 'Application sent',
  'similar.failed': 'That didn’t work. Please try again.',
} as const
