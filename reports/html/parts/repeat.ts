import { replayCommand } from '../../text/replay-command.ts'
import type { JudgementRecord } from '../../../core/journal-events.ts'
import type { CheckStory } from '../../story/run-story-model.ts'
import { curlCommand } from '../markup/curl-command.ts'
import { html, type Html } from '../markup/html.ts'
import type { Page } from '../markup/page.ts'
import { runButton } from './run-button.ts'

/** One request repeats it if only a control, the same request without the defect, comes before. */
const mostForCurl = 2

/** The commands that repeat a judgement: a run of that requirement alone, and curl if one request is enough. */
export function repeat(page: Page, address: string, check?: CheckStory, judgement?: JudgementRecord): Html {
  const { story } = page
  const evidence = judgement?.evidence ?? []
  const exchange = evidence.length <= mostForCurl ? story.exchanges.get(evidence.at(-1) ?? '') : undefined
  const curl = exchange && curlCommand(exchange)
  return html`<div class="repeat">
    <p class="label">Repeat it</p>
    <pre class="command">${replayCommand(story.header, address, check)}</pre>
    ${runButton(page, 'Run this rule', { only: [address] })}
    ${
      curl &&
      html`<details class="curl">
        <summary>The request with curl</summary>
        <pre class="command">${curl}</pre>
        <p class="aside">
          Its ids belong to this run. ${curl.includes('"$') && 'Set the variables to your own secrets.'}
        </p>
      </details>`
    }
  </div>`
}
