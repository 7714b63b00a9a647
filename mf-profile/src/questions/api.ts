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
import { askingPositions } from './saved-positions.ts'

export interface Answer {
  readonly response: string | string[]
  readonly follow_up_response?: string
}

const ofPositions = (p: string) => (p === '' ? {} : { p })

/** `named`: the positions that the address names */
export const loadQuestions = async (page: number, named: string, signal: AbortSignal) => {
  const p = await askingPositions(named, { fresh: true })
  return call(listQuestions, { query: { page: String(page), ...ofPositions(p) }, signal })
}

export const loadQuestion = async (id: string, named: string, signal: AbortSignal) => {
  const query = ofPositions(await askingPositions(named))
  return call(getQuestion, { params: { question: id }, query, signal })
}

export const saveAnswer = async (id: string, named: string, answer: Answer) => {
  const query = ofPositions(await askingPositions(named))
  return call(answerContract, { params: { question: id }, query, body: { ...answer } })
}

export const sendQuestion = (id: string, by: Channel) =>
  call(sendContract, { params: { question: id }, body: { by } })

export const openLink = (token: string, signal: AbortSignal) =>
  call(openQuestionLink, { body: { token }, signal })

export const answerLink = (token: string, answer: Answer) =>
  call(answerQuestionLink, { body: { token, ...answer } })
