import { answersElementId } from '@lunchpail/kit-web/first-answers'
import type { KeptAnswers } from '@lunchpail/kit-web/first-answers'
import { siteElementId } from '@lunchpail/kit-web/host-api'
import { currentSession, refreshSession } from '@lunchpail/kit-web/session'
import { languageOf } from '@lunchpail/contracts/language/translate'
import type { SiteData } from '@lunchpail/kit-web/site-data'

/** What the server wrote into the page; without it, the site as a visitor sees it who has no microfrontend. */
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

/** What the server asked the services to draw the page. */
export function readAnswers(): KeptAnswers {
  const text = document.getElementById(answersElementId)?.textContent
  return text ? (JSON.parse(text) as KeptAnswers) : {}
}
