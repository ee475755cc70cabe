import type { Exchange } from '../../core/exchange.ts'
import { ok, problem, warning, type DoctorLine } from '../../core/doctor-line.ts'
import { dataOf, isSuccess } from '../../harness/checks/answers/answer.ts'
import { isObject } from '../../harness/client/gateway-answer.ts'
import type { ClockReading } from '../../harness/client/pacing/target-clock.ts'
import { controlOffers, type Profile } from '../../harness/profile/profile.ts'
import { classOf, outcomeOf } from './answer-words.ts'

const reach = 'check that the server runs, that target.base_url is its address, and that this machine can reach it'
const addressFixes: Record<string, string> = {
  TARGET_UNREACHABLE: reach,
  TARGET_TIMEOUT: 'raise pacing.timeout_seconds, or check why the server is slow',
  TARGET_UNTRUSTED: 'give its certificate authority in the environment variable NODE_EXTRA_CA_CERTS',
}

/** Whether the target answers at its address, from the main client's list of countries. */
export function addressLine(exchange: Exchange): DoctorLine {
  const subject = 'address'
  const { url } = exchange.request
  const { trouble, answer } = exchange
  if (!answer) {
    const code = trouble?.code ?? 'TARGET_UNREACHABLE'
    return problem(subject, `${url} gives no answer (${code})`, addressFixes[code] ?? trouble?.message ?? reach)
  }
  const name = classOf(exchange)
  if (name === 'RouteNotFound' || (answer.status === 404 && name === undefined)) {
    const said = `${url} is unknown to the server (${outcomeOf(exchange)})`
    return problem(subject, said, 'check target.base_url and its path prefix, or build this route first')
  }
  if (answer.status >= 300 && answer.status <= 399) {
    const said = `${url} redirects to another address (status ${answer.status})`
    return problem(subject, said, 'write the final address as target.base_url')
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

/** The difference of the target's clock and the local one: above 30 seconds is a warning, above 5 minutes an error. */
export function clockLine(reading: ClockReading | undefined): DoctorLine {
  const subject = 'clock'
  if (!reading) {
    const fix = 'make the server send one; without it, Expires-at may be wrong'
    return warning(subject, 'the server sends no Date header', fix)
  }
  const fix = 'correct the clock of this machine or of the server; a run follows the server’s Date header'
  const apartSeconds = Math.max(0, Math.abs(reading.offsetMs) - reading.uncertaintyMs) / 1000
  const said = `the server is ${spanText(apartSeconds)} ${reading.offsetMs > 0 ? 'ahead' : 'behind'}`
  if (apartSeconds > 300) return problem(subject, said, fix)
  if (apartSeconds > 30) return warning(subject, said, fix)
  return ok(subject, apartSeconds < 1 ? 'differs from the server by less than 1 s' : said)
}

/** Whether the control port answers and offers what the profile states. */
export function controlLine(control: NonNullable<Profile['control']>, exchange: Exchange): DoctorLine {
  const subject = 'control port'
  if (!isSuccess(exchange)) {
    const fix = 'check control.base_url and control.token, or leave control out'
    return problem(subject, `gives ${outcomeOf(exchange)}`, fix)
  }
  const offers = (dataOf(exchange) as { offers?: unknown } | null | undefined)?.offers
  if (!Array.isArray(offers)) return warning(subject, 'does not list what it offers', 'see docs/control-port.md')
  const lacking = control.offers.filter((offer) => !offers.includes(offer))
  if (lacking.length > 0) {
    return problem(subject, `does not offer ${lacking.join(', ')}`, 'remove that from control.offers')
  }
  const unused = controlOffers.filter((offer) => offers.includes(offer) && !control.offers.includes(offer))
  if (unused.length > 0) return warning(subject, `also offers ${unused.join(', ')}`, 'add that to control.offers')
  return ok(subject, `offers ${control.offers.join(', ')}`)
}

/**
 * Whether the profile's pacing suits the target, with the time for a thousand requests. Of the doctor's requests,
 * `rateLimited` were answered with 429.
 */
export function pacingLine(
  { pacing, control }: Profile,
  { durationsMs, rateLimited }: { durationsMs: number[]; rateLimited: number },
): DoctorLine {
  const subject = 'pacing'
  const bound = pacing.requests_per_second
  if (rateLimited > 0) {
    const said = `the server answered 429 to ${rateLimited} of the doctor's requests`
    if (control?.offers.includes('rate-limits')) return ok(subject, `${said}; a run switches its limits off`)
    const slower = bound === null ? 5 : Math.max(0.5, bound / 2)
    const fix = `write pacing.requests_per_second: ${slower}`
    return warning(subject, said, fix)
  }
  if (durationsMs.length === 0) return warning(subject, 'no request was timed', 'see the lines above')
  const sorted = durationsMs.toSorted((a, b) => a - b)
  const usual = sorted[Math.floor(sorted.length / 2)]!
  const slowest = sorted.at(-1)!
  if (slowest > pacing.timeout_seconds * 500) {
    const fix = `write pacing.timeout_seconds: ${Math.ceil(slowest / 250)}`
    return warning(subject, `an answer took ${Math.round(slowest)} ms of the ${pacing.timeout_seconds} s allowed`, fix)
  }
  const reachable = (pacing.concurrent_requests * 1000) / Math.max(usual, 1)
  const perSecond = Math.min(bound ?? Infinity, reachable)
  const limit = bound === null ? 'no limit' : `${bound} requests per second`
  const pace = `an answer takes about ${Math.round(usual)} ms; with ${limit} and ${pacing.concurrent_requests} concurrent`
  return ok(subject, `${pace}, 1000 requests take about ${spanText(1000 / perSecond, Math.ceil)}`)
}

function spanText(seconds: number, whole = Math.round): string {
  return seconds < 120 ? `${whole(seconds)} s` : `${Math.round(seconds / 60)} min`
}
