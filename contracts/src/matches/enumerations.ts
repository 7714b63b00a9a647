/** 2 §9: limits of a deck, of the wizard's suggestions (1 §9) and of the locked matches page. */
export const deckLimits = { cards: 10, approved: 3 } as const
export const wizardSuggestions = { perRun: 8, skipAfter: 4 } as const
/** The most that a batch of either holds, and saved jobs of one answer. */
export const maxCards = Math.max(deckLimits.cards, wizardSuggestions.perRun)
export const maxSaved = 50
/** Saved jobs that are listed in all: the latest. */
export const maxKept = 500
export const unlockAnswers = 20
/** 2 §9: matches are that many percent more likely to lead to an interview. */
export const moreLikelyPercent = 80

/** 2 §9: question types that write a preference. */
export const preferenceQuestion = {
  'search status': 90,
  'commute length': 91,
  availability: 92,
  wage: 93,
  role: 94,
} as const

/** 2 §3: the answer of a skill question that means no skill. */
export const noSkillAnswer = 'a1'
