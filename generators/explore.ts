import fc from 'fast-check'
import type { Counterexample, PropertyCoverage } from '../core/journal-events.ts'
import { CheckStopped } from '../core/check-stopped.ts'
import { because } from '../harness/reasons/because.ts'
import { held, inconclusive, type Judgement } from '../core/judgement.ts'
import { unlessMisanswered } from '../harness/checks/answers/unless-misanswered.ts'
import type { Helpers } from '../harness/run/helpers.ts'
import { inScope, isPlayed, reading, scopeOfSmaller } from '../harness/replay/replay-log.ts'
import { createTally } from './tally.ts'
import { timeFor } from './time-for.ts'
import { type Ahead, tryAhead } from './try-ahead.ts'

/** What came of one input. */
export interface Tried {
  /** Names its kind for the histogram of what was seen, or several of them. */
  label: string | string[]
  /** What the request under test came to, by `caseOutcome`; of several requests each. */
  outcome: string | string[]
  judgement: Judgement
}

/** What came of a request that was sent in another way. */
export type Judged = Omit<Tried, 'label'>

/** A rule that must hold for every generated input. */
export interface Property<T> {
  /** The inputs; valid by construction, never filtered. Each owns what it changes, as several are tried at a time. */
  arbitrary: fc.Arbitrary<T>
  /** Its edge cases, tried with every seed before those that are drawn; they count as cases. */
  edges: readonly T[]
  /** More cases than this are not worth their requests, because there are hardly more inputs. */
  mostCases?: number
  holds: (input: T) => Promise<Tried>
  /** What its cases come to together where none is broken; how many were decided when absent. */
  unbroken?: (judgement: Judgement, coverage: PropertyCoverage) => Judgement
  /** The input as people read it; JSON when absent. */
  show?: (input: T) => string
}

export interface ExploreOptions {
  seed: number
  cases: number
  /** No more cases than these are tried, edges among them; all edges are when absent. */
  mostCases?: number
  seconds: number
  /** fast-check's path of one case to repeat alone. */
  path?: string
  /** False keeps the first case that breaks the property as it is; true when absent. */
  shrinks?: boolean
  /** Who else tries cases, where they may be tried side by side; nobody when absent. */
  helpers?: Helpers
  /** Begins the name of each case where it is recorded. */
  scope?: string
}

export interface Exploration {
  judgement: Judgement
  coverage: PropertyCoverage
  counterexample?: Counterexample
}

/** Ends the trying of a case; what it found is kept beside. */
class CaseBroken extends Error {}

/**
 * Tries a property on generated inputs and shrinks what breaks it. An inconclusive case counts neither way; when fewer than
 * a tenth had an outcome, for transport errors or for lack of time, the whole is inconclusive. A case for which time ran out
 * is waited for, so that its requests do not fall into the next scenario, and not counted. Where cases are tried side by
 * side, the time is that of each turn. A case that is stopped stops the check, unless it is a smaller one than a broken one.
 */
