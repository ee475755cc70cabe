import { headerOf, type Exchange, type ReceivedAnswer, type TransportError, sharedBody } from '../../core/exchange.ts'
import { countTransportError, type ClientStats } from './client-stats.ts'
import { mayBeResent, type KeptSockets } from './kept-sockets.ts'
import { gatewayProblem } from './gateway-answer.ts'
import { nestingProblem } from './nesting.ts'
import { readAnswer, sentRequest } from './record.ts'
import type { Gate } from './pacing/gate.ts'
import { createSlots } from './pacing/slots.ts'
import type { PreparedRequest } from './prepare.ts'
import { pauseMsOf } from './pacing/retry-after.ts'
import { createSilentRoutes } from './silent-routes.ts'
import type { TargetClock } from './pacing/target-clock.ts'
import { transmit } from './transmit.ts'
import { mayPass, transportErrorOf } from './transport-error.ts'
import type { WireOptions, WireOutcome } from './wire.ts'

/** The properties that decide a request's turn. */
type Way = Pick<PreparedRequest, 'pace' | 'burst' | 'route'>

/** Called just before a request is sent. The returned function is called with the exchange. */
export type RequestNotes = (prepared: PreparedRequest) => ((exchange: Exchange) => void) | undefined

interface DeliveryParts {
  gate: Gate
  clock: TargetClock
  connections: KeptSockets
  stats: ClientStats
  wire: Omit<WireOptions, 'agent'>
  /** Why nothing more may be sent to the target; undefined otherwise. */
  stopped: () => string | undefined
  /** The current limit of the wait for an answer, in milliseconds. */
  mostMs: () => number
  notes?: RequestNotes
  /** Called once with the name of each route that does not answer. */
  tellSilent?: ((route: string) => void) | undefined
  lastNumber: number
}

/** A target that asks to wait so often asks for a slower profile. */
const mostRateLimitedTries = 6
/** How long the control port may take to restore the clock after the end of the run's time. */
const puttingBackMs = 2000

/**
 * Returns the function that delivers a request: it waits for the turn, sends, and records. It tries again where the
 * target asks for a pause, and once more where a safe request got no answer. `make` is called at the turn, so that
 * Expires-at counts from the moment of sending.
 */
