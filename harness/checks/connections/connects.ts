import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, inconclusive, type Judgement, leftUntested, noted } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf } from '../answers/answer.ts'
import { crowdedOut } from '../answers/crowded-out.ts'

/** A request that starts a fetch, and where it was accepted how the fetch ended. */
export interface Connection {
  answer: Exchange
  /** The attempt that it started, once finished; absent where the request was refused. */
  ended?: { failed: boolean; failErrorClass: string | undefined; exchange: Exchange }
}

/** Ends of a fetch that speak of the provider or the way to it, not of the target. */
const ofTheProvider = new Set([
  'ConnectionFailed',
  'ConnectionLost',
  'ExecutionTimeout',
  'FetchingTimeout',
  'LoginFetchingStopped',
  'ProviderError',
  'ProviderUnavailable',
])

/** What shows how a connection went. */
export function evidenceOf(connection: Connection): Exchange[] {
  return connection.ended ? [connection.answer, connection.ended.exchange] : [connection.answer]
}

/** The class with which a connection was refused, at once or by its attempt; undefined where it was not. */
export function classOf({ answer, ended }: Connection): string | undefined {
  return isSuccess(answer) ? ended?.failErrorClass : errorClassOf(answer)
}

export function howItWent(connection: Connection): string {
  const { answer, ended } = connection
  if (!isSuccess(answer)) return `refused: ${outcomeOf(answer)}`
  if (!ended) return 'accepted'
  return ended.failed ? `accepted, and its attempt failed with ${ended.failErrorClass ?? 'no class'}` : 'connected'
}

/** Whether it was accepted and its attempt ended well. */
export function isConnected({ answer, ended }: Connection): boolean {
  return isSuccess(answer) && ended !== undefined && !ended.failed
}

/**
 * Whether a request was accepted and its fetch ended well. `control` is a connection in its plainest form; where that
 * did not end well, nothing follows, and nor does it where the provider was at fault.
 * Source: Account information / What the service does.
 */
export function connects(connection: Connection, control?: Connection): Judgement {
  const evidence = [...(control ? evidenceOf(control) : []), ...evidenceOf(connection)]
  const unjudgeable = undecidable(connection, control, evidence)
  if (unjudgeable !== undefined) return unjudgeable
  if (isConnected(connection)) return holds(evidence)
  const went = howItWent(connection)
  return differs({ wanted: 'a fetch that ends well', got: went }, evidence)
}

export interface NotConnectedOptions {
  /** The classes that the documents give for it; any where absent. */
  classes?: readonly string[]
  /** Whether another class is only noted. */
  otherClassesNoted?: boolean
}

/**
 * Whether a request with one defect was refused, at once or by the attempt that it started.
 * `control` is the request without the defect: unless that connected, the refusal proves nothing.
 * Source: Account information / Errors; they do not show when a class is reported.
 */
export function doesNotConnect(
  control: Connection,
  connection: Connection,
  { classes, otherClassesNoted }: NotConnectedOptions = {},
): Judgement {
  const evidence = [...evidenceOf(control), ...evidenceOf(connection)]
  const unjudgeable = undecidable(connection, control, evidence, classes)
  if (unjudgeable !== undefined) return unjudgeable
  const went = howItWent(connection)
  const wanted = `a refusal, at once or by the attempt${classes ? `, with ${classes.join(' or ')}` : ''}`
  if (isConnected(connection)) return differs({ wanted, got: went }, evidence)
  if (!classes || classes.includes(classOf(connection) ?? ''))
    return held(`The request with a defect was ${went}`, evidence)
  if (isSuccess(connection.answer) && classOf(connection) === undefined)
    return leftUntested('The attempt failed, and the target does not show why', evidence)
  if (otherClassesNoted)
    return noted(`The request with a defect was ${went}; another class than ${classes.join(' or ')} is noted`, evidence)
  return differs({ wanted, got: went }, evidence)
}

function undecidable(
  connection: Connection,
  control: Connection | undefined,
  evidence: Exchange[],
  classes: readonly string[] = [],
): Judgement | undefined {
  if (control && !isConnected(control))
    return inconclusive(
      `The request without the defect does not connect either: it was ${howItWent(control)}`,
      evidence,
    )
  const errorClass = classOf(connection) ?? ''
  if (ofTheProvider.has(errorClass) && !classes.includes(errorClass))
    return inconclusive(
      `The request was ${howItWent(connection)}, which is a fault of the provider and not of the target`,
      evidence,
    )
  return crowdedOut(connection.answer, evidence, classes)
}
