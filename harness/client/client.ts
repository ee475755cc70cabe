import type { Profile } from '../profile/profile.ts'
import { type KeptSockets, openSockets } from './kept-sockets.ts'
import { answerLimitBytes } from './answer-limit.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import { because } from '../reasons/because.ts'
import { createDelivery, type RequestNotes } from './deliver.ts'
import type { Draft } from './draft.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import { createGate } from './pacing/gate.ts'
import { createMasker, type Masker } from './masking/mask.ts'
import { secretsOf } from '../profile/secrets-of.ts'
import { type PreparedRequest, prepare, willBeSigned } from './prepare.ts'
import type { ClientStats } from './client-stats.ts'
import { createTargetClock, type ClockReading, type FollowedClock } from './pacing/target-clock.ts'

export interface ClientOptions {
  profile: Profile
  /** Learns the secrets of every exchange, so that whatever is written later hides them; one of its own when absent. */
  masker?: Masker
  /** Sees every exchange as it ends, unmasked: it must write nothing. */
  onExchange?: (exchange: Exchange) => void
  /** Sees every request before it goes out, and then its answer. */
  notes?: RequestNotes
  /** Is given the name of a route that gives no answer, once. */
  tellSilent?: (route: string) => void
  /** The number of the last exchange, where a run goes on; 0 when absent. */
  lastNumber?: number
}

/** The one way in which a run speaks to its target: paced, signed, recorded. */
export interface Client {
  /** Knows the secrets of every exchange so far: what is said of an answer goes through it. */
  readonly masker: Masker
  /**
   * Prepares and sends a request when its turn comes. A transport error is recorded in the exchange, never thrown.
   * @throws ClientError CLIENT_MISSING, SIGNING_KEY_MISSING or SIGNING_KEY_UNREADABLE when the profile cannot serve the draft
   */
  send(draft: Draft): Promise<Exchange>
  /** Is told of the hosted pages that a user was shown, where observers look on; absent where none do. */
  visited?(pages: readonly Exchange[]): void
  /** Is told of a callback that came for an interface, where observers look on; absent where none do. */
  hears?(name: InterfaceName, callback: { kind: string; json: unknown; exchange: Exchange }): void
  /** Sends a request of settled bytes, as after `alter`. */
  sendPrepared(prepared: PreparedRequest): Promise<Exchange>
  /** Settles the bytes of a request by the target's clock, which is asked first when it is not known. */
  prepare(draft: Draft): Promise<PreparedRequest>
  /**
   * The target's time in whole seconds; local time until an answer showed it.
   * @throws CheckStopped (inconclusive) where it is not known by which clock the target goes
   */
  secondsNow(): number
  clock(): ClockReading | undefined
  /** Milliseconds until the budget of time ends, below zero once it has; none once the client was stopped. */
  leftMs(): number
  stats(): ClientStats
  /** Waits no longer than this for each answer from now on, and as long as the profile allows where it is undefined. */
  hurry(mostMs: (() => number) | undefined): void
  /** Goes by this clock from now on; by that of Date headers until it is called. */
  followClock(which: FollowedClock): void
  /**
   * Lets no further request go to the target, and breaks off those under way; `why` is recorded in each of them. The control
   * port is still spoken to, so that a moved clock can be put back.
   */
  stop(why: string): void
  /** Why the client was stopped; undefined while it was not. */
  stopped(): string | undefined
  /** Closes the kept connections. */
  close(): Promise<void>
}

/** A client for one target, within the pace and the budget of its profile. */
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

  async function exchange(
    make: () => PreparedRequest,
    way: Pick<Draft, 'pace' | 'burst' | 'route'>,
  ): Promise<Exchange> {
    const outcome = await deliver(make, way)
    hasShownTime ||= clock.reading() !== undefined
    masker.learnFrom(outcome)
    onExchange?.(outcome)
    return outcome
  }

  /** The target's time is needed before the first signature. Any answer shows it; this asks, without keys, when none has. */
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
      return exchange(() => prepare(draft, profile, clock.secondsNow()), draft)
    },
    sendPrepared: (prepared) => exchange(() => prepared, prepared),
    async prepare(draft) {
      if (willBeSigned(draft, profile)) await askClock()
      return prepare(draft, profile, clock.secondsNow())
    },
    secondsNow() {
      const followed = clock.followed()
      if (followed === 'neither' || followed === 'unproven')
        throw new CheckStopped('inconclusive', because('clock-unknown', { followed }))
      return clock.secondsNow()
    },
    clock: () => clock.reading(),
    leftMs: () => gate.leftMs(),
    stats: () => ({ ...stats }),
    hurry(most) {
      mostMs = most
    },
    followClock: (which) => clock.follow(which),
    stop(why) {
      stopped ??= why
      gate.stop({ code: 'RUN_INTERRUPTED', message: why })
      connections.close()
    },
    stopped: () => stopped,
    close: async () => connections.close(),
  }
}
