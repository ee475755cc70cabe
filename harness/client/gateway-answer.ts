import type { ReceivedAnswer, TransportError } from '../../core/exchange.ts'

/** The statuses with which a gateway reports that the target did not answer. */
export const ofGateways: ReadonlySet<number> = new Set([502, 503, 504])

/**
 * The transport error of an answer from a gateway: 502, 503 or 504 without a documented error form. Undefined for an
 * answer of the target itself, which has such a form.
 */
export function gatewayProblem({ status, json }: ReceivedAnswer): TransportError | undefined {
  if (!ofGateways.has(status) || isErrorForm(json)) return undefined
  const message = `A gateway before the target answered ${status}, in no error form of the documents. Whether the target got the request is unknown.`
  return { code: 'TARGET_UNAVAILABLE', message }
}

/** Whether a body is an error in a documented form. */
export function isErrorForm(json: unknown): boolean {
  if (!isObject(json)) return false
  const { error_class, error, apiClientMessages } = json as Record<string, unknown>
  // Gateways also answer JSON, with `error` as a title or an object without a class.
  return typeof error_class === 'string' || hasClass(error) || isObject(apiClientMessages)
}

function hasClass(error: unknown): boolean {
  return isObject(error) && 'class' in error
}

/** Whether a value is an object or a list. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
