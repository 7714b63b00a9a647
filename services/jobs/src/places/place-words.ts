/** Names of places as people say them, beside those that maps have: without accents. */
interface PlaceWords {
  readonly said: readonly string[]
  readonly heard: readonly string[]
  /** a state's */
  readonly code?: string
}

export const placeWords: readonly PlaceWords[] = [
  { said: ['new york'], heard: ['nyc', 'nueva york', 'new york city', 'ny city', 'manhattan'] },
  { said: ['los angeles'], heard: ['l a'] },
  { said: ['philadelphia'], heard: ['filadelfia'] },
  { said: ['new orleans'], heard: ['nueva orleans'] },
  { said: ['new jersey'], heard: ['jersey', 'nueva jersey'], code: 'NJ' },
  { said: ['new mexico'], heard: ['nuevo mexico'], code: 'NM' },
  { said: ['north carolina'], heard: ['carolina del norte'], code: 'NC' },
  { said: ['south carolina'], heard: ['carolina del sur'], code: 'SC' },
  { said: ['north dakota'], heard: ['dakota del norte'], code: 'ND' },
  { said: ['south dakota'], heard: ['dakota del sur'], code: 'SD' },
  { said: ['west virginia'], heard: ['virginia occidental', 'virginia del oeste'], code: 'WV' },
  { said: ['pennsylvania'], heard: ['pensilvania'], code: 'PA' },
  { said: ['louisiana'], heard: ['luisiana'], code: 'LA' },
]
