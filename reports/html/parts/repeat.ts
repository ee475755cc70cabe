import { replayCommand } from '../../text/replay-command.ts'
import type { JudgementRecord } from '../../../core/journal-events.ts'
import type { CheckStory } from '../../story/run-story-model.ts'
import { html, type Html } from '../markup/html.ts'
import type { Page } from '../markup/page.ts'
import { runButton } from './run-button.ts'
import { mostShown } from '../../../core/most-shown.ts'
import type { Exchange } from '../../../core/exchange.ts'

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

const standIn = /«([A-Za-z][A-Za-z _-]*) (\d+)»/g
const leftOut = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'user-agent'])

/**
 * The curl command that repeats a request, with secrets as environment variables. Undefined for a signed request, which
 * needs a fresh signature, and for a body that is binary or has many kilobytes.
 */
export function curlCommand({ request }: Exchange): string | undefined {
  const signed = request.headers.some(([name]) => /^(signature|x-jws-signature)$/i.test(name))
  if (signed || request.bodyBase64 !== undefined || request.body.length > mostShown.text) return undefined
  const parts = [`curl -sS -i -X ${quoted(request.method)} ${quoted(request.url)}`]
  for (const [name, value] of request.headers) {
    if (!leftOut.has(name.toLowerCase())) parts.push(`-H ${quoted(`${name}: ${value}`)}`)
  }
  if (request.body !== '') parts.push(`--data-binary ${quoted(request.body)}`)
  return parts.join(' \\\n  ')
}

/** A text as one word of a shell, with `«Login-secret 2»` as the variable `$LOGIN_SECRET_2`. */
function quoted(text: string): string {
  if (/^[A-Z]+$/.test(text)) return text
  const plain = text.replaceAll("'", String.raw`'\''`)
  const filled = plain.replaceAll(standIn, (_, label: string, count: string) => `'"$${variableOf(label, count)}"'`)
  return `'${filled}'`.replaceAll(/(?<=")''$/g, '')
}

function variableOf(label: string, count: string): string {
  return `${label.replaceAll(/[^A-Za-z]+/g, '_').toUpperCase()}_${count}`
}
