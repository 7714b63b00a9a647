import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import type { FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import type { Language } from '@lunchpail/contracts/language/translate'
import { manifest } from '../src/manifest.tsx'

/** As a person whose email is proven, who may ask others for something. */
export const open = (
  path: string,
  answers: readonly FakeAnswer[],
  language: Language = 'en',
  session = signedInAs({ email_verified: true }),
) => renderScreen(manifest, { path, session, language, answers })
