import * as z from 'zod/mini'
import { anybody } from '../access.ts'
import { endpoint } from '../endpoint.ts'

export const getMilestones = endpoint({
  name: 'milestones.people.get',
  owner: 'milestones',
  method: 'GET',
  path: '/api/milestones/',
  summary: 'How many people have an account.',
  access: anybody,
  answers: { 200: z.object({ people: z.number() }) },
})
