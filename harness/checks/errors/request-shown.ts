import type { Exchange } from '../../../core/exchange.ts'
import { parseJson } from '../../../core/exact-json.ts'
import { holds, differs, type Judgement } from '../../../core/judgement.ts'
import { urlOf } from '../../../core/web-address.ts'
import { bodyOf, isRow } from '../answers/answer.ts'

/** What a target may hide or encode, and what says little. */
const hidden = /secret|credential|password|token|key|^(?:iv|data|algorithm)$/i
const shortest = 4

/**
 * Whether the request that a refusal shows is this one: of the parameters that both have by one name, at least one has the
 * value that was sent. Undefined where the refusal shows none of them; a target may hide, shorten or leave out any.
 */
export function showsThisRequest(exchange: Exchange): Judgement | undefined {
  const body = bodyOf(exchange)
  const shown = textsIn(isRow(body) ? body['request'] : undefined)
  const sent = textsSent(exchange)
  const both = [...sent].flatMap(([name, value]) => {
    const other = shown.get(name)
    return other === undefined || hidden.test(name) || value.length < shortest || other.length < shortest
      ? []
      : [{ name, wanted: value, got: other }]
  })
  const [first] = both
  if (!first) return undefined
  if (both.some(({ wanted, got }) => wanted === got || wanted.includes(got) || /[*\u2026]|\[/.test(got)))
    return holds([exchange], both.length, 'parameter')
  const { name, wanted, got } = first
  return differs({ wanted: `${wanted}, as sent`, got, place: `request.${name}` }, [exchange])
}

function textsSent({ request: { url, body } }: Exchange): Map<string, string> {
  const texts = textsIn(body === '' ? undefined : parseJson(body))
  const query = urlOf(url)?.searchParams ?? new URLSearchParams()
  for (const [name, value] of query) if (query.getAll(name).length === 1 && !texts.has(name)) texts.set(name, value)
  return texts
}

/** The texts and numbers of a value by their keys, at any depth; a key that stands twice is left out. */
function textsIn(value: unknown, texts = new Map<string, string>(), twice = new Set<string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) return texts
  for (const [key, one] of Object.entries(value)) {
    if (typeof one === 'object') textsIn(one, texts, twice)
    if (typeof one !== 'string' && typeof one !== 'number') continue
    if (texts.has(key)) twice.add(key)
    texts.set(key, String(one))
  }
  for (const key of twice) texts.delete(key)
  return texts
}
