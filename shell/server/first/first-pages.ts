import path from 'node:path'
import type { KeptAnswers } from '@lunchpail/kit-web/first-answers'
import type { SiteData } from '@lunchpail/kit-web/site-data'
import { releaseFolder } from '@lunchpail/kit-build/publish-files'
import type { Release } from '@lunchpail/kit-build/registry'
import type { AssetManifest } from '../pages/asset-manifest.ts'
import type { SiteContext } from '../site-state.ts'
import { askServices } from './ask-services.ts'
import type { AskParts } from './ask-services.ts'
import type { Drawing, DrawingFiles } from './drawing.ts'
import type { DrawingTable } from './drawing-table.ts'

export interface FirstPagesParts extends AskParts {
  readonly drawing: DrawingTable
  readonly assets: () => AssetManifest
  readonly shellDist: string
  readonly releasesFolder: string
  readonly publicUrl: string
}

/** A page as HTML with the answers that it was drawn with, which its scripts are given too. */
export interface FirstPage {
  readonly drawing: Drawing
  readonly answers: KeptAnswers
}

/** What a page asks for may depend on what it was answered; more often than this, the browser goes on. */
const rounds = 2

/** The files that draw the pages of a release, or the shell's own; undefined where a build is without. */
export function drawingFiles(
  { assets, shellDist, releasesFolder }: Pick<FirstPagesParts, 'assets' | 'shellDist' | 'releasesFolder'>,
  release: Release | undefined,
): DrawingFiles | undefined {
  const shell = assets().first
  const remote = release?.descriptor.first
  if (shell === undefined || (release !== undefined && remote === undefined)) return undefined
  return {
    shell: path.join(shellDist, shell),
    remote: remote && path.join(releaseFolder(releasesFolder, release!.descriptor), remote),
  }
}

/** Draws the page that a request wants; undefined where it cannot be drawn, or not in time: then the browser draws it. */
export const firstPages =
  (parts: FirstPagesParts) =>
  async (
    ctx: SiteContext,
    site: SiteData,
    release: Release | undefined,
    fragment?: string,
  ): Promise<FirstPage | undefined> => {
    const files = drawingFiles(parts, release)
    if (files === undefined) return undefined
    const url = Object.assign(new URL(parts.publicUrl), { pathname: ctx.path, search: ctx.search }).href
    let answers: KeptAnswers = {}
    for (let round = 0; round <= rounds; round += 1) {
      const drawing = await parts.drawing.draw(files, { url, site, answers, fragment })
      if (drawing === undefined || drawing.needs.length === 0) return drawing && { drawing, answers }
      const more = await askServices(parts, ctx, drawing.needs)
      if (more === undefined) return undefined
      answers = { ...answers, ...more }
    }
    return undefined
  }
