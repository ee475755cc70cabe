import { check } from '../../../harness/checks/answers/check.ts'
import { demandSome } from '../../../harness/checks/answers/demands.ts'
import { jsonOrNothing } from '../../../core/exact-json.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { count } from '../../../harness/reasons/count.ts'
import { bodyOf, isRow } from '../../../harness/checks/answers/answer.ts'
import {
  blocksOf,
  codesOf,
  messagesOf,
  outcomeWithCodes,
  statusOfCode,
} from '../../../harness/checks/answers/messages.ts'

/** What is wrong with a refusal by one rule; undefined where nothing is. */
type Look = (exchange: Exchange) => { wanted: string; got: string; place: string } | undefined

/** Source: Open-finance message block. */
const mostCharacters = 500
const categories = ['ERROR', 'WARNING']

const looks = {
  'json-body': (exchange) =>
    bodyOf(exchange) === undefined
      ? { wanted: 'a body in JSON', got: exchange.answer?.body || 'no body', place: 'the body' }
      : undefined,
  'message-array': (exchange) => {
    const messages = messagesOf(exchange)
    if (messages?.length && messages.every(isRow)) return undefined
    const got =
      messages === undefined
        ? 'no such array'
        : messages.length === 0
          ? 'an empty array'
          : `${count(messages.length, 'entry', 'entries')}, not all of them objects`
    return { wanted: 'apiClientMessages, an array with at least one message block', got, place: 'apiClientMessages' }
  },
  category: (exchange) => firstWrong(exchange, 'category', categories.join(' or '), isCategory),
  code: (exchange) => firstWrong(exchange, 'code', 'a text', (code) => typeof code === 'string' && code !== ''),
  'path-is-text': (exchange) =>
    firstWrong(exchange, 'path', 'a text', (path) => path === undefined || path === null || typeof path === 'string'),
  'text-length': (exchange) =>
    firstWrong(
      exchange,
      'text',
      `a text of at most ${mostCharacters} characters`,
      (text) => text === undefined || text === null || (typeof text === 'string' && lengthOf(text) <= mostCharacters),
    ),
  'tabled-pair': (exchange) => {
    const status = exchange.answer?.status
    const codes = codesOf(exchange)
    const known = codes.every((code) => statusOfCode(code) !== undefined)
    if (codes.length === 0 || (known && codes.some((code) => statusOfCode(code) === status))) return undefined
    const wanted = 'a status and a code that stand together in the table of errors'
    return { wanted, got: outcomeWithCodes(exchange), place: 'apiClientMessages[0].code' }
  },
} satisfies Record<string, Look>

export type RefusalRule = keyof typeof looks
export const refusalRules = Object.keys(looks) as RefusalRule[]

/**
 * Evaluates one rule of every refusal, over all that were seen. No refusal is inconclusive.
 * Source: Open-finance errors; Open-finance message block; Limits.
 */
export const everyError = check((rule: RefusalRule, exchanges: readonly Exchange[]) => {
  const look: Look = looks[rule]
  const refusals = exchanges.filter(({ answer }) => (answer?.status ?? 0) >= 400 && answer?.status !== 429)
  demandSome(refusals.length, 'refusal')
  for (const refusal of refusals) {
    const wrong = look(refusal)
    if (!wrong) continue
    return differs(wrong, [refusal])
  }
  return holds(refusals.slice(-2), refusals.length, 'refusal')
})

function firstWrong(exchange: Exchange, field: string, wanted: string, fits: (value: unknown) => boolean) {
  const at = blocksOf(exchange).findIndex((block) => !fits(block[field]))
  if (at < 0) return undefined
  const value = blocksOf(exchange)[at]?.[field]
  const length = typeof value === 'string' && value.length > 100 ? ` (${lengthOf(value)} characters)` : ''
  const got = `${jsonOrNothing(value)}${length}`
  return { wanted, got, place: `apiClientMessages[${at}].${field}` }
}

function isCategory(value: unknown): boolean {
  return categories.includes(String(value))
}

/** In characters, of which some take two units. */
function lengthOf(text: string): number {
  return Array.from(text).length
}
