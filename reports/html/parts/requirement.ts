import type { RequirementStory, CheckStory } from '../../story/run-story-model.ts'
import { shorten } from '../../../core/shorten.ts'
import { html, type Html, fact } from '../markup/html.ts'
import type { Page } from '../markup/page.ts'
import { dayAndTime, counted, duration } from '../markup/human-quantities.ts'
import { knownNote, verdictBadge, sourceFact } from './verdict-badge.ts'
import { repeat } from './repeat.ts'
import { strengthWords } from '../../text/strength-words.ts'
import { pageOfRow } from '../markup/page-of-row.ts'
import { mostShown } from '../../../core/most-shown.ts'
import type { JudgementRecord, PlacesRecord } from '../../../core/journal-events.ts'
import { counterexampleView, coverageView } from './coverage.ts'
import { difference } from './difference.ts'
import { isBroken } from '../../../harness/verdicts/gravest.ts'
import { answeredOf, askedOf } from '../../text/asked-of.ts'
import { exchangeView } from './exchange.ts'

/** The inside of a requirement's line: its source, strength and checks, and its own text if the line has another. */
export function requirementInside(page: Page, requirement: RequirementStory, lineText: string): Html {
  const { address, text, strength, note, reason, known, checks, root } = requirement
  const isUnevaluated = checks.length === 0
  return html`${text !== lineText && html`<p>${text}</p>`}
    <p class="reason">${shorten(reason, 2000)}</p>
    ${known && knownNote(known)}
    <dl class="facts">
      ${sourceFact(requirement)} ${fact('Strength', strengthWords[strength])}
      ${root !== undefined && fact('Root', html`<a href="#${root}"><code>${root}</code></a>`)}
      ${note && fact('Note', note)}
      ${
        requirement.decidedAt !== undefined &&
        fact('Decided', html`by an earlier run, ${dayAndTime(requirement.decidedAt)}`)
      }
      ${requirement.shown && shownView(requirement.shown)} ${requirement.places.map(placesView)}
      ${fact(
        'Address',
        html`<a href="#${address}"><code>${address}</code></a
          >${page.story.site !== undefined && html` (<a href="${page.story.site}/${pageOfRow(address)}">in the catalogue</a>)`}`,
      )}
    </dl>
    ${checks.map((check) => checkView(page, requirement, check))} ${isUnevaluated && repeat(page, address)}`
}

/** The fault of this server on which the requirement failed, or why there is none. */
function shownView({ alteration, sentence, place, why }: NonNullable<RequirementStory['shown']>): Html {
  const where = place !== undefined && html` <span class="aside">(${place})</span>`
  return fact(
    'Shown able to fail on this server',
    alteration === undefined ? html`No. ${why}` : html`<code>${alteration}</code>: ${sentence}${where}`,
  )
}

const lines = { broken: 60, held: 14 }

/** The exchanges of a judgement. Without a breach, an exchange is shown once in the page and then linked. */
function evidence(page: Page, address: string, judgement: JudgementRecord): Html | false {
  const ids = judgement.evidence.filter((id) => page.story.exchanges.has(id))
  if (ids.length === 0) return false
  const differs = isBroken(judgement.verdict)
  const left = ids.length - mostShown.names
  return html`<div class="evidence">
    ${left > 0 && html`<p class="aside">${left} earlier exchanges are in the journal.</p>`}
    ${ids.slice(-mostShown.names).map((id, index, shown) => {
      const isDecisive = index === shown.length - 1
      return oneExchange(page, address, id, differs, isDecisive ? judgement.place : undefined)
    })}
  </div>`
}

function oneExchange(page: Page, address: string, id: string, differs: boolean, place?: string): Html | false {
  const exchange = page.story.exchanges.get(id)
  if (!exchange) return false
  const baseUrl = page.story.header.target.base_url
  const shownBy = page.shown.get(id)
  const anchor = `exchange-${id}`
  if (shownBy !== undefined && !differs) {
    const asked = shorten(askedOf(exchange, baseUrl), 300)
    return html`<p class="elsewhere">
      <a href="#${shownBy}~${anchor}"><code>${asked}</code> → ${answeredOf(exchange)}</a>, shown as ${id}
      ${shownBy === address ? 'above' : html`in ${shownBy}`}
    </p>`
  }
  if (shownBy === undefined) page.shown.set(id, address)
  const mostLines = differs ? lines.broken : lines.held
  return exchangeView(exchange, { baseUrl, mostLines, place, anchor: shownBy === undefined ? anchor : undefined })
}

const mostJudgements = { broken: 12, other: 4 }

/** A check for one requirement: its steps, its judgements and the evidence. */
function checkView(page: Page, requirement: RequirementStory, check: CheckStory): Html {
  const broken = check.judgements.filter(({ verdict }) => isBroken(verdict))
  const others = check.judgements.filter(({ verdict }) => !isBroken(verdict))
  const coverage = check.coverage ?? check.counterexample?.coverage
  const isUnevaluated = check.judgements.length === 0
  return html`<article class="check">
    <h5>${verdictBadge(check.verdict)} ${check.title}</h5>
    ${
      check.steps.length > 0 &&
      html`<ol class="steps">
        ${check.steps.map((step) => html`<li>${shorten(step, 500)}</li>`)}
      </ol>`
    }
    ${isUnevaluated && html`<p class="reason">${shorten(check.reason, 2000)}</p>`}
    ${some(broken, mostJudgements.broken, (judgement) => judgementView(page, requirement.address, judgement))}
    ${check.counterexample && counterexampleView(check.counterexample)}
    ${some(others, mostJudgements.other, (judgement) => judgementView(page, requirement.address, judgement))}
    ${coverage && coverageView(coverage)}
    ${check.decided && repeat(page, requirement.address, check, broken[0] ?? others[0])}
    <p class="aside">
      ${check.where}${check.decided && html` · ${duration(check.durationMs)} · ${counted(check.requests, 'request')}`}
    </p>
  </article>`
}

function some(judgements: JudgementRecord[], most: number, view: (judgement: JudgementRecord) => Html): Html {
  const left = judgements.length - most
  return html`${judgements.slice(0, most).map(view)}${left > 0 && html`<p class="aside">and ${left} more in the journal</p>`}`
}

function judgementView(page: Page, address: string, judgement: JudgementRecord): Html {
  return html`<div class="judgement j-${judgement.verdict}">
    <p class="reason">${shorten(judgement.reason, 2000)}</p>
    ${(isBroken(judgement.verdict) || judgement.details) && difference(page, judgement)}
    ${evidence(page, address, judgement)}
  </div>`
}

/** The places of one kind at which a requirement was checked, as a fact. */
export function placesView({ what, judged, broken, missed, partly = [] }: PlacesRecord): Html {
  const all = judged.length + missed.length
  return fact(
    'Places',
    html`checked on ${judged.length} of ${all} ${what}${judged.length > 0 && html`: ${judged.join(', ')}`}
    ${broken.length > 0 && html`<br />broken on ${broken.join(', ')}`}
    ${missed.map(({ place, reason }) => html`<br />not on ${place}: ${shorten(reason, 300)}`)}
    ${partly.map(({ place, shown, of }) => html`<br />note: ${place} is shown by ${shown} of ${of} records`)}`,
  )
}
