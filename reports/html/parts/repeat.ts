import { replayCommand } from '../../text/replay-command.ts'
import type { JudgementRecord } from '../../../harness/run/journal-events.ts'
import type { CheckStory } from '../../story/run-story-model.ts'
import { curlCommand } from '../curl-command.ts'
import { html, type Html } from '../html.ts'
import type { Page } from '../page.ts'

/** The commands that repeat a judgement: the run of that requirement alone, and a curl where one request tells it. */
export function repeat(page: Page, address: string, check?: CheckStory, judgement?: JudgementRecord): Html {
  const { story } = page
  const [only, ...others] = judgement?.evidence ?? []
  const exchange = others.length === 0 ? story.exchanges.get(only ?? '') : undefined
  const curl = exchange && curlCommand(exchange)
  return html`<div class="repeat">
    <p class="label">Repeat it</p>
    <pre class="command">${replayCommand(story.header, address, check)}</pre>
    ${
      curl &&
      html`<details class="curl">
        <summary>The one request with curl</summary>
        <pre class="command">${curl}</pre>
        <p class="aside">
          Ids in it belong to this run. ${curl.includes('"$') && 'Set the variables to your own secrets.'}
        </p>
      </details>`
    }
  </div>`
}
