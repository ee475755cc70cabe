import type { ContractMismatch } from '../../core/journal-events.ts'
import type { Exchange } from '../../core/exchange.ts'
import { held, inconclusive, type Judgement, leftUntested, unanswered } from '../../core/judgement.ts'
import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'

/** The verifier's result for an interaction. */
export interface Compared {
  matches: boolean
  mismatches: ContractMismatch[]
  /** Why it could not be compared. */
  problem?: string
}

/** What is known about a consumer's interaction at the end of a verification. */
export interface InteractionEnd {
  /** What Assay cannot verify in it; undefined where it can. */
  unsupported: string | undefined
  /** Whether the consumer marks it as not yet required; then a mismatch is at most a warning. */
  pending: boolean
  /** Why no request could be sent. */
  unreached: Judgement | undefined
  /** Why it stopped before the comparison. */
  stopped: Judgement | undefined
  /** Why the whole run was stopped, such as a spent budget. */
  runStopped: string | undefined
  /** The consumer's request with the target's answer. */
  exchange: Exchange | undefined
  /** The class and message of a refusal; undefined where there is none. */
  refusal?: { errorClass: string; message: string } | undefined
  /** The Content-Type of the JSON answer, where it is not a JSON type. */
  sentAs?: string | undefined
  /** Secret headers that the states know and the pact does not send. */
  unsent?: readonly string[] | undefined
  /** The verifier's result; undefined where it did not reach this interaction. */
  compared: Compared | undefined
}

/** The judgement of a need, with each difference of the answer from it. */
interface DecidedNeed {
  judgement: Judgement
  mismatches: ContractMismatch[]
}

/**
 * The judgement of an interaction. Only a finished comparison of an answer to the consumer's own request can break or
 * fulfil a need. Everything else is open, for the first reason that applies.
 */
export function decideNeed(end: InteractionEnd): DecidedNeed {
  const { exchange, compared } = end
  const open = openBecause(end)
  if (open || !exchange || !compared || compared.problem !== undefined)
    return { judgement: open ?? neverCompared(end), mismatches: [] }
  const declared = declaredIn(end)
  if (compared.matches && declared.length === 0)
    return { judgement: held(because('need-met'), [exchange]), mismatches: [] }
  const differing = compared.mismatches.map((one) => withRefusal(one, end.refusal))
  const mismatches = [...unsentIn(end), ...differing, ...declared]
  const weight = end.pending || isOfTypeAlone(mismatches) ? { atMost: 'implied' as const } : {}
  return {
    judgement: { finding: 'broken', reason: brokenBecause(mismatches), evidence: [exchange], ...weight },
    mismatches,
  }
}

function openBecause(end: InteractionEnd): Judgement | undefined {
  const { unsupported, unreached, runStopped, stopped, exchange, compared } = end
  if (unsupported !== undefined) return leftUntested(because('interaction-unsupported', { uses: unsupported }))
  if (unreached) return unreached
  if (stopped && runStopped === undefined) return stopped
  if (exchange?.trouble) return unanswered(exchange)
  if (runStopped !== undefined && !compared?.matches) return inconclusive(because('not-verified', { why: runStopped }))
  return undefined
}

function neverCompared({ exchange, compared }: InteractionEnd): Judgement {
  const { problem } = compared ?? {}
  return {
    finding: 'inconclusive',
    reason: because('never-compared', { problem }),
    evidence: exchange ? [exchange] : [],
  }
}

/**
 * Whether only the Content-Type differs. It only warns, as its requirement does, because no sentence of the documents
 * names that header.
 */
function isOfTypeAlone(mismatches: readonly ContractMismatch[]): boolean {
  return mismatches.length > 0 && mismatches.every(({ place }) => place === declaring)
}

const declaring = 'Content-Type'

function declaredIn({ sentAs: got }: InteractionEnd): ContractMismatch[] {
  if (got === undefined) return []
  const wanted = 'a type of JSON'
  return [{ kind: 'header', place: declaring, wanted, got, words: `expected ${wanted}, got ${got}` }]
}

/** Adds the target's refusal to a mismatch of the status. */
function withRefusal(mismatch: ContractMismatch, refusal: InteractionEnd['refusal']): ContractMismatch {
  if (mismatch.kind !== 'status' || refusal === undefined) return mismatch
  const classAndMessage = [refusal.errorClass, refusal.message].filter(Boolean).join(': ')
  return {
    ...mismatch,
    got: `${mismatch.got ?? ''} ${classAndMessage}`.trim(),
    words: `${mismatch.words} (${classAndMessage})`,
  }
}

/** Headers whose absence may cause a refusal, by error class. Source: account information, Authentication 2 and 3. */
const neededFor: Record<string, RegExp> = { CustomerNotFound: /^Customer-/, LoginNotFound: /^(?:Login|Connection)-/ }

/** The secrets that a pact omits, where the target refused its request for that reason. */
function unsentIn({ refusal, unsent = [] }: InteractionEnd): ContractMismatch[] {
  const needed = neededFor[refusal?.errorClass ?? '']
  const lacking = unsent.filter((name) => needed?.test(name))
  return lacking.map((place) => ({
    kind: 'header',
    place,
    words: `the pact does not send ${place}, whose value the state gives; send it with fromProviderState, or verify with --add-secrets`,
  }))
}

function brokenBecause([first, ...more]: ContractMismatch[]): Reason {
  return because('need-unmet', { ...first, more: more.length })
}
