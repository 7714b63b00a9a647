/**
 * 2 §9: languages that the dialog offers, each with its tag (BCP 47) and its own name. Those in which the site is
 * complete are in translate.ts.
 */
export const offeredLanguages = [
  { tag: 'en', name: 'English', own: 'English' },
  { tag: 'es', name: 'Spanish', own: 'Español' },
  { tag: 'fr', name: 'French', own: 'Français' },
  { tag: 'ksw', name: "S'gaw Karen", own: 'ကညီကျိာ်' },
  { tag: 'pa', name: 'Punjabi', own: 'ਪੰਜਾਬੀ' },
  { tag: 'pt', name: 'Portuguese', own: 'Português' },
  { tag: 'vi', name: 'Vietnamese', own: 'Tiếng Việt' },
  { tag: 'ko', name: 'Korean', own: '한국어' },
  { tag: 'cmn', name: 'Mandarin', own: '普通话' },
  { tag: 'yue', name: 'Cantonese', own: '廣東話' },
  { tag: 'tl', name: 'Tagalog', own: 'Tagalog' },
] as const
