import { expect, it } from 'vitest'
import { notifyEveryTopic, notifyTopic, subscribeToTopic } from './live.ts'

it('tells who listens to a topic, and after a lost connection everybody, until they leave', () => {
  const heard: string[] = []
  const leave = ['matches', 'matches', 'applications'].map((topic, index) =>
    subscribeToTopic(topic, () => heard.push(`${topic} ${index}`)),
  )
  notifyTopic('matches')
  expect(heard.splice(0)).toEqual(['matches 0', 'matches 1'])
  notifyEveryTopic()
  expect(heard.splice(0)).toEqual(['matches 0', 'matches 1', 'applications 2'])
  leave[0]!()
  notifyEveryTopic()
  expect(heard).toEqual(['matches 1', 'applications 2'])
})
