import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import type { FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import type { Language } from '@lunchpail/contracts/language/translate'
import { manifest } from '../src/manifest.tsx'

export const open = (path: string, answers: readonly FakeAnswer[], language: Language = 'en') =>
  renderScreen(manifest, { path, session: signedInAs(), language, answers })
