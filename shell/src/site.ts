import { preloadedResponsesElementId } from '@lunchpail/kit-web/preloaded-responses'
import type { PreloadedResponses } from '@lunchpail/kit-web/preloaded-responses'
import { siteElementId } from '@lunchpail/kit-web/host-api'
import { currentSession, refreshSession } from '@lunchpail/kit-web/session'
import { languageOf } from '@lunchpail/contracts/language/translate'
import type { SiteData } from '@lunchpail/kit-web/site-data'

/** The data that the server wrote into the page; without it, the site of a visitor without microfrontends. */
export async function readSite(): Promise<SiteData> {
  const text = document.getElementById(siteElementId)?.textContent
  if (text) return JSON.parse(text) as SiteData
  await refreshSession()
  return {
    registry: [],
    session: currentSession(),
    language: languageOf(document.documentElement.lang || navigator.language),
    environment: 'production',
  }
}

/** The responses that the server rendered the page with. */
export function readAnswers(): PreloadedResponses {
  const text = document.getElementById(preloadedResponsesElementId)?.textContent
  return text ? (JSON.parse(text) as PreloadedResponses) : {}
}
