import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Where all is noted that a check cannot work out for itself: times, drawn values, what came in. A replay log that plays gives
 * what was noted instead. What is noted is plain data.
 */
export interface ReplayLog {
  /** Whether it gives what was noted, so that nothing is waited for. */
  readonly plays: boolean
  /** When the earliest exchange of a check began that it has still to give, in milliseconds since 1970; absent where it plays none. */
  readonly earliest?: () => number
  /** What was wanted in a scope and is not on the replay log, by name; nothing where the replay log does not play. */
  missed(scope: string): readonly string[]
  /** Notes that a scope goes on with what another one gave, and misses what that missed. */
  restOn(scope: string, other: string): void
  /** What `make` gives, or gave. */
  reading<T>(scope: string, kind: string, make: () => T): T
  /** The same for what takes its time. */
  outcome<T>(scope: string, kind: string, make: () => Promise<T>): Promise<T>
}

const going = new AsyncLocalStorage<{ replayLog: ReplayLog; scope: string }>()
/** What belongs to no check. */
const ofTheRun = 'run'
const smaller = ', smaller '
const setUp = 'once: '

/** Whether a scope is that of what belongs to no check: what begins the run, and what is a part of an outcome. */
export function isOfRun(scope: string): boolean {
  return scope === ofTheRun
}

export function scopeOfCheck(name: string, check: string): string {
  return `${name}, ${check}`
}

/** The interface and the check of a scope, with what follows its name there; undefined for what belongs to no check. */
export function checkOfScope(scope: string): { interface: string; check: string } | undefined {
  const at = scope.indexOf(', ')
  return at < 0 || isOfSetUp(scope) ? undefined : { interface: scope.slice(0, at), check: scope.slice(at + 2) }
}

/** The scope in which a broken case of a property is made smaller: what it misses, nobody rests on. */
export function scopeOfSmaller(property: string, number: number): string {
  return `${property}${smaller}${number}`
}

/** Whether a scope is one in which a case is made smaller. */
export function isOfSmaller(scope: string): boolean {
  return scope.includes(smaller)
}

/** The scope of what is made once: for the checks of an interface, or where none is named for those of all. */
export function scopeOfSetUp(what: string, name?: string): string {
  return name === undefined ? `${setUp}${what}` : `${name}, ${setUp}${what}`
}

/** Whether a scope is one in which something is made once for all interfaces. */
export function isOfTarget(scope: string): boolean {
  return scope.startsWith(setUp)
}

/** Whether a scope is one in which something is made once for several checks. */
export function isOfSetUp(scope: string): boolean {
  return isOfTarget(scope) || scope.includes(`, ${setUp}`)
}

/** Does something whose readings go to a replay log, or come from it. */
export function withReplayLog<T>(replayLog: ReplayLog, act: () => Promise<T>): Promise<T> {
  return going.run({ replayLog, scope: ofTheRun }, act)
}

/**
 * Does something of which the readings belong together: one check, or what is made once for several. Their order among
 * themselves is the same in every run; beside others it is not.
 */
export function inScope<T>(scope: string, act: () => T): T {
  const now = going.getStore()
  return now ? going.run({ ...now, scope }, act) : act()
}

export function scopeNow(): string {
  return going.getStore()?.scope ?? ofTheRun
}

/** Says that what goes on now rests on what is made in another scope. */
export function restOn(scope: string): void {
  const now = going.getStore()
  now?.replayLog.restOn(now.scope, scope)
}

/** What a check cannot work out for itself, such as a time. `kind` tells readings of one scope apart. */
export function reading<T>(kind: string, make: () => T): T {
  const now = going.getStore()
  return now ? now.replayLog.reading(now.scope, kind, make) : make()
}

/** The same for what takes its time. Readings on the way are part of the outcome, and are not noted. */
export function outcome<T>(kind: string, make: () => Promise<T>): Promise<T> {
  const now = going.getStore()
  return now ? now.replayLog.outcome(now.scope, kind, () => going.exit(make)) : make()
}

/**
 * Gives what `make` makes, which is no plain data: undefined where a replay log plays. What `make` threw is noted.
 */
export async function madeLive<T>(kind: string, make: () => Promise<T>): Promise<T | undefined> {
  let made: T | undefined
  await outcome(kind, async () => {
    made = await make()
    return true
  })
  return made
}

/** Whether what goes on now has a replay log, and so scopes. */
export function hasReplayLog(): boolean {
  return going.getStore() !== undefined
}

/** Whether what goes on now is given what a replay log noted. */
export function isPlayed(): boolean {
  return going.getStore()?.replayLog.plays === true
}

/** What says when the earliest exchange began that a recording has still to give; undefined where none is played. */
export function earliestToCome(): (() => number) | undefined {
  return going.getStore()?.replayLog.earliest
}

/** What a scope wanted that the replay log does not have. */
export function missedIn(scope: string): readonly string[] {
  return going.getStore()?.replayLog.missed(scope) ?? []
}

/** Waits so many milliseconds; not at all where a replay log plays. */
export async function sleep(ms: number): Promise<void> {
  if (isPlayed()) return
  await new Promise((resolve) => setTimeout(resolve, ms))
}
