import { expect, it } from 'vitest'
import { nextTask } from './next-task.ts'

it('lets a task that waits already run first', async () => {
  const ran: string[] = []
  setTimeout(() => ran.push('press'))
  await nextTask()
  expect(ran).toEqual(['press'])
})
