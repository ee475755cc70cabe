import type { Exchange, HeaderList } from '../../../core/exchange.ts'
import { answeredOf, askedOf } from '../../text/asked-of.ts'
import { shorten } from '../../../core/shorten.ts'
import { bodyExcerpt } from '../markup/body-excerpt.ts'
import { duration } from '../markup/human-quantities.ts'
import { html, raw, type Html } from '../markup/html.ts'

export interface ExchangeView {
  baseUrl: string
  /** The maximum of lines for a body. */
  mostLines: number
  place?: string
  anchor?: string
  open?: boolean
}

const notText = raw('<p class="aside">This body is not text. Readable parts are shown.</p>')

/** A masked exchange: a line that opens to request and answer. */
export function exchangeView(exchange: Exchange, view: ExchangeView): Html {
  const { request, answer, trouble } = exchange
  const { mostLines, place } = view
  return html`<details
    class="exchange"
    ${view.anchor === undefined ? false : html`id="${view.anchor}"`}${view.open ? html` open` : false}
  >
    <summary>
      <code class="asked">${shorten(askedOf(exchange, view.baseUrl), 300)}</code>
      <span class="answered">→ ${answeredOf(exchange)}</span>
      <span class="timing">${duration(exchange.durationMs)} · exchange ${exchange.id}</span>
    </summary>
    <div class="wire">
      <p class="label">Sent ${exchange.at.slice(11, 23)} UTC</p>
      <pre>
${lines([requestLine(exchange), ...headerLines(request.headers), ...bodyLines(request.body, mostLines)])}</pre>
      ${request.bodyBase64 !== undefined && notText}
      ${(exchange.repeats ?? []).map((why) => html`<p class="aside">Sent again: ${shorten(why, 300)}</p>`)}
      ${
        answer
          ? html`<p class="label">Received after ${duration(exchange.durationMs)}</p>
              <pre>
${lines([html`<b>${answer.status}</b>`, ...headerLines(answer.headers), ...bodyLines(answer.body, mostLines, place)])}</pre>
              ${answer.bodyBase64 !== undefined && notText}`
          : html`<p class="label">No response</p>
              <pre>${trouble?.code ?? 'no answer'}: ${shorten(trouble?.message ?? '', 1000)}</pre>`
      }
    </div>
  </details>`
}

function requestLine({ request }: Exchange): Html {
  return html`<b>${request.method}</b> ${shorten(request.url, 2000)}`
}

function headerLines(headers: HeaderList): Html[] {
  return headers
    .slice(0, 40)
    .map(([name, value]) => html`<span class="name">${shorten(name, 100)}:</span> ${shorten(value, 500)}`)
}

function bodyLines(body: string, mostLines: number, place?: string): Html[] {
  if (body === '') return []
  const shown = bodyExcerpt(body, mostLines, place).map(({ text, kind }) => {
    if (kind === 'mark') return html`<mark>${text}</mark>`
    return kind === 'gap' ? html`<i>${text}</i>` : html`${text}`
  })
  return [html``, ...shown]
}

/** Lines of preformatted text. A formatter could change line breaks in a template. */
function lines(parts: Html[]): Html {
  return html`${parts.flatMap((part) => [part, '\n'])}`
}
