export const sentences = {
  title: 'Milestones',
  people: { one: '{n} person has joined', other: '{n} people have joined' },
} as const
