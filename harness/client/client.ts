import type { Profile } from '../profile/profile.ts'
import { openSockets, type KeptSockets } from './kept-sockets.ts'
import { createDelivery, type RequestNotes } from './deliver.ts'
import type { Draft } from './draft.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import { NewestSecrets } from './newest-secrets.ts'
import { createGate } from './pacing/gate.ts'
import { createMasker, type Masker } from './masking/mask.ts'
import { secretsOf } from '../profile/secrets-of.ts'
import { prepare, willBeSigned, type PreparedRequest } from './prepare.ts'
import type { ClientStats } from './client-stats.ts'
import { createTargetClock, type ClockReading } from './pacing/target-clock.ts'
import { getHeapStatistics } from 'node:v8'

interface ClientOptions {
  profile: Profile
  /** Learns the secrets of every exchange, so that later output hides them. A new one when absent. */
  masker?: Masker
  /** Called with every exchange at its end, unmasked: it must write nothing. */
  onExchange?: (exchange: Exchange) => void
  /** Called with every request before it is sent, and then with its answer. */
  notes?: RequestNotes
  /** Called once with the name of each route that does not answer. */
  tellSilent?: (route: string) => void
  /** The number of the last exchange of a continued run; 0 when absent. */
  lastNumber?: number
}

/** The only way in which a run sends requests to its target: paced, signed, recorded. */
export interface Client {
  /** Knows the secrets of every exchange so far. All output about answers goes through it. */
  readonly masker: Masker
  /**
   * Prepares a request and sends it when its turn comes. A transport error is recorded in the exchange and never
   * thrown.
   * @throws ClientError CLIENT_MISSING, SIGNING_KEY_MISSING or SIGNING_KEY_UNREADABLE when the profile cannot serve the
   * draft
   */
  send(draft: Draft): Promise<Exchange>
  /** Passes the hosted pages that a user saw to observers; absent where there are none. */
  visited?(pages: readonly Exchange[]): void
  /** Passes a callback for an interface to observers; absent where there are none. */
  hears?(name: InterfaceName, callback: { kind: string; json: unknown; exchange: Exchange }): void
  /** Sends a request with final bytes, as after `alter`. */
  sendPrepared(prepared: PreparedRequest): Promise<Exchange>
  /** Makes the final bytes of a request by the target's clock. Asks for the time first where it is unknown. */
  prepare(draft: Draft): Promise<PreparedRequest>
  /** The target's time in whole seconds; local time until an answer showed it. */
  secondsNow(): number
  clock(): ClockReading | undefined
  /** Milliseconds until the time budget ends, negative after its end. None once the client was stopped. */
  leftMs(): number
  stats(): ClientStats
  /** Limits the wait for each answer from now on. Undefined restores the profile's limit. */
  hurry(mostMs: (() => number) | undefined): void
  /**
   * Sends no further request to the target and aborts those under way. `why` is recorded in each. The control port
   * stays usable, so that a moved clock can be reset.
   */
  stop(why: string): void
  /** Why the client was stopped; undefined before that. */
  stopped(): string | undefined
  close(): Promise<void>
}

/** A client for one target with the pace and budget of its profile. */
export function createClient({
  profile,
  masker = createMasker(secretsOf(profile)),
  onExchange,
  notes,
  tellSilent,
  lastNumber = 0,
}: ClientOptions): Client {
  const { pacing, budget } = profile
  const stats: ClientStats = {
    requests: 0,
    answerMs: 0,
    bytesReceived: 0,
    rateLimited: 0,
    transportErrorKinds: {},
  }
  const clock = createTargetClock()
  const loginSecrets = new NewestSecrets()
  const connections: KeptSockets = openSockets(pacing.concurrent_requests)
  const gate = createGate({
    requestsPerSecond: pacing.requests_per_second,
    concurrentRequests: pacing.concurrent_requests,
    requests: budget.requests,
    seconds: budget.seconds,
  })
  const wire = { timeoutMs: pacing.timeout_seconds * 1000, maxAnswerBytes: answerLimitBytes() }
  let stopped: string | undefined
  let mostMs: (() => number) | undefined
  const deliver = createDelivery({
    gate,
    clock,
    connections,
    stats,
    wire,
    stopped: () => stopped,
    mostMs: () => mostMs?.() ?? wire.timeoutMs,
    ...(notes && { notes }),
    tellSilent,
    lastNumber,
  })
  let clockAsked: Promise<Exchange> | undefined
  let hasNoClock = false
  let hasShownTime = false

  const made = (draft: Draft) => prepare(loginSecrets.renewed(draft), profile, clock.secondsNow())

  async function exchange(
    make: () => PreparedRequest,
    way: Pick<Draft, 'pace' | 'burst' | 'route'>,
  ): Promise<Exchange> {
    const outcome = await deliver(make, way)
    hasShownTime ||= clock.reading() !== undefined
    masker.learnFrom(outcome)
    loginSecrets.learn(outcome)
    onExchange?.(outcome)
    return outcome
  }

  /** The first signature needs the target's time. Any answer shows it; without one, this request without keys asks. */
  async function askClock(): Promise<void> {
    if (clock.reading() || hasNoClock) return
    const draft: Draft = {
      name: 'ask the time',
      method: 'GET',
      path: '/',
      headers: {},
      as: 'nobody',
      signing: 'unsigned',
    }
    clockAsked ??= exchange(() => prepare(draft, profile, 0), {})
    const { answer } = await clockAsked
    clockAsked = undefined
    if (answer && !hasShownTime) hasNoClock = clock.reading() === undefined
  }

  return {
    masker,
    async send(draft) {
      if (willBeSigned(draft, profile)) await askClock()
      return exchange(() => made(draft), draft)
    },
    sendPrepared: (prepared) => exchange(() => prepared, prepared),
    async prepare(draft) {
      if (willBeSigned(draft, profile)) await askClock()
      return made(draft)
    },
    secondsNow: () => clock.secondsNow(),
    clock: () => clock.reading(),
    leftMs: () => gate.leftMs(),
    stats: () => ({ ...stats }),
    hurry(most) {
      mostMs = most
    },
    stop(why) {
      stopped ??= why
      gate.stop({ code: 'RUN_INTERRUPTED', message: why })
      connections.close()
    },
    stopped: () => stopped,
    close: async () => connections.close(),
  }
}

/** The longest documented list, a thousand rows, has half a megabyte. */
const mostAnswerBytes = 20_000_000

/**
 * The longest answer that this process reads. The text and the parsed value take about ten times the bytes, and several
 * answers are in memory together.
 */
export function answerLimitBytes(): number {
  return Math.min(mostAnswerBytes, Math.floor(getHeapStatistics().heap_size_limit / 200))
}
