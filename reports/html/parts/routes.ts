import type { RouteStory } from '../../story/run-story-model.ts'
import { counted } from '../markup/human-quantities.ts'
import { html, type Html } from '../markup/html.ts'
import type { Page } from '../markup/page.ts'
import { idOfRoute } from '../markup/page-of-row.ts'
import { runButton } from './run-button.ts'
import { verdictWords } from '../markup/verdict-words.ts'
import { tallyOf } from '../../story/verdict-counts.ts'

/** The requirements by the routes that decide them: a line per route, which opens to them. */
export function routesView(page: Page): Html {
  return html`<section id="routes" aria-labelledby="routes-title">
    <h2 id="routes-title">By route</h2>
    ${[...Map.groupBy(page.story.routes, (one) => one.interface)].map(
      ([name, own]) =>
        html`<h3>${name}</h3>
          ${own.map((one) => routeView(page, one))}`,
    )}
  </section>`
}

function routeView(page: Page, { interface: name, route, counts, requirements, waiting }: RouteStory): Html {
  return html`<details class="group packed" id="${idOfRoute(name, route)}">
    <summary>
      <code class="route">${route}</code>
      <span class="tally"
        >${tallyOf(counts).map(([verdict, count], at) => html`${at > 0 && ', '}<span class="${`v-${verdict}`}">${count} ${verdict}</span>`)}${waiting > 0 && html`; <span>${counted(waiting, 'requirement')} ${waiting === 1 ? 'waits' : 'wait'} for it</span>`}</span
      >
    </summary>
    <div class="unpacked" data-inside="${page.pack.add(listOf(requirements))}"></div>
    ${runButton(page, 'Run this route', { route: [route] })}
  </details>`
}

function listOf(requirements: RouteStory['requirements']): Html {
  return html`<ul>
    ${requirements.map(
      ({ address, verdict, text }) =>
        html`<li>
          <span class="${`v-${verdict}`}">${verdictWords[verdict].sign} ${verdict}</span>
          <a href="#${address}">${address}</a> ${text}
        </li>`,
    )}
  </ul>`
}
