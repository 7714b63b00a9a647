export const sentences = {
  'place.title': 'Jobs in {place}',
  'trade.warehouse': 'Warehouse jobs',
  'trade.trucking': 'Trucking jobs',
  'trade.production': 'Production jobs',
  'trade.skilled trades': 'Skilled trades jobs',
  n: '{n}',
  count: { one: '{n} open job', other: '{n} open jobs' },
  'count.more': 'More than {n} open jobs',
  loading: 'Loading jobs',
  title: 'Jobs',
  down: 'These jobs aren’t available right now',
  'not-found': 'We couldn’t find these jobs',
  'not-found.text': 'The link may be old, or the address may have a typo.',
  'none.place': 'No open jobs in {place} right now',
  'none.trade': 'No open jobs of this kind right now',
  'none.featured': 'These jobs are closed',
  'none.text': 'New jobs come in every day. Here is where to look now.',
  search: 'Search and filter these jobs',
  all: 'See all jobs',
  nearby: 'Jobs in nearby cities',
  cities: 'Jobs by city',
  trades: 'Jobs by kind of work',
  'welcome.title': 'Find your next job',
  'welcome.lead': {
    one: '{n} open job, with pay, place and shift up front. No account needed to look.',
    other: '{n} open jobs, with pay, place and shift up front. No account needed to look.',
  },
  'welcome.none': 'No jobs are open right now',
  'welcome.newest': 'New jobs',
  'welcome.featured': 'Picked by employers',
  // for search engines
  'place.about': {
    one: '{n} hourly job is open in {place}. See pay, shift and employer up front, and apply from your phone.',
    other:
      '{n} hourly jobs are open in {place}. See pay, shift and employer up front, and apply from your phone.',
  },
  'trade.about': {
    one: '{jobs}: {n} is open. See pay, place and shift up front, and apply from your phone.',
    other: '{jobs}: {n} are open. See pay, place and shift up front, and apply from your phone.',
  },
  'featured.about': {
    one: '{list}: {n} open job at {company}. See pay, place and shift up front, and apply from your phone.',
    other:
      '{list}: {n} open jobs at {company}. See pay, place and shift up front, and apply from your phone.',
  },
  'welcome.about': 'Hourly jobs by city and kind of work, with pay, place and shift up front.',
} as const
