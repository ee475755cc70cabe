import { askedRoute } from './asked-route.ts'
import type { Exchange } from './exchange.ts'
import { asOpen, type Reason } from './reason.ts'
import type { Finding } from './verdict.ts'

/**
 * What one check found, with the evidence a reader needs. Checks are pure: exchanges in, a judgement out.
 * `wanted`, `got` and `place` are set when the rule is broken; `reason` always says why.
 */
export interface Judgement {
  finding: Finding
  reason: Reason
  wanted?: string
  got?: string
  /** Where in the answer, for example `data[3].id`. */
  place?: string
  /** Steps on the way to what was sent or found, for readers who must find a difference by eye. */
  details?: Array<{ title: string; text: string }>
  /** The exchanges that show it, the decisive one last. */
  evidence: readonly Exchange[]
  /** Set where a broken rule only follows from the documents at the places that break it, however firm it is elsewhere. */
  atMost?: 'implied'
  /** Over which places it was evaluated, for a rule that holds on several. */
  places?: PlacesSeen
}

/** A place at which some show what others lack. */
export interface PartlyShown {
  place: string
  shown: number
  of: number
}

/** Over which of the places where a rule holds it was evaluated. Places have the names that reports show: `GET /accounts`. */
export interface PlacesSeen {
  /** What the places are, in the plural: `paginated lists`. */
  what: string
  /** Where it was evaluated, and of those where it is broken. */
  judged: string[]
  broken: string[]
  /** Where it could not be evaluated, and why. */
  missed: Array<{ place: string; reason: Reason }>
  /** Where it holds although not all that could show it do, and how many do. */
  partly?: PartlyShown[]
}

/** A judgement that the rule holds. `reason` says what was seen, with counts. */
export function held(reason: Reason | string, evidence: readonly Exchange[]): Judgement {
  return ifAnswered({ finding: 'held', reason: asSeen(reason), evidence })
}

/** The same where nothing more is to be said than of how many things it holds. */
export function holds(evidence: readonly Exchange[], seen?: number, noun = '', nouns?: string): Judgement {
  const facts = { seen, noun, ...(nouns !== undefined && { nouns }) }
  return held(seen === undefined ? { code: 'holds', facts: {} } : { code: 'holds-for', facts }, evidence)
}

/** A judgement that the rule is broken, with what was wanted and what was got. `what` says what the target does, in a clause. */
export function broken(
  what: Reason | string,
  difference: { wanted: string; got: string; place?: string },
  evidence: readonly Exchange[],
): Judgement {
  const facts = { got: what, wanted: difference.wanted }
  const reason = typeof what === 'string' ? { code: 'unexpected', facts } : what
  return ifAnswered({ finding: 'broken', reason, ...difference, evidence })
}

/** A judgement that the rule is broken by what was got: at a place of the answer, or by what became of a request as a whole. */
export function differs(
  difference: { wanted: string; got: string; place?: string },
  evidence: readonly Exchange[],
): Judgement {
  return broken({ code: 'value-differs', facts: difference }, difference, evidence)
}

/** Something worth a note where the documents are silent. */
export function noted(reason: Reason | string, evidence: readonly Exchange[] = []): Judgement {
  return ifAnswered({ finding: 'noted', reason: asSeen(reason), evidence })
}

/** Nothing follows for the target: too little data, a refused control, a transport error. */
export function inconclusive(reason: Reason | string, evidence: readonly Exchange[] = []): Judgement {
  return ifAnswered({ finding: 'inconclusive', reason: asOpen(reason), evidence })
}

/** The target does not show what the rule is about, and need not show it. */
export function leftUntested(reason: Reason | string, evidence: readonly Exchange[] = []): Judgement {
  return ifAnswered({ finding: 'untested', reason: asOpen(reason), evidence })
}

/** What was seen, in a clause that ends without a full stop where no other code says it. */
function asSeen(reason: Reason | string): Reason {
  return typeof reason === 'string' ? { code: 'seen', facts: { what: reason } } : reason
}

/** The judgement, unless it rests on a request without an answer: then nothing follows, whatever the rule. */
function ifAnswered(judgement: Judgement): Judgement {
  const silent = judgement.evidence.find(isSilent)
  return silent === undefined ? judgement : unanswered(silent)
}

/** An inconclusive judgement that names the transport error in place of an answer. */
export function unanswered(exchange: Exchange): Judgement {
  const { code, message } = exchange.trouble ?? { code: 'ANSWER_MISSING', message: 'no answer was recorded' }
  const reason = { code: 'transport-error', facts: { asked: askedRoute(exchange.request), code, message } }
  return { finding: 'inconclusive', reason, evidence: [exchange] }
}

function isSilent({ answer, trouble }: Exchange): boolean {
  return answer === undefined || trouble !== undefined
}
