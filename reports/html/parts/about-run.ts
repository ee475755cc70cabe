import type { CheckStory } from '../../story/run-story-model.ts'
import { counted, duration, megabytes } from '../human-quantities.ts'
import { html, type Html } from '../html.ts'
import type { Page } from '../page.ts'

/** What the run was: its budget and pace, how much of each property's space it saw, known failures, its limits. */
export function aboutRun(page: Page): Html {
  const { header, knownFailures, checks } = page.story
  const properties = checks.filter((check) => check.coverage ?? check.counterexample?.coverage)
  return html`<section id="about" aria-labelledby="about-title">
    <h2 id="about-title">About this run</h2>
    ${factsView(page)}
    ${
      properties.length > 0 &&
      html`<h3>How much of each property’s space was seen</h3>
        ${propertiesTable(properties)}`
    }
    ${
      knownFailures.length > 0 &&
      html`<h3>Known failures</h3>
        ${knownTable(page)}`
    }
    <h3>What a pass does not mean</h3>
    <ul class="plain">
      <li>It holds for the requests of this run, on this day, with this data: not for every request there is.</li>
      <li>What is untested, inconclusive or only observed is not vouched for.</li>
      <li>
        It says nothing of speed, load, security beyond the requirements listed, or of what the documents leave open.
      </li>
    </ul>
    <p class="aside">
      Written by Assay ${header.assay} with Node ${header.node} from the run’s journal;
      <code>npx assay report journal.ndjson</code> rebuilds it. Secrets are masked:
      <code>«Customer-secret 2»</code> stands for the same value wherever it is shown.
    </p>
  </section>`
}

function factsView({ story: { header } }: Page): Html {
  const { pacing, budget } = header
  const rate =
    pacing.requests_per_second === null
      ? 'no limit'
      : `at most ${counted(pacing.requests_per_second, 'request')} per second`
  return html`<dl class="facts">
    <div>
      <dt>Requests</dt>
      <dd>${!header.finished && 'at least '}${counted(header.requests, 'request')} sent</dd>
    </div>
    <div>
      <dt>Budget</dt>
      <dd>${counted(budget.requests, 'request')} and ${duration(budget.seconds * 1000)}</dd>
    </div>
    <div>
      <dt>Pace</dt>
      <dd>${rate}, ${pacing.concurrent_requests} at once</dd>
    </div>
    <div>
      <dt>Properties</dt>
      <dd>${counted(header.fuzz, 'case')} asked of each</dd>
    </div>
    <div>
      <dt>Took</dt>
      <dd>${duration(header.durationMs)}</dd>
    </div>
    <div>
      <dt>Peak memory</dt>
      <dd>
        ${header.peakMemoryBytes === null ? 'not known, the run was cut short' : megabytes(header.peakMemoryBytes)}
      </dd>
    </div>
    <div>
      <dt>Exit code</dt>
      <dd>${header.exitCode ?? 'none, the run was cut short'}</dd>
    </div>
  </dl>`
}

function propertiesTable(checks: CheckStory[]): Html {
  return html`<div class="wide">
    <table>
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Cases</th>
          <th scope="col">What they were</th>
        </tr>
      </thead>
      <tbody>
        ${checks.map((check) => {
          const coverage = check.coverage ?? check.counterexample?.coverage
          const kinds = Object.entries(coverage?.histogram ?? {}).sort(([, one], [, other]) => other - one)
          return html`<tr>
            <th scope="row">${check.title}</th>
            <td>${coverage?.ran} of ${coverage?.asked}${coverage?.interrupted && ', cut short'}</td>
            <td>
              ${kinds
                .slice(0, 8)
                .map(([name, count]) => `${name} ${count}`)
                .join(', ')}${kinds.length > 8 && `, and ${kinds.length - 8} more`}
            </td>
          </tr>`
        })}
      </tbody>
    </table>
  </div>`
}

function knownTable({ story: { knownFailures } }: Page): Html {
  return html`<div class="wide">
    <table>
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">State</th>
          <th scope="col">Reason</th>
          <th scope="col">Owner</th>
          <th scope="col">Until</th>
        </tr>
      </thead>
      <tbody>
        ${knownFailures.map(
          (known) =>
            html`<tr>
              <th scope="row"><code>${known.address}</code></th>
              <td>${known.state}</td>
              <td>${known.reason}</td>
              <td>${known.owner}</td>
              <td>${known.expires}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
