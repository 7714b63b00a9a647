export const sentences = {
  choose: 'Choose one',
  several: 'Choose all that fit.',
  'follow-up': 'Please tell us more',
  untranslated: 'The employer asks this in English.',
  'scale.rate': '1 is the lowest, 5 the highest.',
  'scale.satisfaction': '1 is very dissatisfied, 5 very satisfied.',
  'scale.enps': '0 is not at all likely, 10 extremely likely.',
  counter: '{used} of {limit} characters',
} as const
