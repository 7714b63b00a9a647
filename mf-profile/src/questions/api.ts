import {
  answerQuestion as answerContract,
  answerQuestionLink,
  getQuestion,
  listQuestions,
  openQuestionLink,
  sendQuestion as sendContract,
} from '@lunchpail/contracts/profile/api'
import type { Channel } from '@lunchpail/contracts/notifications/ways'
import { call } from '@lunchpail/kit-web/api-client'

export interface Answer {
  readonly response: string | string[]
  readonly follow_up_response?: string
}

const ofPositions = (p: string) => (p === '' ? {} : { p })

/** `p`: positions whose companies ask theirs too */
export const loadQuestions = (page: number, p: string, signal: AbortSignal) =>
  call(listQuestions, { query: { page: String(page), ...ofPositions(p) }, signal })

export const loadQuestion = (id: string, p: string, signal: AbortSignal) =>
  call(getQuestion, { params: { question: id }, query: ofPositions(p), signal })

export const saveAnswer = (id: string, p: string, answer: Answer) =>
  call(answerContract, { params: { question: id }, query: ofPositions(p), body: { ...answer } })

export const sendQuestion = (id: string, by: Channel) =>
  call(sendContract, { params: { question: id }, body: { by } })

export const openLink = (token: string, signal: AbortSignal) =>
  call(openQuestionLink, { body: { token }, signal })

export const answerLink = (token: string, answer: Answer) =>
  call(answerQuestionLink, { body: { token, ...answer } })
