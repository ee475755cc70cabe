import type { ReceivedAnswer, TransportError } from '../../core/exchange.ts'

/** The statuses with which a gateway says that it got no answer of the target. */
export const ofGateways: ReadonlySet<number> = new Set([502, 503, 504])

/**
 * The transport error shown by an answer of a gateway before the target: 502, 503 or 504 in no error form of the
 * documents. A target that answers so in its own form is taken at its word, and undefined is given.
 */
export function gatewayProblem({ status, json }: ReceivedAnswer): TransportError | undefined {
  if (!ofGateways.has(status) || isErrorForm(json)) return undefined
  const message = `A gateway before the target answered ${status}, in no error form of the documents. Whether the target got the request is unknown.`
  return { code: 'TARGET_UNAVAILABLE', message }
}

/** Whether a body is an error in any of the forms of the documents. */
export function isErrorForm(json: unknown): boolean {
  if (!isObject(json)) return false
  const { error_class, error, apiClientMessages } = json as Record<string, unknown>
  // Gateways too answer JSON, with `error` as a title or as an object without a class.
  return typeof error_class === 'string' || hasClass(error) || isObject(apiClientMessages)
}

function hasClass(error: unknown): boolean {
  return isObject(error) && 'class' in error
}

/** Whether a body, or a part of one, has fields or elements. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
