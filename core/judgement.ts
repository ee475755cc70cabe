import { askedRoute } from './asked-route.ts'
import type { Exchange } from './exchange.ts'
import type { Reason } from './reason.ts'
import type { Finding } from './verdict.ts'

/**
 * The result of one check with its evidence. Checks are pure: exchanges in, a judgement out. A broken rule has
 * `wanted`, `got` and `place`. `reason` always says why.
 */
export interface Judgement {
  finding: Finding
  reason: Reason
  wanted?: string
  got?: string
  /** Where in the answer, for example `data[3].id`. */
  place?: string
  /** How the sent or received value was built, step by step, for readers who search for a difference. */
  details?: Array<{ title: string; text: string }>
  /** The exchanges that show the result, the decisive one last. */
  evidence: readonly Exchange[]
  /** Set where the documents only imply the rule at the places that break it. */
  atMost?: 'implied'
  /** Set for a rule that holds at several places. */
  places?: PlacesSeen
}

/** A place where only some records show a field. */
export interface PartlyShown {
  place: string
  shown: number
  of: number
}

/** At which of its places a rule was evaluated. Places have the names of reports: `GET /accounts`. */
export interface PlacesSeen {
  /** What the places are, in the plural: `paginated lists`. */
  what: string
  /** Where the rule was evaluated. Where it is broken, only the broken places. */
  judged: string[]
  broken: string[]
  /** Where the rule could not be evaluated, and why. */
  missed: Array<{ place: string; reason: Reason }>
  /** Where the rule holds although only some records show the field. */
  partly?: PartlyShown[]
}

export function held(reason: Reason, evidence: readonly Exchange[]): Judgement {
  return ifAnswered({ finding: 'held', reason, evidence })
}

/** The rule holds. The reason only counts what was seen. */
export function holds(evidence: readonly Exchange[], seen?: number, noun = '', nouns?: string): Judgement {
  const facts = { seen, noun, ...(nouns !== undefined && { nouns }) }
  return held(seen === undefined ? { code: 'holds', facts: {} } : { code: 'holds-for', facts }, evidence)
}

export function broken(
  reason: Reason,
  difference: { wanted: string; got: string; place?: string },
  evidence: readonly Exchange[],
): Judgement {
  return ifAnswered({ finding: 'broken', reason, ...difference, evidence })
}

/** The rule is broken by what was got: at a place in the answer, or by the outcome of the request. */
export function differs(
  difference: { wanted: string; got: string; place?: string },
  evidence: readonly Exchange[],
): Judgement {
  return broken({ code: 'value-differs', facts: difference }, difference, evidence)
}

/** An observation where the documents are silent. */
export function noted(reason: Reason, evidence: readonly Exchange[] = []): Judgement {
  return ifAnswered({ finding: 'noted', reason, evidence })
}

/** No conclusion about the target: too little data, a refused control, a transport error. */
export function inconclusive(reason: Reason, evidence: readonly Exchange[] = []): Judgement {
  return ifAnswered({ finding: 'inconclusive', reason, evidence })
}

/** The target does not show what the rule is about, and need not. */
export function leftUntested(reason: Reason, evidence: readonly Exchange[] = []): Judgement {
  return ifAnswered({ finding: 'untested', reason, evidence })
}

/** The judgement, unless it rests on a request without an answer; then it is inconclusive. */
function ifAnswered(judgement: Judgement): Judgement {
  const silent = judgement.evidence.find(isSilent)
  return silent === undefined ? judgement : unanswered(silent)
}

/** An inconclusive judgement that names the transport error. */
export function unanswered(exchange: Exchange): Judgement {
  const { code, message } = exchange.trouble ?? { code: 'ANSWER_MISSING', message: 'no answer was recorded' }
  const reason = { code: 'transport-error', facts: { asked: askedRoute(exchange.request), code, message } }
  return { finding: 'inconclusive', reason, evidence: [exchange] }
}

function isSilent({ answer, trouble }: Exchange): boolean {
  return answer === undefined || trouble !== undefined
}
