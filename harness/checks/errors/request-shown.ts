import { check } from '../answers/check.ts'
import { demandShown } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { parseJson } from '../../../core/exact-json.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { urlOf } from '../../../core/web-address.ts'
import { bodyOf, isRow, isSuccess } from '../answers/answer.ts'

/** What a target may hide or encode, and what says little. */
const hidden = /secret|credential|password|token|key|^(?:iv|data|algorithm)$/i
/** Shorter values stand in other texts by chance. */
const shortest = 4

/**
 * Whether the request that each refusal shows is its own: of the parameters that both have by one name, at least one has the
 * value that was sent, and none that of a request before it. Untested where no refusal shows any of them; a target may hide,
 * shorten or leave out any.
 */
export const requestsAreTheirs = check((exchanges: readonly Exchange[]) => {
  let seen = 0
  const earlier = new Set<string>()
  for (const exchange of exchanges) {
    const sent = textsSent(exchange)
    const both = isSuccess(exchange) ? [] : shownAndSent(exchange, sent)
    const others = both.filter(({ wanted, got }) => !isSame(wanted, got))
    const stray = others.find(({ name, got }) => earlier.has(`${name}=${got}`)) ?? others[0]
    if (stray && (others.length === both.length || earlier.has(`${stray.name}=${stray.got}`)))
      return differs({ wanted: `${stray.wanted}, as sent`, got: stray.got, place: `request.${stray.name}` }, [exchange])
    if (both.length > 0) seen += 1
    for (const [name, value] of sent) earlier.add(`${name}=${value}`)
  }
  demandShown(seen, 'request', 'a refusal')
  return holds(exchanges, seen, 'refusal')
})

/** Whether a value is shown as sent: letters may be small, its ends may be cut, and what is hidden has signs for it. */
function isSame(wanted: string, got: string): boolean {
  return /[*\u2026]|\[/.test(got) || wanted.toLowerCase().includes(got.toLowerCase())
}

/** The parameters that a refusal shows and its request had, by their names. */
function shownAndSent(
  exchange: Exchange,
  sent: Map<string, string>,
): Array<{ name: string; wanted: string; got: string }> {
  const body = bodyOf(exchange)
  const shown = textsIn(isRow(body) ? body['request'] : undefined)
  return [...sent].flatMap(([name, wanted]) => {
    const got = shown.get(name)
    return got === undefined || hidden.test(name) || wanted.length < shortest || got.length < shortest
      ? []
      : [{ name, wanted, got }]
  })
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
