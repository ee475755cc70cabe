import { mostShown } from '../../../core/most-shown.ts'
import type { Exchange } from '../../../core/exchange.ts'

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
