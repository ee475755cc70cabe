import type { CheckDecided, CheckStarted, JournalEvent } from '../core/journal-events.ts'
import type { Forecast } from '../harness/evaluation/forecast.ts'
import { addressOf } from '../requirements/address-of.ts'
import { count } from '../harness/reasons/count.ts'
import { checkNames, keyOfCheck, ownPart } from '../harness/run/shard.ts'
import { createForesight, type Foresight } from './foresight.ts'
import { forecastLine, span } from './forecast-line.ts'
import type { Screen } from './asked/screen.ts'

/** How much of a run is shown while it goes on: its conclusion only, what happens now and then, or every check. */
export type Shown = 'quiet' | 'usual' | 'verbose'

export interface Progress {
  /** Sees every event of the run, or of all parts of it that go on at the same time. */
  see: (event: JournalEvent) => void
  /** Learns what the run should take. Says it where that is long, corrected by what the first checks took. */
  foresee: (forecast: Forecast, budgetSeconds: number) => void
  /** Shows nothing more. */
  stop: () => void
}

const everyLogMs = 10_000
const everyLiveMs = 1000
/** How often the live line is drawn anew at most while a check goes on. */
const everyDrawnMs = 100
/** A check that goes on for longer than this is one that is waited for. */
const longMs = 5000
/** How much of a run, and for how long, goes on before it is said how long the rest takes. */
const warmUp = { share: 0.1, leastMs: 2000, mostMs: 10_000 }
/** What is too short for a forecast, in seconds. */
const leastSaid = 5

/**
 * Shows how a run goes. On a terminal a live line: checks done and failed, how many a minute, the time that is left, and
 * what is waited for; failures stay above it. In a log a line every ten seconds at most. Texts are masked.
 */
export function createProgress(
  screen: Screen,
  masker: { mask: (text: string) => string },
  shown: Shown = 'usual',
  nowMs: () => number = () => performance.now(),
): Progress {
  const isLog = screen.columns === undefined
  const going = new Map<string, { started: CheckStarted; sinceMs: number }>()
  /** When the first check began: how long the start takes says nothing about the checks. */
  let beganMs: number | undefined
  let loggedMs = nowMs()
  const planned = new Set<string>()
  let done = 0
  let kept = 0
  let failed = 0
  let foreseen: Foresight | undefined
  let warmUpMs = warmUp.mostMs
  let budgetSeconds = Infinity
  let isSaid = false
  let drawnMs = -Infinity
  const timer = isLog || shown === 'quiet' ? undefined : setInterval(live, everyLiveMs).unref()

  function spentMs(): number {
    return nowMs() - (beganMs ?? nowMs())
  }

  function counts(): string {
    const own = done - kept
    const seconds = foreseen?.left(nowMs()) ?? (spentMs() / own / 1000) * Math.max(0, planned.size - done)
    const left = own === 0 || spentMs() < warmUpMs ? '' : `, about ${span(seconds)} left`
    const perMinute = own === 0 || spentMs() < 1000 ? '' : `, ${Math.round((own * 60_000) / spentMs())} a minute`
    return `${done} of ${count(planned.size, 'check')}, ${failed} failed${perMinute}${done < planned.size ? left : ''}`
  }

  /** The check that goes on for longest: what is waited for, where that is long. */
  function underWay(): string {
    const [oldest] = going.values()
    if (!oldest) return ''
    const { started, sinceMs } = oldest
    const longer = nowMs() - sinceMs
    const waited = longer < longMs ? '' : ` (for ${span(longer / 1000)})`
    return `; ${started.interface} ${started.check.replace(/^features\//, '')}${waited}`
  }

  function live(): void {
    drawnMs = nowMs()
    if (planned.size > 0) screen.live(masker.mask(`${counts()}${underWay()}`))
  }

  function sayForecast(): void {
    if (isSaid || !foreseen || spentMs() < warmUpMs) return
    isSaid = true
    const left = foreseen.left(nowMs())
    if (left >= leastSaid) screen.line(forecastLine(foreseen.forecast, left, budgetSeconds))
  }

  function decided(event: CheckDecided): void {
    const key = keyOfCheck(event.interface, event.check)
    // What observers found of all exchanges is decided too.
    if (planned.has(key)) done += 1
    foreseen?.decided(key, event.durationMs)
    sayForecast()
    going.delete(key)
    if (event.verdict === 'failed') {
      failed += 1
      const addresses = event.requirements.map((id) => addressOf(id, event.interface)).join(', ')
      if (!isLog || shown === 'verbose') screen.line(masker.mask(`${addresses}: ${event.reason}`), '✗ failed')
    } else if (shown === 'verbose') screen.line(masker.mask(`${event.verdict}  ${event.interface}  ${event.check}`))
    if (!isLog || nowMs() - loggedMs < everyLogMs) return
    loggedMs = nowMs()
    screen.line(masker.mask(`${counts()}${underWay()}`))
  }

  return {
    see(event) {
      if (shown === 'quiet') return
      if (event.type === 'run-started')
        for (const [name, checks] of checkNames(ownPart(event).planned))
          for (const check of checks) planned.add(keyOfCheck(name, check))
      if (event.type === 'run-resumed') done = kept = event.kept
      if (event.type === 'check-started') {
        beganMs ??= nowMs()
        going.set(keyOfCheck(event.interface, event.check), { started: event, sinceMs: nowMs() })
        foreseen?.started(keyOfCheck(event.interface, event.check), nowMs())
      }
      if (event.type === 'check-decided') decided(event)
      // Requests come by the hundred; drawn for each, a remote terminal flickers.
      if (!isLog && (event.type === 'check-started' || nowMs() - drawnMs >= everyDrawnMs)) live()
    },
    foresee(forecast, budget) {
      if (shown === 'quiet') return
      foreseen = createForesight(forecast)
      const share = foreseen.left(nowMs()) * 1000 * warmUp.share
      warmUpMs = Math.min(warmUp.mostMs, Math.max(warmUp.leastMs, share))
      budgetSeconds = budget
    },
    stop() {
      clearInterval(timer)
    },
  }
}
