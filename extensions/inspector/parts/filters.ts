import { html, type Markup } from '../../../sandbox/pages/kit/markup.ts'
import { clientOf, filterNames, outcomes, routeOf } from '../kit/filter.ts'
import type { View } from '../kit/view.ts'
import { carried, options } from './form.ts'

/** What narrows the list of requests. */
export function filtersPart(view: View): Markup {
  const { root, filter } = view
  const seen = view.sandbox.traffic?.seen() ?? []
  return html`<form method="get" action="${root}" class="search" role="search" aria-label="Requests">
    ${carried(view, filterNames)}
    ${choice('client', 'Client', [...new Set(seen.map((one) => clientOf(view, one)))], filter.client)}
    ${choice('route', 'Route', [...new Set(seen.map(routeOf))], filter.route)}
    ${choice('outcome', 'Outcome', Object.keys(outcomes), filter.outcome)}
    <label for="words">Words</label>
    <input id="words" name="words" type="search" value="${filter.words}" />
    <button>Show</button>
  </form>`
}

function choice(name: string, says: string, words: readonly string[], present: string): Markup {
  const known = [...new Set([...words, present])].filter(Boolean).toSorted()
  return html`<label for="${name}">${says}</label>
    <select id="${name}" name="${name}">
      <option value="">all</option>
      ${options(known, present)}
    </select>`
}
