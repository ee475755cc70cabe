import type { Exchange } from '../../../core/exchange.ts'
import { jsonText, parseJson } from '../../../core/exact-json.ts'

let count = 0

/** An exchange for tests of checks: an answer with this status and JSON body, or with this text as its body. */
export function sampleExchange(status: number, body: unknown, url = 'http://target.test/api/v4/samples'): Exchange {
  const text = typeof body === 'string' ? body : jsonText(body)
  const json = parseJson(text)
  const headers: Array<[string, string]> = [['Content-Type', 'application/json']]
  return { ...bare(url), answer: { status, headers, body: text, json } }
}

/** An answer with this data, for tests of checks. */
export function sampleData(data: unknown): Exchange {
  return sampleExchange(200, { data })
}

/** A refusal in the flat form, for tests of checks. */
export function sampleRefusal(status: number, errorClass: string): Exchange {
  return sampleExchange(status, { error_class: errorClass, error_message: 'no', request: {} })
}

/** An exchange that brought no answer, for tests of checks. */
export function sampleTransportError(code = 'TARGET_TIMEOUT'): Exchange {
  return { ...bare('http://target.test/api/v4/samples'), trouble: { code, message: 'nothing came back in 10 s' } }
}

function bare(url: string): Exchange {
  count += 1
  const request = { method: 'GET', url, headers: [], body: '' }
  return { id: `x${count}`, request, at: '2026-01-01T00:00:00Z', durationMs: 1 }
}
