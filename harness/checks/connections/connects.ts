import { check } from '../answers/check.ts'
import { demand, demandShown, demandUncrowded } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, noted } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf } from '../answers/answer.ts'

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
export const connects = check((connection: Connection, control?: Connection) => {
  const evidence = [...(control ? evidenceOf(control) : []), ...evidenceOf(connection)]
  demandDecidable(connection, control, evidence)
  if (isConnected(connection)) return holds(evidence)
  const went = howItWent(connection)
  return differs({ wanted: 'a fetch that ends well', got: went }, evidence)
})

interface NotConnectedOptions {
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
export const doesNotConnect = check(
  (control: Connection, connection: Connection, { classes, otherClassesNoted }: NotConnectedOptions = {}) => {
    const evidence = [...evidenceOf(control), ...evidenceOf(connection)]
    demandDecidable(connection, control, evidence, classes)
    const went = howItWent(connection)
    const wanted = `a refusal, at once or by the attempt${classes ? `, with ${classes.join(' or ')}` : ''}`
    if (isConnected(connection)) return differs({ wanted, got: went }, evidence)
    if (!classes || classes.includes(classOf(connection) ?? ''))
      return held(because('refused', { outcome: went }), evidence)
    const isShown = !isSuccess(connection.answer) || classOf(connection) !== undefined
    demandShown(isShown, 'fail_error_class', 'the failed attempt', evidence)
    if (otherClassesNoted) return noted(because('refused', { outcome: went }), evidence)
    return differs({ wanted, got: went }, evidence)
  },
)

/** The control connects, and the outcome speaks of the target. @throws CheckStopped (inconclusive) */
function demandDecidable(
  connection: Connection,
  control: Connection | undefined,
  evidence: Exchange[],
  classes: readonly string[] = [],
): void {
  if (control)
    demand(isConnected(control), because('control-alike', { did: 'refused', outcome: howItWent(control) }), evidence)
  const errorClass = classOf(connection) ?? ''
  const isOfTarget = !ofTheProvider.has(errorClass) || classes.includes(errorClass)
  demand(
    isOfTarget,
    because('refusal-with-other-cause', { outcome: howItWent(connection), cause: 'provider' }),
    evidence,
  )
  demandUncrowded(connection.answer, classes, evidence)
}
