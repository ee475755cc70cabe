import type { CheckDecided, CheckStarted, JournalEvent } from '../core/journal-events.ts'
import { addressOf } from '../requirements/address-of.ts'
import { count } from '../harness/reasons/count.ts'
import { checkNames, keyOfCheck, ownPart } from '../harness/run/shard.ts'
import type { Screen } from './asked/io.ts'
import type { WorkersChosen } from '../core/workers-chosen.ts'

/** What is shown during a run: the conclusion only, occasional progress, or every check. */
export type Shown = 'quiet' | 'usual' | 'verbose'

export interface Progress {
  /** Takes every event of the run, also of its concurrent parts. */
  see: (event: JournalEvent) => void
  stop: () => void
}

/** A log of a CI keeps each line. */
const everyLogMs = 10_000
/** A person reads one line in this time. */
const everyLiveMs = 1000
/** The least time between two drawings of the live line during a check. */
const everyDrawnMs = 100
/** After this time, a check is shown as the one to wait for. */
const longMs = 5000
/** The time and the checks after which the remaining time is said: the first checks prepare what others share. */
const warmUpMs = 10_000
const leastChecks = 3
/** A shorter remaining time, in seconds, is not said: what is left then waits, and nobody knows how long. */
const leastSaid = 5

/**
 * Shows a run's progress. A terminal has a live line: checks done and failed, checks a minute, remaining time, and the
 * longest check; failures stay above it. A log gets a line every ten seconds at most. Texts are masked.
 */
export function createProgress(
  screen: Screen,
  masker: { mask: (text: string) => string },
  shown: Shown = 'usual',
  nowMs: () => number = () => performance.now(),
): Progress {
  const isLog = screen.columns === undefined
  const going = new Map<string, { started: CheckStarted; sinceMs: number }>()
  /** The start of the first check: the time before says nothing about checks. */
  let beganMs: number | undefined
  let loggedMs = nowMs()
  const planned = new Set<string>()
  let done = 0
  let kept = 0
  let failed = 0
  let drawnMs = -Infinity
  const timer = isLog || shown === 'quiet' ? undefined : setInterval(live, everyLiveMs).unref()

  function spentMs(): number {
    return nowMs() - (beganMs ?? nowMs())
  }

  function isEarly(): boolean {
    return done - kept < leastChecks || spentMs() < warmUpMs
  }

  function counts(): string {
    const own = done - kept
    const seconds = (spentMs() / own / 1000) * Math.max(0, planned.size - done)
    const left = isEarly() || seconds < leastSaid ? '' : `, about ${span(seconds)} left`
    const perMinute = own === 0 || spentMs() < 1000 ? '' : `, ${Math.round((own * 60_000) / spentMs())} a minute`
    return `${done} of ${count(planned.size, 'check')}, ${failed} failed${perMinute}${done < planned.size ? left : ''}`
  }

  /** The oldest running check, if it is slow. */
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

  function decided(event: CheckDecided): void {
    const key = keyOfCheck(event.interface, event.check)
    // Decisions of observers are not in the plan.
    if (planned.has(key)) done += 1
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
      }
      if (event.type === 'check-decided') decided(event)
      // Hundreds of requests a second would make a remote terminal flicker.
      if (!isLog && (event.type === 'check-started' || nowMs() - drawnMs >= everyDrawnMs)) live()
    },
    stop() {
      clearInterval(timer)
    },
  }
}

/** A time in a readable unit. */
export function span(seconds: number): string {
  if (seconds < 90) return count(Math.max(1, Math.round(seconds)), 'second')
  const minutes = Math.round(seconds / 60)
  return minutes < 120 ? count(minutes, 'minute') : count(Math.round(minutes / 60), 'hour')
}

/** A line about the number of concurrent checks and its reason. */
export function workersLine({ workers, roundTripMs }: WorkersChosen): string {
  const why =
    roundTripMs === 0 ? 'how long an answer takes is not known' : `an answer takes ${count(roundTripMs, 'millisecond')}`
  return `${count(workers, 'check')} at a time: ${why}. --workers or pacing.workers says another number; a higher one saves time where fetches are slow.`
}
