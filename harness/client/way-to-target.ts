import type { ReceivedAnswer, Trouble } from '../../core/exchange.ts'
import { isErrorForm } from './gateway-trouble.ts'
import type { PreparedRequest } from './prepare.ts'

type Make = () => PreparedRequest
type Control = { make: Make } & Pick<PreparedRequest, 'pace'>

/** What is known of the way to the target: whether an answer comes from something that stands before it. */
export interface WayToTarget {
  /** Remembers the first request that reads something and was accepted. */
  learn(make: Make, prepared: PreparedRequest, answer: ReceivedAnswer): void
  /**
   * The request that shows whether an answer in no form of the documents is the target's own, with its pace; undefined for
   * others.
   */
  controlFor(prepared: PreparedRequest, answer: ReceivedAnswer): Control | undefined
}

/** A failure of its own, which the target is to answer for even where all its routes have it. */
const ownFailure = 500

/** Knows nothing yet: without a request that was accepted every answer counts as the target's own. */
export function createWayToTarget(): WayToTarget {
  let accepted: Control | undefined
  return {
    learn(make, { method, elsewhere, burst, pace }, { status, json }) {
      if (method === 'GET' && !elsewhere && !burst && status < 300 && isObject(json))
        accepted ??= { make, ...(pace && { pace }) }
    },
    controlFor({ method, elsewhere, burst }, answer) {
      if (method === 'HEAD' || elsewhere || burst || answer.status === ownFailure || !isFormless(answer))
        return undefined
      return accepted
    },
  }
}

/**
 * The transport error where a request that the target accepted before is answered like this one now, in no form of the
 * documents: then the answer is the same for every route and comes from what stands before the target. Undefined where the
 * control was answered otherwise: a target that answers so to one route alone is taken at its word.
 */
export function wayTrouble({ status }: ReceivedAnswer, control: ReceivedAnswer | undefined): Trouble | undefined {
  if (!control || control.status !== status || !isFormless(control)) return undefined
  const message = `The target answers ${status}, in no form of the documents, also to a request that it accepted before: what stands before the target answers in its place.`
  return { code: 'TARGET_UNAVAILABLE', message }
}

function isFormless({ status, body, json }: ReceivedAnswer): boolean {
  return status < 300 ? body !== '' && !isObject(json) : !isErrorForm(json)
}

function isObject(json: unknown): boolean {
  return typeof json === 'object' && json !== null
}
