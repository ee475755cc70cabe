import type { RunStory } from '../story/run-story-model.ts'
import { documentOf, listScripts, listStyles, pageScripts } from './markup/document.ts'
import { html, type Html } from './markup/html.ts'
import { Pack } from './markup/pack.ts'
import type { Live, Page } from './markup/page.ts'
import { aboutRun } from './parts/about-run.ts'
import { causesView } from './parts/causes.ts'
import { contractsView } from './parts/contracts.ts'
import { masthead } from './parts/masthead.ts'
import { notEvaluatedView } from './parts/not-evaluated.ts'
import { routesView } from './parts/routes.ts'
import { requirementsList } from './parts/requirements-list.ts'

const styles = [...listStyles, 'groups.css', 'requirements.css', 'faults.css', 'contracts.css', 'print.css']

/**
 * The HTML report: one page that opens from disk without a network. The insides of requirements are packed until
 * opened, so that a long page opens fast. Without script, all verdicts and failures are readable; the content policy
 * allows only the page's script, by its hash. With `live` it is a page that is served during runs.
 */
export function reportHtml(story: RunStory, live?: Live): string {
  const page: Page = { story, shown: new Map(), pack: new Pack(), live }
  const hasRequirements = story.requirements.length > 0
  return documentOf({
    title: `${story.header.target.name}: Assay ${story.header.judged === 'clients' ? 'client' : 'conformance'} report`,
    styles: [...styles, ...(live ? ['live.css'] : [])],
    scripts: [...pageScripts, ...(hasRequirements ? listScripts : []), ...(live ? ['live.js'] : [])],
    isServed: live !== undefined,
    skipTo: hasRequirements ? ['requirements', 'requirements'] : ['contracts', 'contracts'],
    body: html`${live?.bar} ${masthead(page)}
      <nav class="sections" aria-label="Sections">
        <ul>
          ${sectionsOf(page).map(
            ([anchor, title, count]) =>
              html`<li>
                <a href="#${anchor}">${title} <span class="count">${count}</span></a>
              </li>`,
          )}
          ${live && html`<li><a href="#exchanges">Exchanges</a></li>`}
          <li><a href="#about">About this run</a></li>
        </ul>
      </nav>
      <main>
        ${hasRequirements && aboutRequirements(page)} ${contractsView(page)} ${live?.exchanges} ${aboutRun(page)}
      </main>`,
  })
}

function aboutRequirements(page: Page): Html {
  return html`${causesView(page)} ${notEvaluatedView(page)} ${page.story.routes.length > 0 && routesView(page)}
  ${requirementsList(page)}`
}

/** The sections before the last, each with its number of entries. */
function sectionsOf({ story }: Page): Array<[anchor: string, title: string, count: number]> {
  const { causes, counts, routes, requirements, contracts } = story
  return [
    ...(requirements.length > 0
      ? ([
          ['failures', 'What is wrong', causes.length],
          ['not-evaluated', 'Not evaluated', counts.untested + counts.inconclusive],
          ...(routes.length > 0 ? [['routes', 'By route', routes.length] satisfies [string, string, number]] : []),
          ['requirements', 'Requirements', requirements.length],
        ] satisfies Array<[string, string, number]>)
      : []),
    ...(contracts.length > 0 ? [['contracts', 'Contracts', contracts.length] satisfies [string, string, number]] : []),
  ]
}
