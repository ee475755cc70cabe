import type { ReceivedAnswer, Trouble } from '../../core/exchange.ts'

/** The statuses with which a gateway says that it got no answer of the target. */
export const ofGateways: ReadonlySet<number> = new Set([502, 503, 504])
const namesOfClasses = ['error_class', 'error', 'apiClientMessages']

/**
 * The transport error shown by an answer of a gateway before the target: 502, 503 or 504 in no error form of the
 * documents. A target that answers so in its own form is taken at its word, and undefined is given.
 */
export function gatewayTrouble({ status, json }: ReceivedAnswer): Trouble | undefined {
  if (!ofGateways.has(status) || isErrorForm(json)) return undefined
  const message = `A gateway before the target answered ${status}, in no error form of the documents. Whether the target got the request is unknown.`
  return { code: 'TARGET_UNAVAILABLE', message }
}

/** Whether a body is an error in any of the forms of the documents. */
export function isErrorForm(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false
  const values = namesOfClasses.map((name) => (json as Record<string, unknown>)[name])
  // Gateways too answer JSON, with `error` as a title; the class of a flat error is text, of the other forms it lies deeper.
  return typeof values[0] === 'string' || values.slice(1).some((value) => typeof value === 'object' && value !== null)
}
