import type { ReceivedAnswer, Trouble } from '../../core/exchange.ts'

/**
 * The statuses with which what stands before a target says that it got no request or no answer: those of HTTP, and those
 * that content networks and proxies use beside them.
 */
export const ofGateways: ReadonlySet<number> = new Set([
  408, 421, 425, 499, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530,
])

/**
 * The transport error shown by an answer of a gateway before the target: a status of gateways in no error form of the
 * documents. A target that answers so in its own form is taken at its word, and undefined is given.
 */
export function gatewayTrouble({ status, json }: ReceivedAnswer): Trouble | undefined {
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

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