export async function explore<T>(property: Property<T>, options: ExploreOptions): Promise<Exploration> {
  const histogram = createTally()
  const outcomes = createTally()
  const { scope = '' } = options
  const mostTries = loggedTries(scope)
  let tries = 0
  let smaller = 0
  let decided = 0
  let undecided = 0
  let ran = 0
  let over = false
  let cut = false
  let isStopped = false
  let isUp = false
  let underWay: Promise<unknown> = Promise.resolve()
  let last: Judgement | undefined
  let broken: Judgement | undefined
  let ahead: Ahead<Tried> | undefined
  const decide = async (input: T): Promise<Tried> => {
    const tried = await property.holds(input)
    return { ...tried, judgement: unlessMisanswered(tried.judgement) }
  }
  // Each case has a name of its own, wherever and beside which others it is tried.
  const tryOne = (input: T, number: number) => inScope(`${scope}, case ${number}`, () => decide(input))
  const trySmaller = async (input: T) => {
    await options.helpers?.clockBack()
    return inScope(scopeOfSmaller(scope, (smaller += 1)), () => decide(input)).catch(stoppedIn)
  }
  const tryNext = (input: T) => {
    if (broken) return trySmaller(input)
    return (ahead ? ahead.next() : tryOne(input, tries + 1)).catch((error: unknown) => {
      isStopped = true
      throw error
    })
  }
  const tryIt = async (input: T) => {
    // A case that was stopped is not made smaller.
    if (isStopped) return
    cut ||= tries >= mostTries
    if (cut) return
    const trying = tryNext(input)
    underWay = trying.catch(() => undefined)
    const tried = await trying
    cut ||= !tried
    if (over || isUp || !tried) return
    tries += 1
    const { label, outcome, judgement } = tried
    // What is tried only to make a broken case smaller is no coverage.
    if (!broken) {
      ran += 1
      histogram.count(label)
      outcomes.count(outcome)
    }
    last = judgement
    if (judgement.finding === 'inconclusive' || judgement.finding === 'untested') undecided += 1
    else decided += 1
    if (judgement.finding !== 'broken') return
    broken = judgement
    throw new CaseBroken(judgement.reason.code)
  }
  const whole = Math.max(options.cases, property.edges.length)
  const asked = Math.min(whole, property.mostCases ?? whole, options.mostCases ?? whole)
  const chosen = {
    seed: options.seed,
    numRuns: asked,
    examples: property.edges.map((input): [T] => [input]),
  }
  const helpers = helpersFor(options)
  const mostMs = options.seconds * 1000 * (helpers?.turns ?? 1)
  if (helpers) {
    // A sample of the check itself has other inputs than the check: it chooses again how far they are from the edges.
    const inputs = fc.sample(fc.tuple(property.arbitrary), chosen).map(([input]) => input)
    ahead = tryAhead(inputs, (input, at) => tryOne(input, at + 1), helpers, mostMs)
  }
  // What is played takes as long as it takes: it ends where the run did.
  const time = isPlayed() ? undefined : timeFor(mostMs, options.helpers?.nowMs)
  const outOfTime = time?.up.then(() => {
    isUp = true
    cut = true
  })
  const once = (input: T) => (outOfTime ? Promise.race([tryIt(input), outOfTime]) : tryIt(input))
  const check = fc.asyncProperty(property.arbitrary, once)
  const details = await replayable(() =>
    fc.check(check, {
      ...chosen,
      endOnFailure: options.shrinks === false,
      ...(options.path !== undefined && { path: options.path }),
    }),
  ).finally(() => time?.end())
  over = true
  if (cut) inScope(scope, () => reading(triesKind, () => tries))
  await underWay
  await ahead?.end()
  const seen = (interrupted = false): PropertyCoverage => {
    return { asked, ran, interrupted, undecided, outcomes: outcomes.counts(), histogram: histogram.counts() }
  }
  if (!details) {
    return {
      judgement: inconclusive(`The path ${options.path ?? ''} leads to no case of this property`),
      coverage: seen(),
    }
  }
  if (details.errorInstance && !(details.errorInstance instanceof CaseBroken)) throw details.errorInstance
  const coverage = seen(cut)
  if (details.failed && broken && details.counterexample) {
    const [input] = details.counterexample
    const shrunk = property.show?.(input) ?? fc.stringify(input)
    const path = details.counterexamplePath ?? ''
    return {
      judgement: broken,
      coverage,
      counterexample: { shrunk, seed: options.seed, path, shrinks: details.numShrinks, coverage },
    }
  }
  const wanted = options.path === undefined ? asked : ran
  const judgement = conclude(decided, wanted, coverage, last)
  return { judgement: property.unbroken?.(judgement, coverage) ?? judgement, coverage }
}

/** What a smaller case came to that was stopped: the broken one stays as it is. */
function stoppedIn(error: unknown): Tried {
  if (!(error instanceof CheckStopped)) throw error
  const { reason, evidence } = error
  return { label: reason.code, outcome: reason.code, judgement: inconclusive(reason, evidence) }
}

const triesKind = 'tries'

/** After how many cases a played property ran out of time; any number where it did not. */
function loggedTries(scope: string): number {
  const unlimited = Number.POSITIVE_INFINITY
  return isPlayed() ? inScope(scope, () => reading(triesKind, () => unlimited)) : unlimited
}

/** Who else tries cases of a property: nobody where one case is repeated. */
function helpersFor({ helpers, path }: ExploreOptions): Helpers | undefined {
  return helpers && helpers.turns > 1 && path === undefined ? helpers : undefined
}

/** What a check gives; undefined where the path of one case, perhaps of another property, leads nowhere. */
async function replayable<T>(run: () => Promise<T> | T): Promise<T | undefined> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Unable to replay')) return undefined
    throw error
  }
}

/** `wanted` is how many cases were to be tried. A tenth of them must have been decided. */
function conclude(decided: number, wanted: number, coverage: PropertyCoverage, last: Judgement | undefined): Judgement {
  const { asked, ran, interrupted, undecided = 0 } = coverage
  const evidence = last?.evidence ?? []
  if (decided === 0 && last?.finding === 'untested') return last
  if (decided === 0)
    return inconclusive(
      because('no-case-decided', { ran, last: last?.reason ?? because('cannot-decide', { why: 'No case ran' }) }),
      evidence,
    )
  const cases = { ran, asked, interrupted }
  if (decided * 10 < wanted)
    return inconclusive(because('too-few-cases-decided', { decided, wanted, ...cases }), evidence)
  return held(because('cases-hold', { decided, undecided, ...cases }), evidence)
}
