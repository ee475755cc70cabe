import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { RunStory } from '../story/run-story-model.ts'
import { html, type Html, raw } from './markup/html.ts'
import type { Page } from './markup/page.ts'
import { aboutRun } from './parts/about-run.ts'
import { causesView } from './parts/causes.ts'
import { contractsView } from './parts/contracts.ts'
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
  'contracts.css',
  'print.css',
]
const scripts = { always: ['deep-links.js', 'copy.js', 'print.js'], ofRequirements: ['filter.js', 'keyboard.js'] }

/**
 * The report for people: one page that opens from disk without a network. It is readable without its script, which only
 * adds filter, search, keys and copying; the content policy allows that script alone, by its hash.
 */
export function reportHtml(story: RunStory): string {
  const page: Page = { story, shown: new Set() }
  const judgesRequirements = story.requirements.length > 0
  const script = assets([...scripts.always, ...(judgesRequirements ? scripts.ofRequirements : [])])
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  const { header } = story
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="generator" content="Assay" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${header.target.name}: Assay conformance report</title>
        ${raw(`<style>${assets(styles)}</style>`)}
      </head>
      <body>
        <a class="skip" href="#${judgesRequirements ? 'requirements' : 'contracts'}"
          >Skip to the ${judgesRequirements ? 'requirements' : 'contracts'}</a
        >
        ${masthead(page)}
        <nav class="sections" aria-label="Sections">
          <ul>
            ${sectionsOf(page).map(
              ([anchor, title, count]) =>
                html`<li>
                  <a href="#${anchor}">${title} <span class="count">${count}</span></a>
                </li>`,
            )}
            <li><a href="#about">About this run</a></li>
          </ul>
        </nav>
        <main>${judgesRequirements && aboutRequirements(page)} ${contractsView(page)} ${aboutRun(page)}</main>
        ${raw(`<script>${script}</script>`)}
      </body>
    </html> `.markup
}

function aboutRequirements(page: Page): Html {
  return html`${causesView(page)} ${notJudgedView(page)} ${requirementsList(page)}`
}

/** The sections before the last, each with how many entries it has. */
function sectionsOf({ story }: Page): Array<[anchor: string, title: string, count: number]> {
  const { causes, counts, requirements, contracts } = story
  return [
    ...(requirements.length > 0
      ? ([
          ['failures', 'What is wrong', causes.length],
          ['not-judged', 'Not evaluated', counts.untested + counts.inconclusive],
          ['requirements', 'Requirements', requirements.length],
        ] satisfies Array<[string, string, number]>)
      : []),
    ...(contracts.length > 0 ? [['contracts', 'Contracts', contracts.length] satisfies [string, string, number]] : []),
  ]
}

function assets(names: string[]): string {
  return names.map((name) => readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8')).join('\n')
}
