import { mostShown } from '../../../core/most-shown.ts'
import type { CheckStory } from '../../story/run-story-model.ts'
import { coverageText } from '../../text/coverage-text.ts'
import { shorten } from '../../../core/shorten.ts'
import { counted, duration, megabytes } from '../markup/human-quantities.ts'
import { html, type Html, fact } from '../markup/html.ts'
import type { Page } from '../markup/page.ts'
import { isChange } from '../../../core/ledger-events.ts'
import type { Entry } from '../../../harness/ledger/entries-in.ts'
import { leftReasons } from '../../../harness/ledger/left-reasons.ts'

/** Facts of the run: its budget and pace, the generated cases of each property, known failures, its limits. */
export function aboutRun(page: Page): Html {
  const { header, knownFailures, checks } = page.story
  const properties = checks.filter((check) => check.coverage ?? check.counterexample?.coverage)
  return html`<section id="about" aria-labelledby="about-title">
    <h2 id="about-title">About this run</h2>
    ${factsView(page)}
    ${
      properties.length > 0 &&
      html`<h3>Generated cases of each property</h3>
        ${propertiesList(properties)}`
    }
    ${
      knownFailures.length > 0 &&
      html`<h3>Known failures</h3>
        ${knownList(page)}`
    }
    ${
      (header.readings ?? []).length > 0 &&
      html`<h3>Readings in force</h3>
        ${readingsList(page)}`
    }
    ${leftAtTarget(page)}
    <h3>What a pass does not mean</h3>
    <ul class="plain">
      <li>A pass is about the requests of this run, on this day, with this data, not about every possible request.</li>
      <li>A requirement that is untested, inconclusive or only observed is not confirmed.</li>
      <li>
        A pass says nothing about speed, load, security beyond the listed requirements, or what the documents leave
        open.
      </li>
    </ul>
    <p class="aside">
      Written by Assay ${header.assay} with Node ${header.node} from the journal of the run.
      <code>npx assay report journal.ndjson</code> writes it again. Secrets are masked:
      <code>«Customer-secret 2»</code> stands for the same value everywhere.
    </p>
  </section>`
}

/** Assay's pace; a client has its own. */
function paceView({ pacing, budget, fuzz }: Page['story']['header']): Html {
  const rate =
    pacing.requests_per_second === null
      ? 'no limit'
      : `at most ${counted(pacing.requests_per_second, 'request')} per second`
  return html`${fact('Budget', html`${counted(budget.requests, 'request')} and ${duration(budget.seconds * 1000)}`)}
  ${fact('Pace', html`${rate}, ${pacing.concurrent_requests} concurrent${pacing.workers && `, ${counted(pacing.workers, 'worker')}`}`)}
  ${fact('Properties', html`${counted(fuzz, 'case')} each`)}`
}

function unfinished({ goesOn }: Page['story']['header']): string {
  return goesOn ? 'goes on' : 'was cut short'
}

function factsView({ story }: Page): Html {
  const { header, faults } = story
  return html`<dl class="facts">
    ${fact('Requests', html`${!header.finished && 'at least '}${counted(header.requests, 'request')} sent`)}
    ${!header.judged && !header.bothSides && paceView(header)} ${fact('Duration', duration(header.durationMs))}
    ${fact('Peak memory', header.peakMemoryBytes === null ? `unknown: the run ${unfinished(header)}` : megabytes(header.peakMemoryBytes))}
    ${
      faults &&
      fact('Shown able to fail on this server', html`${faults.shown} of ${counted(faults.of, 'requirement')} that hold`)
    }
    ${fact('Exit code', header.exitCode ?? `none: the run ${unfinished(header)}`)}
  </dl>`
}

function propertiesList(checks: CheckStory[]): Html {
  return html`<ul class="entries">
    ${checks.map((check) => {
      const coverage = check.coverage ?? check.counterexample?.coverage
      const kinds = Object.entries(coverage?.histogram ?? {}).sort(([, one], [, other]) => other - one)
      const shown = kinds.slice(0, mostShown.lines).map(([name, count]) => `${shorten(name, 80)} ${count}`)
      const left = kinds.length - mostShown.lines
      return html`<li>
        <strong>${check.title}</strong> <span class="aside">${check.interface}</span>
        <p>${coverage && coverageText(coverage)}</p>
        ${shown.length > 0 && html`<p class="aside">Kinds of cases: ${shown.join(', ')}${left > 0 && `, and ${left} more`}</p>`}
      </li>`
    })}
  </ul>`
}

function readingsList({ story: { header } }: Page): Html {
  return html`<ul class="entries">
    ${(header.readings ?? []).map(
      ({ address, strength, reason }) =>
        html`<li>
          <code>${address}</code> <strong>${strength}</strong>
          <p>${reason}</p>
        </li>`,
    )}
  </ul>`
}

function knownList({ story: { knownFailures } }: Page): Html {
  return html`<ul class="entries">
    ${knownFailures.map(
      (known) =>
        html`<li>
          <code>${known.address}</code> <strong>${known.state}</strong>
          <p>${known.reason}. Owner: ${known.owner}. Expires: ${known.expires}.</p>
        </li>`,
    )}
  </ul>`
}

/** What the run left at the target, with ids; false for nothing. */
function leftAtTarget({ story: { left } }: Page): Html | false {
  if (left.length === 0) return false
  const made = left.filter(({ what }) => !isChange(what))
  return html`<h3 id="left">Left at the target</h3>
    <ul class="plain">
      ${leftReasons(left).map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
    ${[...Map.groupBy(made, ({ what }) => what)].map(([what, own]) => idsOf(what, own))}`
}

function idsOf(what: string, entries: readonly Entry[]): Html {
  const shown = entries
    .slice(0, mostShown.opened)
    .map(({ id, name, isSure }) => `${id ?? name ?? 'without an id'}${isSure ? '' : ' (perhaps)'}`)
  const left = entries.length - shown.length
  return html`<details>
    <summary>${what} ${entries.length}</summary>
    <p>${shown.join(', ')}${left > 0 && `, and ${left} more in results.json`}</p>
  </details>`
}
