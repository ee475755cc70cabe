import type { Exchange, HeaderList } from '../../../core/exchange.ts'

/** An exchange as plain text, masked as the journal holds it: request, an empty line, answer or transport error. */
export function exchangeText({ request, answer, trouble, durationMs }: Exchange): string {
  const sent = [`${request.method} ${request.url}`, ...headerLines(request.headers), '', request.body]
  const came = answer
    ? [`${answer.status} after ${Math.round(durationMs)} ms`, ...headerLines(answer.headers), '', answer.body]
    : [`${trouble?.code ?? 'no answer'}: ${trouble?.message ?? ''}`]
  return `${[...sent, '', ...came].join('\n')}\n`
}

function headerLines(headers: HeaderList): string[] {
  return headers.map(([name, value]) => `${name}: ${value}`)
}

/** The file that holds an exchange as an attachment; results that share an exchange share it. */
export function attachmentName(id: string): string {
  return `${id.replaceAll(/[^\w-]/g, '_')}-attachment.txt`
}
