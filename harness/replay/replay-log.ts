import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Records everything that a check cannot compute: times, drawn values, callbacks. In a replay it returns the recorded
 * values. They are plain data.
 */
export interface ReplayLog {
  /** Whether it replays, so that nothing waits. */
  readonly plays: boolean
  /** When the earliest remaining exchange of a check began, in milliseconds since 1970; absent outside a replay. */
  readonly earliest?: () => number
  /** The names of values that a scope needed and the log lacks; none outside a replay. */
  missed(scope: string): readonly string[]
  /** Notes that a scope continues with results of another one and misses what that one missed. */
  restOn(scope: string, other: string): void
  /** The value of `make`, or the recorded one. */
  reading<T>(scope: string, kind: string, make: () => T): T
  /** The same for asynchronous values. */
  outcome<T>(scope: string, kind: string, make: () => Promise<T>): Promise<T>
}

const going = new AsyncLocalStorage<{ replayLog: ReplayLog; scope: string }>()
/** The scope outside any check. */
const ofTheRun = 'run'
const smaller = ', smaller '
const setUp = 'once: '

/** Whether a scope lies outside any check: the start of the run, and parts of an outcome. */
export function isOfRun(scope: string): boolean {
  return scope === ofTheRun
}

export function scopeOfCheck(name: string, check: string): string {
  return `${name}, ${check}`
}

/** The interface and check of a scope, with the rest of its name; undefined for a scope outside any check. */
export function checkOfScope(scope: string): { interface: string; check: string } | undefined {
  const at = scope.indexOf(', ')
  return at < 0 || isOfSetUp(scope) ? undefined : { interface: scope.slice(0, at), check: scope.slice(at + 2) }
}

/** The scope for shrinking a property's case. Nothing rests on what it misses. */
export function scopeOfSmaller(property: string, number: number): string {
  return `${property}${smaller}${number}`
}

/** Whether a scope is one for shrinking. */
export function isOfSmaller(scope: string): boolean {
  return scope.includes(smaller)
}

/** The scope of a common set-up: for the checks of one interface, or of all where none is named. */
export function scopeOfSetUp(what: string, name?: string): string {
  return name === undefined ? `${setUp}${what}` : `${name}, ${setUp}${what}`
}

/** Whether a scope is a set-up for all interfaces. */
export function isOfTarget(scope: string): boolean {
  return scope.startsWith(setUp)
}

/** Whether a scope is a set-up for several checks. */
export function isOfSetUp(scope: string): boolean {
  return isOfTarget(scope) || scope.includes(`, ${setUp}`)
}

/** Runs an action whose readings use a replay log. */
export function withReplayLog<T>(replayLog: ReplayLog, act: () => Promise<T>): Promise<T> {
  return going.run({ replayLog, scope: ofTheRun }, act)
}

/**
 * Runs an action whose readings belong together: a check, or a common set-up. Their order within the scope is the same
 * in every run, but not relative to other scopes.
 */
export function inScope<T>(scope: string, act: () => T): T {
  const now = going.getStore()
  return now ? going.run({ ...now, scope }, act) : act()
}

export function scopeNow(): string {
  return going.getStore()?.scope ?? ofTheRun
}

/** Notes that the current scope uses results of another scope. */
export function restOn(scope: string): void {
  const now = going.getStore()
  now?.replayLog.restOn(now.scope, scope)
}

/** A value that a check cannot compute, such as a time. `kind` distinguishes the readings of a scope. */
export function reading<T>(kind: string, make: () => T): T {
  const now = going.getStore()
  return now ? now.replayLog.reading(now.scope, kind, make) : make()
}

/** The same for asynchronous values. Readings within `make` are part of the outcome and not recorded. */
export function outcome<T>(kind: string, make: () => Promise<T>): Promise<T> {
  const now = going.getStore()
  return now ? now.replayLog.outcome(now.scope, kind, () => going.exit(make)) : make()
}

/** The value of `make`, which is no plain data; undefined in a replay. An error of `make` is recorded. */
export async function madeLive<T>(kind: string, make: () => Promise<T>): Promise<T | undefined> {
  let made: T | undefined
  await outcome(kind, async () => {
    made = await make()
    return true
  })
  return made
}

/** Whether the current code has a replay log, and so scopes. */
export function hasReplayLog(): boolean {
  return going.getStore() !== undefined
}

/** Whether the current code is replayed. */
export function isPlayed(): boolean {
  return going.getStore()?.replayLog.plays === true
}

/** Returns when the earliest remaining exchange began; undefined outside a replay. */
export function earliestToCome(): (() => number) | undefined {
  return going.getStore()?.replayLog.earliest
}

/** What a scope needed and the replay log lacks. */
export function missedIn(scope: string): readonly string[] {
  return going.getStore()?.replayLog.missed(scope) ?? []
}

/** Waits this many milliseconds; in a replay not at all. */
export async function sleep(ms: number): Promise<void> {
  if (isPlayed()) return
  await new Promise((resolve) => setTimeout(resolve, ms))
}
