import { mostShown } from '../../../core/most-shown.ts'
import type { ContractMismatch } from '../../../core/journal-events.ts'
import type { ContractStory } from '../../story/run-story-model.ts'
import { type MismatchGroup, mismatchGroups, mismatchPlace } from '../../text/mismatch-text.ts'
import { contractReplay } from '../../text/replay-command.ts'
import { shorten } from '../../../core/shorten.ts'
import { counted, duration } from '../markup/human-quantities.ts'
import { html, type Html } from '../markup/html.ts'
import type { Page } from '../markup/page.ts'
import { exchangeView } from './exchange.ts'
import { verdictBadge } from './verdict-badge.ts'
import { isBroken } from '../../../harness/verdicts/gravest.ts'
import { countsOf } from '../../../harness/verdicts/counts.ts'
import { tallyOf } from '../../story/verdict-counts.ts'

const lines = { broken: 60, held: 14 }

/** The chapter of contracts: each consumer's needs, and whether the target meets them. False without contracts. */
export function contractsView(page: Page): Html | false {
  const { contracts } = page.story
  if (contracts.length === 0) return false
  const byConsumer = Map.groupBy(contracts, ({ consumer }) => consumer)
  return html`<section id="contracts" aria-labelledby="contracts-title">
    <h2 id="contracts-title">Contracts</h2>
    <p class="lead">
      What the programs that use the target rely on. Each need is checked with a request of that program. A broken need
      does not mean that the target breaks the documents. It means that this program stops working.
    </p>
    ${[...byConsumer].map(([consumer, own]) => consumerView(page, consumer, own))}
  </section>`
}

function consumerView(page: Page, consumer: string, contracts: ContractStory[]): Html {
  const byProvider = Map.groupBy(contracts, ({ provider }) => provider)
  return html`<section class="consumer">
    <h3>${consumer} <span class="tally">${numbersOf(contracts)}</span></h3>
    ${[...byProvider].map(
      ([provider, own]) =>
        html`<section class="provider">
          <h4>${provider} <span class="tally">${numbersOf(own)}</span></h4>
          ${own.map((contract) => interactionView(page, contract))}
        </section>`,
    )}
  </section>`
}

function numbersOf(contracts: ContractStory[]): string {
  return tallyOf(countsOf(contracts))
    .map(([verdict, count]) => `${count} ${verdict}`)
    .join(', ')
}

function interactionView(page: Page, contract: ContractStory): Html {
  const { verdict, interaction, states, reason, mismatches, anchor, pending, pact, durationMs, requests } = contract
  const differs = isBroken(verdict)
  return html`<details class="interaction" id="${anchor}" ${differs && html`open`}>
    <summary>
      ${verdictBadge(verdict)}<span class="what">${interaction}</span
      >${states.length > 0 && html`<span class="given">given ${states.join(', and ')}</span>`}
    </summary>
    <div class="inside">
      ${mismatches.length === 0 ? html`<p class="reason">${shorten(reason, 2000)}</p>` : mismatchTable(mismatches)}
      ${
        pending &&
        html`<p class="aside">Pending: the consumer does not demand this yet, so a broken need is only a warning.</p>`
      }
      ${exchangesOf(page, contract, differs)}
      <div class="repeat">
        <p class="label">Repeat it</p>
        <pre class="command">${contractReplay(page.story.header, contract)}</pre>
      </div>
      <p class="aside">${pact} · ${duration(durationMs)} · ${counted(requests, 'request')} with its states</p>
    </div>
  </details>`
}

function mismatchTable(mismatches: ContractMismatch[]): Html {
  const groups = mismatchGroups(mismatches)
  const left = groups.length - mostShown.rows
  return html`<table class="mismatches">
      <caption>
        Differences
      </caption>
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Expected by the pact</th>
          <th scope="col">Got from the target</th>
          <th scope="col">Explanation</th>
        </tr>
      </thead>
      <tbody>
        ${groups.slice(0, mostShown.rows).map(mismatchRow)}
      </tbody>
    </table>
    ${left > 0 && html`<p class="aside">and ${left} more in the journal</p>`}`
}

function mismatchRow(group: MismatchGroup): Html {
  const { wanted, got, words } = group
  return html`<tr>
    <th scope="row"><code>${shorten(mismatchPlace(group), 300)}</code></th>
    <td data-column="Expected by the pact">
      ${wanted !== undefined && html`<span class="wanted">${shorten(wanted, 300)}</span>`}
    </td>
    <td data-column="Got from the target">
      ${got !== undefined && html`<span class="got">${shorten(got, 300)}</span>`}
    </td>
    <td>${shorten(words, 600)}</td>
  </tr>`
}

function exchangesOf(page: Page, { evidence, mismatches }: ContractStory, differs: boolean): Html {
  const baseUrl = page.story.header.target.base_url
  const place = mismatches.find((one) => one.kind === 'body' && one.place !== undefined)?.place
  const mostLines = differs ? lines.broken : lines.held
  return html`${evidence.map((id) => {
    const exchange = page.story.exchanges.get(id)
    const anchor = page.shown.has(id) ? undefined : `exchange-${id}`
    page.shown.set(id, 'contracts')
    return exchange && exchangeView(exchange, { baseUrl, mostLines, anchor, ...(differs && { place }) })
  })}`
}
