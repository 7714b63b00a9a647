import type { Language } from '../language/translate.ts'

/** The sentence beside the box of job alerts by text; what was agreed to is kept by this name. */
export const alertsTextWording = 'job-alerts.text-consent-1'

/** Apart from the sentences of the rules, which come with the first visit. */
export const alertsConsent: Readonly<Record<Language, string>> = {
  en: 'I agree to get automated texts from Lunchpail about new jobs that fit me, at the number in my account. It’s not a condition of any job. Message frequency varies; msg & data rates may apply. Reply STOP to end, HELP for help.',
  es: 'Acepto recibir mensajes de texto automáticos de Lunchpail sobre empleos nuevos para mí, al número de mi cuenta. No es condición para ningún empleo. La frecuencia varía; pueden aplicarse tarifas de mensajes y datos. Responde STOP para cancelar o HELP para recibir ayuda.',
}
