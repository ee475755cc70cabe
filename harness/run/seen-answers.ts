import { mostShown } from '../../core/most-shown.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Reason } from '../../core/reason.ts'
import { bodyLength } from '../client/record.ts'

/** Bounds of the memory: a run of a day sends a million requests. */
const perKind = 2
/** Small answers are kept whatever others take. */
const smallChars = 100_000
/** Parsed, they take several times as many bytes. */
const mostLargeChars = 8_000_000

/**
 * A bounded memory of a run's answers for the rules about every answer: a few exchanges of each kind (route, status,
 * error class), and a count of each kind.
 */
export class SeenAnswers {
  /** The number of sent requests, of answers, and of successes with data. */
  asked = 0
  answered = 0
  accepted = 0
  /** Why the target accepts nothing, where further requests showed it. */
  explained: Reason | undefined
  /** Whether a target that accepted nothing still answers as this interface. */
  speaks = false
  /** The ids of rows that were shown broken although the target accepted nothing. */
  readonly shown = new Set<string>()
  private readonly bodies: 'data' | 'any'
  private largeChars = 0
  private readonly all = new WeakSet<Exchange>()
  private readonly kinds = new Map<string, { outcome: string; count: number; kept: Exchange[] }>()

  /** `bodies` says whether a success has its resource in `data`, or any body or none. */
  constructor(bodies: 'data' | 'any' = 'data') {
    this.bodies = bodies
  }

  add(name: string, exchange: Exchange): void {
    this.asked += 1
    this.all.add(exchange)
    if (exchange.answer) this.answered += 1
    if (isAccepted(exchange, this.bodies)) this.accepted += 1
    const status = String(exchange.answer?.status ?? exchange.trouble?.code)
    const word = wordOf(errorWordOf(exchange.answer?.json))
    const kind = `${name} ${status} ${word}`
    const seen = this.kinds.get(kind) ?? { outcome: word === '' ? status : word, count: 0, kept: [] }
    seen.count += 1
    if (seen.kept.length < perKind && this.hasRoom(exchange)) seen.kept.push(exchange)
    if (this.kinds.size < 2000) this.kinds.set(kind, seen)
  }

  /** Whether exactly this exchange was noted. */
  has(exchange: Exchange): boolean {
    return this.all.has(exchange)
  }

  /** A parsed answer takes several times its text. For a target with huge answers a few suffice. */
  private hasRoom({ answer }: Exchange): boolean {
    const chars = answer ? bodyLength(answer) : 0
    if (chars <= smallChars) return true
    this.largeChars += chars
    return this.largeChars <= mostLargeChars
  }

  /** The kept exchanges with an answer, of every kind. */
  exchanges(): Exchange[] {
    return [...this.kinds.values()].flatMap(({ kept }) => kept).filter(({ answer }) => answer !== undefined)
  }

  /** The most frequent outcome of requests that were not accepted: an error class, a status, or a transport error's code. */
  commonest(): string {
    const counts = new Map<string, number>()
    for (const { outcome, count } of this.kinds.values()) counts.set(outcome, (counts.get(outcome) ?? 0) + count)
    return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ''
  }
}

/** The class or code of a refusal in any form. */
function errorWordOf(json: unknown): unknown {
  const body = json as { error_class?: unknown; error?: { class?: unknown }; apiClientMessages?: unknown } | undefined
  const [first] = Array.isArray(body?.apiClientMessages)
    ? (body.apiClientMessages as Array<{ code?: unknown } | null>)
    : []
  return body?.error_class ?? body?.error?.class ?? first?.code
}

/** A class as a name; empty for a value that is no text. A long one is not cut, because half of a secret is not recognised. */
function wordOf(errorClass: unknown): string {
  if (typeof errorClass !== 'string') return ''
  return errorClass.length > mostShown.value ? 'of-another-kind' : errorClass
}

function isAccepted({ answer }: Exchange, bodies: 'data' | 'any'): boolean {
  if (!answer || answer.status < 200 || answer.status > 299) return false
  if (bodies === 'any') return true
  return typeof answer.json === 'object' && answer.json !== null && 'data' in answer.json
}
