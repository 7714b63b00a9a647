import { expect, it } from 'vitest'
import { linkIn, pastedLink } from './meeting-link.ts'

it.each([
  ['  https://zoom.us/j/99 ', 'https://zoom.us/j/99'],
  ['<https://teams.microsoft.com/l/meetup-join/1>', 'https://teams.microsoft.com/l/meetup-join/1'],
  ['\u200bhttps://zoom.us/j/99?pwd=a.1', 'https://zoom.us/j/99?pwd=a.1'],
  ['meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
  ['http://zoom.us/j/99', 'http://zoom.us/j/99'],
  ['by phone', 'by phone'],
  ['zoom.us', 'zoom.us'],
])('[EN-01] the link of a video call %j is %s', (text, link) => expect(pastedLink(text)).toBe(link))

it('[EN-01] takes the link out of an invitation, and none of several', () => {
  const invitation = 'Join Zoom Meeting\nhttps://us02web.zoom.us/j/12?pwd=ab\n\nMeeting ID: 12\nPasscode: 7'
  expect(linkIn(invitation)).toBe('https://us02web.zoom.us/j/12?pwd=ab')
  expect(linkIn('https://a.example/1 https://a.example/1')).toBe('https://a.example/1')
  expect(linkIn('https://a.example/1\nhttps://b.example/2')).toBeNull()
  expect(linkIn('call me')).toBeNull()
})