export function createDelivery({
  gate,
  clock,
  connections,
  stats,
  wire,
  stopped,
  mostMs,
  notes,
  tellSilent,
  lastNumber,
}: DeliveryParts) {
  const silent = createSilentRoutes(tellSilent)
  const slots = createSlots()
  let controlIsGone = false
  let number = lastNumber
  const noted = new Map<string, (exchange: Exchange) => void>()

  async function once(
    make: () => PreparedRequest,
    { pace, burst }: Way,
    id: string,
    repeats: readonly string[],
  ): Promise<[PreparedRequest, Exchange]> {
    const gated = stopped() === undefined && !burst
    const waited = burst ? gate.pass() : gated ? await gate.enter() : undefined
    try {
      if (pace && gated && !waited) await slots.turn(pace)
      const prepared = make()
      // Changes through the control port are undone even after the budget is spent, unless the port no longer answers.
      const gone = prepared.elsewhere && controlIsGone ? gate.closed() : undefined
      const refused = prepared.elsewhere ? gone : (waited ?? interruption(prepared) ?? silent.trouble(prepared.route))
      const began = Date.now()
      const beganTick = performance.now()
      const noting = refused ? undefined : notes?.(prepared)
      if (noting) noted.set(id, noting)
      const outcome = refused ? undefined : await transmitOnce(prepared, repeats.length > 0)
      const record = {
        id,
        at: new Date(began).toISOString(),
        durationMs: Math.round((performance.now() - beganTick) * 100) / 100,
        ...(repeats.length > 0 && { repeats: [...repeats] }),
      }
      if (!outcome) return [prepared, { ...record, request: sentRequest(prepared, prepared.headers), trouble: refused }]
      if (prepared.elsewhere) controlIsGone = outcome.answer === undefined
      const request = sentRequest(prepared, outcome.sentHeaders)
      if (!outcome.answer) {
        const error: NodeJS.ErrnoException = outcome.error ?? new Error('No answer came')
        const cut = error.code === 'ETIME' && !prepared.elsewhere ? gate.closed() : undefined
        const trouble =
          interruption(prepared) ?? cut ?? transportErrorOf(error, outcome.receivedBytes, mostMs() < wire.timeoutMs)
        return [prepared, { ...record, request, trouble }]
      }
      const answer = readAnswer(outcome.answer)
      const tooDeep = nestingProblem(outcome.answer.bytes, sharedBody(answer))
      const trouble = tooDeep ?? gatewayProblem(answer)
      if (trouble) return [prepared, { ...record, request, trouble }]
      if (!prepared.elsewhere) learnTime(clock, answer.headers, began)
      else if (prepared.method !== 'GET') learnFromControl(clock, answer.json, began)
      return [prepared, { ...record, request, answer }]
    } finally {
      if (gated && !waited) gate.leave()
    }
  }

  async function transmitOnce(prepared: PreparedRequest, isFresh: boolean): Promise<WireOutcome> {
    const agent = prepared.burst || isFresh ? connections.freshFor(prepared) : connections.agentFor(prepared)
    stats.requests += 1
    const beganMs = performance.now()
    const outcome = await transmit(prepared, { ...wire, timeoutMs: patienceFor(prepared), agent })
    stats.answerMs += performance.now() - beganMs
    stats.bytesReceived += outcome.answer?.bytes.length ?? 0
    return outcome
  }

  /** The wait ends with the run's time, so that a slow target does not prolong the run. */
  function patienceFor({ elsewhere }: PreparedRequest): number {
    const leftMs = Math.ceil(gate.leftMs()) + 1
    if (elsewhere) return Math.min(wire.timeoutMs, Math.max(leftMs, puttingBackMs))
    return Math.max(1, Math.min(wire.timeoutMs, mostMs(), leftMs))
  }

  function interruption({ elsewhere }: PreparedRequest): TransportError | undefined {
    const why = elsewhere ? undefined : stopped()
    return why === undefined ? undefined : { code: 'RUN_INTERRUPTED', message: why }
  }

  return async (make: () => PreparedRequest, way: Way): Promise<Exchange> => {
    number += 1
    const id = `x${number}`
    const repeats: string[] = []
    let wasResent = false
    for (let tries = 1; ; tries += 1) {
      const [prepared, exchange] = await once(make, way, id, repeats)
      if (!way.burst) silent.note(way.route, exchange)
      noted.get(id)?.(exchange)
      noted.delete(id)
      if (!wasResent && mayComeAgain(prepared, exchange.trouble)) {
        wasResent = true
        repeats.push(`No answer came (${exchange.trouble.code}); sent once more on a new connection`)
        continue
      }
      if (exchange.trouble) countTransportError(stats, exchange.request, exchange.trouble)
      if (!exchange.answer || !asksToWait(exchange.answer)) return exchange
      stats.rateLimited += 1
      if (prepared.rateLimited === 'wanted') return exchange
      const { status } = exchange.answer
      if (tries === mostRateLimitedTries) {
        const message = `The target asked to come again later (status ${status}) in ${tries} tries in a row. Lower pacing.requests_per_second.`
        const { answer: _unwanted, ...rest } = exchange
        const trouble = { code: 'RATE_LIMITED', message }
        countTransportError(stats, exchange.request, trouble)
        return { ...rest, trouble }
      }
      const pauseMs = pauseMsOf(exchange.answer.headers, tries, clock.secondsNow() * 1000)
      repeats.push(`The target asked to come again later (status ${status}); waited ${pauseMs} ms`)
      gate.pause(pauseMs)
    }
  }
}

/** Whether a request is sent once more: it is safe, got no answer, and no check counts how often it is sent. */
function mayComeAgain(prepared: PreparedRequest, trouble: TransportError | undefined): trouble is TransportError {
  const isMeasured = prepared.burst || prepared.rateLimited === 'wanted'
  return mayPass(trouble) && mayBeResent(prepared) && !isMeasured
}

function learnTime(clock: TargetClock, headers: Array<[string, string]>, sentMs: number): void {
  clock.learn(headerOf({ headers }, 'date'), sentMs, Date.now())
}

/** Any change through the control port may have moved the target's clock; some answers say how far. */
function learnFromControl(clock: TargetClock, json: unknown, sentMs: number): void {
  const { now, offset_seconds } =
    (json as { data?: { now?: unknown; offset_seconds?: unknown } } | undefined)?.data ?? {}
  if (typeof now === 'string' && typeof offset_seconds === 'number')
    clock.learnFromControl({ now, offset_seconds }, sentMs, Date.now())
  else clock.forget()
}

const classes = new Set<unknown>(['RateLimitExceeded', 'TooManyRequests'])

/**
 * Whether a target asks to try again later: by status 429, or by an error class whose status the documents do not state
 * for every version. Source: Account information / Errors.
 */
export function asksToWait({ status, json }: Pick<ReceivedAnswer, 'status' | 'json'>): boolean {
  if (status === 429) return true
  if (status < 400 || status > 499 || typeof json !== 'object' || json === null) return false
  const { error_class, error } = json as { error_class?: unknown; error?: unknown }
  const inner = typeof error === 'object' && error !== null ? (error as { class?: unknown }).class : undefined
  return classes.has(error_class) || classes.has(inner)
}
