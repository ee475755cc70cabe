import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { RunStory } from '../story/run-story-model.ts'
import { html, raw } from './html.ts'
import type { Page } from './page.ts'
import { aboutRun } from './parts/about-run.ts'
import { causesView } from './parts/causes.ts'
import { masthead } from './parts/masthead.ts'
import { notJudgedView } from './parts/not-judged.ts'
import { requirementsList } from './parts/requirements-list.ts'

const styles = [
  'tokens.css',
  'page.css',
  'masthead.css',
  'facts.css',
  'failures.css',
  'groups.css',
  'requirements.css',
  'print.css',
]
const scripts = ['deep-links.js', 'filter.js', 'keyboard.js', 'copy.js', 'print.js']

/**
 * The report for people: one page that opens from disk without a network. It is readable without its script, which only
 * adds filter, search, keys and copying; the content policy allows that script alone, by its hash.
 */
export function reportHtml(story: RunStory): string {
  const page: Page = { story, shown: new Set() }
  const script = assets(scripts)
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  const { causes, counts, requirements, header } = story
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${header.target.name}: Assay conformance report</title>
        ${raw(`<style>${assets(styles)}</style>`)}
      </head>
      <body>
        <a class="skip" href="#requirements">Skip to the requirements</a>
        ${masthead(page)}
        <nav class="sections" aria-label="Sections">
          <ul>
            <li>
              <a href="#failures">What is wrong <span class="count">${causes.length}</span></a>
            </li>
            <li>
              <a href="#not-judged">Not judged <span class="count">${counts.untested + counts.inconclusive}</span></a>
            </li>
            <li>
              <a href="#requirements">Requirements <span class="count">${requirements.length}</span></a>
            </li>
            <li><a href="#about">About this run</a></li>
          </ul>
        </nav>
        <main>${causesView(page)} ${notJudgedView(page)} ${requirementsList(page)} ${aboutRun(page)}</main>
        ${raw(`<script>${script}</script>`)}
      </body>
    </html> `.markup
}

function assets(names: string[]): string {
  return names.map((name) => readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8')).join('\n')
}
