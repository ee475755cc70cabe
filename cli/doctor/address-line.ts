import { dataOf, isSuccess } from '../../harness/checks/answers/answer.ts'
import { isObject } from '../../harness/client/gateway-answer.ts'
import type { Exchange } from '../../core/exchange.ts'
import { classOf, outcomeOf } from './answer-words.ts'
import { ok, problem, type DoctorLine } from '../../core/doctor-line.ts'

const subject = 'address'
const reach = 'check that the server runs, that target.base_url is its address, and that this machine can reach it'
const fixes: Record<string, string> = {
  TARGET_UNREACHABLE: reach,
  TARGET_TIMEOUT: 'raise pacing.timeout_seconds, or check why the server is slow',
  TARGET_UNTRUSTED: 'give its certificate authority in the environment variable NODE_EXTRA_CA_CERTS',
}

/** Whether the target answers at its address, from the main client's list of countries. */
export function addressLine(exchange: Exchange): DoctorLine {
  const { url } = exchange.request
  const { trouble, answer } = exchange
  if (!answer) {
    const code = trouble?.code ?? 'TARGET_UNREACHABLE'
    return problem(subject, `${url} gives no answer (${code})`, fixes[code] ?? trouble?.message ?? reach)
  }
  const name = classOf(exchange)
  if (name === 'RouteNotFound' || (answer.status === 404 && name === undefined)) {
    return problem(
      subject,
      `${url} is unknown to the server (${outcomeOf(exchange)})`,
      'check target.base_url and its path prefix',
    )
  }
  if (answer.status >= 300 && answer.status <= 399) {
    return problem(
      subject,
      `${url} redirects to another address (status ${answer.status})`,
      'write the final address as target.base_url',
    )
  }
  if (answer.json === undefined) {
    const fix = 'check that target.base_url is the service itself and not a page or a proxy'
    return problem(subject, `${url} does not answer with JSON (status ${answer.status})`, fix)
  }
  if (isSuccess(exchange) && !isObject(dataOf(exchange))) {
    return problem(subject, `${url} answers JSON without a list or an object in data`, 'check target.base_url')
  }
  return ok(subject, `${url} answers in ${Math.round(exchange.durationMs)} ms`)
}

/** Whether nothing can be asked of the target at all. */
export function isOutOfReach({ answer }: Exchange): boolean {
  return answer === undefined
}
