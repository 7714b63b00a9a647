export const sentences = {
  title: 'Choose your language',
  close: 'Close',
  untranslated: 'not translated yet',
  'not-yet':
    'Lunchpail isn’t available in {wanted} yet. We’ll remember your choice and show {language} until then.',
  failed: '{wanted} didn’t load. Please check your connection and try again.',
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  ksw: 'S’gaw Karen',
  pa: 'Punjabi',
  pt: 'Portuguese',
  vi: 'Vietnamese',
  ko: 'Korean',
  cmn: 'Mandarin',
  yue: 'Cantonese',
  tl: 'Tagalog',
} as const
