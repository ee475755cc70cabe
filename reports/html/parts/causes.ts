import { mostShown } from '../../../core/most-shown.ts'
import type { FailureCause } from '../../story/run-story-model.ts'
import { askedRoute } from '../../../core/asked-route.ts'
import { shorten } from '../../../core/shorten.ts'
import { exchangeView } from './exchange.ts'
import { counted, dayAndTime } from '../markup/human-quantities.ts'
import { html, type Html, withCode } from '../markup/html.ts'
import type { Page } from '../markup/page.ts'
import { counterexampleView } from './coverage.ts'
import { difference } from './difference.ts'
import { knownNote, verdictBadge } from './verdict-badge.ts'
import { repeat } from './repeat.ts'
import { runButton } from './run-button.ts'
import { answeredOf } from '../../text/asked-of.ts'
import { sourceText } from '../../text/source-text.ts'

/** So few causes need no index, and their exchanges are open. */
const fewCauses = 3

/** A card per cause of failure, the gravest and most frequent first. */
export function causesView(page: Page): Html {
  const { causes, header } = page.story
  const cutShort = header.goesOn ? 'Nothing failed so far.' : 'Nothing failed before the run was cut short.'
  const nothing = header.finished ? 'No evaluated requirement failed.' : cutShort
  return html`<section id="failures" aria-labelledby="failures-title">
    <h2 id="failures-title">What is wrong</h2>
    ${brokenContracts(page)} ${causes.length === 0 && html`<p class="calm">${nothing}</p>`}
    ${causes.length > fewCauses && causeIndex(page)}
    ${causes.map((cause, at) => (at < mostShown.rows ? causeView(page, cause) : packedCause(page, cause)))}
  </section>`
}

/** A note about broken needs of consumers, which have a chapter of their own. */
function brokenContracts({ story: { contracts } }: Page): Html | false {
  const failed = contracts.filter(({ verdict }) => verdict === 'failed')
  const consumers = new Set(failed.map(({ consumer }) => consumer))
  if (failed.length === 0) return false
  return html`<p>
    ${verdictBadge('failed')} <a href="#contracts">${counted(failed.length, 'need')} of ${[...consumers].join(', ')}</a>
    ${failed.length === 1 ? 'is' : 'are'} broken.
  </p>`
}

/** A rule may be broken in several ways: the requests tell them apart. */
function causeIndex({ story: { causes, exchanges } }: Page): Html {
  return html`<ol class="index">
    ${causes.map(({ anchor, verdict, known, seen, ...cause }) => {
      const asked = exchanges.get(seen[0]?.judgement.evidence.at(-1) ?? '')
      return html`<li id="to-${anchor}">
        <a href="#${anchor}">${nameOf(cause)}</a>
        <span class="aside"
          >${verdict}${known && ', known'}${seen.length > 1 && `, seen ${seen.length} times`}${asked && html`: <code>${askedRoute(asked.request)}</code> → ${answeredOf(asked)}`}</span
        >
      </li>`
    })}
  </ol>`
}

function causeView(page: Page, cause: FailureCause): Html {
  return html`<article class="cause c-${cause.verdict}" id="${cause.anchor}">
    <h3>${causeTitle(cause)}</h3>
    ${causeInside(page, cause)}
  </article>`
}

function packedCause(page: Page, cause: FailureCause): Html {
  return html`<details class="cause c-${cause.verdict} packed" id="${cause.anchor}">
    <summary><h3>${causeTitle(cause)}</h3></summary>
    <div class="unpacked" data-inside="${page.pack.add(html`${causeInside(page, cause)}`)}"></div>
  </details>`
}

/** A cause's name: the refusal behind several requirements, or else the rule. */
function nameOf({ shared, text, requirements }: Pick<FailureCause, 'shared' | 'text' | 'requirements'>): string {
  return shared !== undefined && requirements.length > 1 ? `${shared}.` : text
}

function causeTitle(cause: FailureCause): Html {
  return html`${verdictBadge(cause.verdict)} ${nameOf(cause)}`
}

function causeInside(page: Page, cause: FailureCause): Html | false {
  const [example] = cause.seen
  const [requirement] = cause.requirements
  if (!example || !requirement) return false
  const { judgement, check } = example
  const exchange = page.story.exchanges.get(judgement.evidence.at(-1) ?? '')
  const open = page.story.causes.length <= fewCauses
  return html`<p class="addresses">
      ${cause.requirements.map((one) => html`<a href="#${one.address}">${one.address}</a> `)}
    </p>
    ${cause.requirements.length > 1 && cause.shared !== undefined && html`<p>${cause.shared}: behind ${counted(cause.requirements.length, 'requirement')}, of which the first is shown.</p>`}
    <p class="reason">${shorten(cause.reason, 600)}</p>
    ${difference(page, judgement)} ${check.counterexample && counterexampleView(check.counterexample)}
    ${exchange && exchangeView(exchange, { baseUrl: page.story.header.target.base_url, mostLines: 28, place: judgement.place, open })}
    ${cause.known && knownNote(cause.known)}
    <p class="sure"><span class="label">Basis</span> ${sureness(cause)}</p>
    ${repeat(page, requirement.address, check, judgement)}
    ${cause.requirements.length > 1 && runButton(page, `Run all ${cause.requirements.length} rules`, { only: cause.requirements.map(({ address }) => address) })}
    ${cause.seen.length > 1 && placesView(cause)}`
}

function sureness(cause: FailureCause): Html {
  const checks = new Set(cause.seen.map(({ check }) => check.name)).size
  const seen = html`Seen ${cause.seen.length === 1 ? 'once' : `${cause.seen.length} times`} in
  ${counted(checks, 'check')}.`
  const isGenerated = cause.seen.some(({ check }) => check.counterexample)
  const [kept] = cause.requirements.flatMap(({ decidedAt }) => decidedAt ?? []).toSorted()
  const isOld = cause.requirements.every(({ decidedAt }) => decidedAt !== undefined)
  const found = html`${seen}${isOld && kept !== undefined && ` By an earlier run, ${dayAndTime(kept)}.`}${isGenerated && ' Found among generated cases; the smallest one is shown.'}`
  const cited = html`<cite>${withCode(sourceText(cause))}</cite>`
  if (cause.strength === 'stated') return html`The document states it: ${cited}. ${found}`
  if (cause.strength === 'implied') return html`It follows from ${cited}, which does not state it. ${found}`
  return html`${cause.source && html`${cited}. `}${found}`
}

function placesView({ seen }: FailureCause): Html {
  const left = seen.length - mostShown.rows
  return html`<details class="places">
    <summary>All occurrences (${seen.length})</summary>
    <ul>
      ${seen.slice(0, mostShown.rows).map(
        ({ requirement, check, judgement }) =>
          html`<li>
            <a href="#${requirement.address}">${requirement.address}</a>
            ${judgement.place && html`<code>${shorten(judgement.place, 200)}</code> `}${judgement.got !== undefined && html`got ${shorten(judgement.got, 200)} `}<span
              class="aside"
              >${check.title}</span
            >
          </li>`,
      )}
    </ul>
    ${left > 0 && html`<p class="aside">and ${left} more</p>`}
  </details>`
}
