import * as z from 'zod/mini'
import { languages } from '../language/translate.ts'
import { listOf } from '../fields/list-of.ts'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { positionState } from '../jobs/events.ts'
import * as postingLimits from '../jobs/posting-limits.ts'
import { mismatchShown } from '../jobs/rules/mismatch.ts'
import { mismatchTypes, positionStatuses, shifts } from '../jobs/enumerations.ts'
import { maxPositions } from '../fields/max-positions.ts'
import { csrf, flag, positionId, positionIds } from '../fields/request-fields.ts'
import { id, line, reason, url } from '../fields/texts.ts'
import { maxCards, maxSaved } from './enumerations.ts'
import { conditionStandings } from './rules/pre-qualified.ts'
import { attributes, scoreFactors } from './rules/score.ts'

export * from './ranking-api.ts'
export * from './saved-api.ts'
export * from './why-api.ts'
export * from './costs-api.ts'

/** Its skills, experience, shift, weekend and overtime, and its attributes. */
const maxConditions = postingLimits.keywords + 4 + attributes.length

/** A job as a card of the deck (2 §2): the public state of the position, and how it fits. */
export const suggestion = z.object({
  ...z.omit(positionState, { version: true, questions: true, state: true }).shape,
  /** false where `schedule_type` stands for one that this release does not know */
  schedule_known: z.boolean(),
  /** minutes; null where the home or the job's address is not known */
  commute_times: z.nullable(z.object({ driving: z.number(), transit: z.number() })),
  /** 0 to 100 */
  score: z.number(),
  /** the factors of the score, most points first: `points` of at most `of`, and `text` in the language of the request */
  parts: listOf(
    z.object({ part: z.enum(scoreFactors), points: z.number(), of: z.number(), text: reason }),
    scoreFactors.length,
  ),
  num_mismatch: z.number(),
  mismatch: listOf(mismatchShown, mismatchTypes.length),
  /** a sentence where the person withdrew an application for it, and may apply again */
  apply_again: z.optional(z.nullable(reason)),
  /** `matches`, or `similar` to chosen positions */
  suggestion_feature: id,
  /** id of the decision, null before there is one */
  suggestionID: z.nullable(id),
  accepted: z.nullable(z.boolean()),
  /** pre-qualified to interview */
  autoMatch: z.boolean(),
  /**
   * what the job requires, whether this person's answers meet it, in a sentence, and the hash of the question that asks it
   */
  qualification: listOf(
    z.object({ standing: z.enum(conditionStandings), text: reason, question: z.nullable(id) }),
    maxConditions,
  ),
  // 2 §3, by the names that a position's own call gives them.
  wage: z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) }),
  /** the page of the job on this site */
  link: url,
  /** whether it takes applications */
  active: z.boolean(),
  state: z.enum(positionStatuses),
  role_type: z.nullable(z.number()),
  role_type_text: z.nullable(line),
  /** null where it is a kind that this release does not know */
  schedule_type_text: z.nullable(line),
  facility: z.object({ name: line }),
  shift_types: listOf(z.enum(shifts), shifts.length),
  attributes: listOf(z.enum(attributes), attributes.length),
  /** in which the company wrote; null where its words do not tell */
  language: z.nullable(z.enum(languages)),
})
export type Suggestion = z.output<typeof suggestion>

/** Up to 10 suggested jobs, best first: with `matches=1` the deck, with `p=12,15` jobs like those. */
export const listSuggestions = endpoint({
  name: 'matches.suggestion.list',
  owner: 'matches',
  method: 'GET',
  path: '/api/hire/v1/suggestion/',
  summary: 'Jobs that fit the signed-in candidate, best first.',
  access: signedIn,
  perMinute: 120,
  query: z.object({
    matches: z.optional(z.literal(['0', '1'])),
    p: z.optional(positionIds),
  }),
  answers: {
    200: z.object({
      /** id of this batch of cards, which decisions carry */
      group: id,
      positions: listOf(suggestion, maxCards),
      /** all matches, with those of this deck; at most the nearest 2,000, or 1,000 where no home is known */
      total: z.number(),
      /** jobs that were accepted and not applied to yet, newest first */
      saved: listOf(suggestion, maxSaved),
      /** false: the deck is made by default preferences */
      preferences: z.boolean(),
      /** the person has not answered every question of the product */
      questions_open: z.boolean(),
      /** how many questions are answered, and how many open the deck; null where it is open */
      locked: z.nullable(z.object({ answered: z.number(), needed: z.number() })),
    }),
  },
})

/** The numbers of matches and of saved jobs, for the badge of the navigation. */
export const countSuggestions = endpoint({
  name: 'matches.suggestion.count',
  owner: 'matches',
  method: 'GET',
  path: '/api/hire/v1/suggestion/count/',
  summary: 'How many matches wait, as counted at most ten minutes ago, and how many jobs are saved.',
  access: signedIn,
  answers: { 200: z.object({ count: z.number(), saved: z.number() }) },
})

const source = z.optional(z.string().check(z.maxLength(40)))
const decision = {
  accepted: flag,
  /** index of the card in its batch, from 0 */
  index: z.optional(z.int().check(z.gte(0), z.lte(1000))),
  group: z.optional(z.string().check(z.maxLength(64))),
  source,
  feature: source,
}
const appPositions = z.optional(listOf(positionId, maxPositions))

/**
 * Saves decisions on suggested jobs, as a list or as one. The single form names the position by
 * `positionID` or `id`, and the chosen positions by `appPositions` or `app_positions`. Returns the ids of the decisions;
 * `position-unknown` where one of the positions is not known.
 */
export const saveSuggestions = endpoint({
  name: 'matches.suggestion.save',
  owner: 'matches',
  method: 'POST',
  path: '/api/hire/v1/suggestion/',
  summary: 'Keep what the candidate decided on suggested jobs.',
  access: signedIn,
  perMinute: 120,
  body: z.union([
    z.strictObject({
      ...csrf,
      positions: z
        .array(z.strictObject({ ...decision, id: positionId, app_positions: appPositions }))
        .check(z.minLength(1), z.maxLength(maxPositions)),
    }),
    z.strictObject({
      ...csrf,
      ...decision,
      id: z.optional(positionId),
      positionID: z.optional(positionId),
      app_positions: appPositions,
      appPositions,
    }),
  ]),
  answers: {
    /** ids of the decisions, in the order of the request */
    201: listOf(id, maxPositions),
  },
  errors: ['position-unknown'],
})

/** Undo: deletes a decision. `not-found` for another person's. */
export const deleteSuggestion = endpoint({
  name: 'matches.suggestion.delete',
  owner: 'matches',
  method: 'DELETE',
  path: '/api/hire/v1/suggestion/:id/',
  summary: 'Take back a decision on a suggested job.',
  access: signedIn,
  params: z.object({ id: z.uuid({ error: 'field.invalid' }) }),
  answers: { 200: z.object({ deleted: z.literal(true) }) },
})
