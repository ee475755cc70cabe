import { headerOf } from '../../core/header-of.ts'
import { type ClientStats, countTransportError } from './client-stats.ts'
import { clockProblem } from './clock-problem.ts'
import { mayBeResent, type KeptSockets } from './kept-sockets.ts'
import type { Exchange, TransportError } from '../../core/exchange.ts'
import { sharedBody } from '../../core/shared-body.ts'
import { gatewayProblem } from './gateway-answer.ts'
import { nestingProblem } from './nesting.ts'
import { readAnswer, sentRequest } from './record.ts'
import type { Gate } from './pacing/gate.ts'
import { createSlots } from './pacing/slots.ts'
import type { PreparedRequest } from './prepare.ts'
import { asksToWait } from './pacing/asks-to-wait.ts'
import { pauseMsOf } from './pacing/retry-after.ts'
import { createSilentRoutes } from './silent-routes.ts'
import type { TargetClock } from './pacing/target-clock.ts'
import { transmit } from './transmit.ts'
import { mayPass, transportErrorOf } from './transport-error.ts'
import type { WireOptions, WireOutcome } from './wire.ts'

/** How a request takes its turn. */
type Way = Pick<PreparedRequest, 'pace' | 'burst' | 'route'>

/** Sees a request just before it goes out; what it gives sees what came of it. */
export type RequestNotes = (prepared: PreparedRequest) => ((exchange: Exchange) => void) | undefined

interface DeliveryParts {
  gate: Gate
  clock: TargetClock
  connections: KeptSockets
  stats: ClientStats
  wire: Omit<WireOptions, 'agent'>
  /** Why nothing more may be sent to the target; undefined while it may. */
  stopped: () => string | undefined
  /** The longest wait for an answer of the target at present, in milliseconds. */
  mostMs: () => number
  notes?: RequestNotes
  /** Is given the name of a route that gives no answer, once. */
  tellSilent?: ((route: string) => void) | undefined
  lastNumber: number
}

const mostRateLimitedTries = 6
/** How long the control port may take to put back what was moved, once the time of the run is over. */
const puttingBackMs = 2000

/**
 * Gives the function that brings a request to its end: waits for its turn, sends, tries again when the target asks
 * for a pause, sends once more what got no answer and changes nothing, and records. `make` is called at the turn, so that Expires-at counts from the moment of sending.
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
      // What was moved at the control port is put back even when the budget is spent, unless the port is gone as well.
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
        const trouble = interruption(prepared) ?? cut ?? transportErrorOf(error, outcome.receivedBytes)
        return [prepared, { ...record, request, trouble }]
      }
      const answer = readAnswer(outcome.answer)
      const tooDeep = nestingProblem(outcome.answer.bytes, sharedBody(answer))
      const trouble = tooDeep ?? gatewayProblem(answer) ?? clockProblem(prepared, answer, clock.followed())
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

  /** No longer than the time of the run lasts: a target that keeps it waiting does not make the run any longer. */
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

/** Whether a request is sent once more: it changes nothing, no answer came, and nobody measures how often it is sent. */
function mayComeAgain(prepared: PreparedRequest, trouble: TransportError | undefined): trouble is TransportError {
  const isMeasured = prepared.burst || prepared.rateLimited === 'wanted'
  return mayPass(trouble) && mayBeResent(prepared) && !isMeasured
}

function learnTime(clock: TargetClock, headers: Array<[string, string]>, sentMs: number): void {
  clock.learn(headerOf({ headers }, 'date'), sentMs, Date.now())
}

/** Whatever changes something at the control port may have moved the target's clock; some of it says how far. */
function learnFromControl(clock: TargetClock, json: unknown, sentMs: number): void {
  const { now, offset_seconds } =
    (json as { data?: { now?: unknown; offset_seconds?: unknown } } | undefined)?.data ?? {}
  if (typeof now === 'string' && typeof offset_seconds === 'number')
    clock.learnFromControl({ now, offset_seconds }, sentMs, Date.now())
  else clock.forget()
}
