import fc from 'fast-check'
import type { Counterexample, PropertyCoverage } from '../core/journal-events.ts'
import { CheckStopped, judgementOfStop } from '../core/check-stopped.ts'
import { because } from '../harness/reasons/because.ts'
import { held, inconclusive, type Judgement } from '../core/judgement.ts'
import { asItWasAnswered } from '../harness/dialect/as-it-was-answered.ts'
import type { Helpers } from '../harness/run/helpers.ts'
import { inScope, isPlayed, reading, scopeOfSmaller } from '../harness/replay/replay-log.ts'
import { createTally } from './tally.ts'
import { timeFor } from './time-for.ts'
import { type Ahead, tryAhead } from './try-ahead.ts'

/** The result of one input. */
export interface Tried {
  /** The kinds of the input, for the histogram. */
  label: string | string[]
  /** The outcome of each request under test, by `caseOutcome`. */
  outcome: string | string[]
  judgement: Judgement
}

/** The result of a request that was sent in another way. */
export type Judged = Omit<Tried, 'label'>

/** A rule that must hold for every generated input. */
export interface Property<T> {
  /** The inputs, valid by construction and never filtered. Each owns what it changes, because several are tried at a time. */
  arbitrary: fc.Arbitrary<T>
  /** Edge cases, tried with every seed before drawn cases. They count as cases. */
  edges: readonly T[]
  /** The limit of cases where more would only repeat inputs. */
  mostCases?: number
  holds: (input: T) => Promise<Tried>
  /** The judgement of all cases where none is broken. By default it counts the decided cases. */
  unbroken?: (judgement: Judgement, coverage: PropertyCoverage) => Judgement
  /** The input for people; JSON when absent. */
  show?: (input: T) => string
}

export interface ExploreOptions {
  seed: number
  cases: number
  /** The limit of cases, edges included. Absent means no limit. */
  mostCases?: number
  seconds: number
  /** fast-check's path of a single case to repeat. */
  path?: string
  /** False keeps the first broken case without shrinking; true when absent. */
  shrinks?: boolean
  /** Further workers that try cases in parallel; none when absent. */
  helpers?: Helpers
  /** Whether no further case is needed; never when absent. */
  isEnough?: () => boolean
  /** The beginning of each case's name in a recording. */
  scope?: string
}

export interface Exploration {
  judgement: Judgement
  coverage: PropertyCoverage
  counterexample?: Counterexample
}

/** Ends a case; the judgement is kept elsewhere. */
class CaseBroken extends Error {}

/**
 * Tries a property on generated inputs and shrinks a broken case. An inconclusive case counts neither way. When fewer
 * than a tenth are decided, because of transport errors or lack of time, the property is inconclusive. When time runs
 * out, the open case is awaited but not counted, so that its requests end before the next scenario. With parallel
 * workers, the time limit holds for each; a broken case is shrunk by one of them, as long as the limit again. A stopped
 * case stops the check, unless it was tried while shrinking.
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
    return { ...tried, judgement: asItWasAnswered(tried.judgement) }
  }
  // The name of a case does not depend on who tries it or when.
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
    // A stopped case is not shrunk.
    if (isStopped) return
    cut ||= tries >= mostTries || options.isEnough?.() === true
    if (cut) return
    const trying = tryNext(input)
    underWay = trying.catch(() => undefined)
    const tried = await trying
    cut ||= !tried
    if (over || isUp || !tried) return
    tries += 1
    const { label, outcome, judgement } = tried
    // Cases that are tried while shrinking do not count as coverage.
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
    if (limits.length > 0) limits.push(timed(options.seconds * 1000))
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
    // Sampling the property itself would give other inputs: fast-check would draw the bias again.
    const inputs = fc.sample(fc.tuple(property.arbitrary), chosen).map(([input]) => input)
    ahead = tryAhead(inputs, (input, at) => tryOne(input, at + 1), helpers, mostMs)
  }
  const outOfTime = Promise.withResolvers<void>()
  const timed = (ms: number) => {
    const time = timeFor(ms, options.helpers?.nowMs)
    void time.up.then(() => {
      isUp = true
      cut = true
      outOfTime.resolve()
    })
    return time
  }
  // A replay has no time limit: it ends where the run did.
  const limits = isPlayed() ? [] : [timed(mostMs)]
  const once = (input: T) => Promise.race([tryIt(input), outOfTime.promise])
  const check = fc.asyncProperty(property.arbitrary, once)
  const details = await replayable(() =>
    fc.check(check, {
      ...chosen,
      endOnFailure: options.shrinks === false,
      ...(options.path !== undefined && { path: options.path }),
    }),
  ).finally(() => limits.forEach((time) => time.end()))
  over = true
  if (cut) inScope(scope, () => reading(triesKind, () => tries))
  await underWay
  await ahead?.end()
  const seen = (interrupted = false): PropertyCoverage => {
    return { asked, ran, interrupted, undecided, outcomes: outcomes.counts(), histogram: histogram.counts() }
  }
  if (!details) {
    return {
      judgement: inconclusive(because('no-case-decided', { ran, path: options.path ?? '' })),
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

/** The result of a stopped case while shrinking: the broken case stays. */
function stoppedIn(error: unknown): Tried {
  if (!(error instanceof CheckStopped)) throw error
  const { code } = error.reason
  return { label: code, outcome: code, judgement: judgementOfStop(error) }
}

const triesKind = 'tries'

/** The number of cases after which the recorded run had no time left; infinite where it had. */
function loggedTries(scope: string): number {
  const unlimited = Number.POSITIVE_INFINITY
  return isPlayed() ? inScope(scope, () => reading(triesKind, () => unlimited)) : unlimited
}

/** The further workers; none where one case is repeated. */
function helpersFor({ helpers, path }: ExploreOptions): Helpers | undefined {
  return helpers && helpers.turns > 1 && path === undefined ? helpers : undefined
}

/** The result of `run`; undefined where the path of a case leads nowhere, for example because it belongs to another property. */
async function replayable<T>(run: () => Promise<T> | T): Promise<T | undefined> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Unable to replay')) return undefined
    throw error
  }
}

/** `wanted` is the number of planned cases. A tenth of them must be decided. */
function conclude(decided: number, wanted: number, coverage: PropertyCoverage, last: Judgement | undefined): Judgement {
  const { asked, ran, interrupted, undecided = 0 } = coverage
  const evidence = last?.evidence ?? []
  if (decided === 0 && last?.finding === 'untested') return last
  if (decided === 0)
    return inconclusive(because('no-case-decided', { ran, ...(last && { last: last.reason }) }), evidence)
  const cases = { ran, asked, interrupted }
  if (decided * 10 < wanted)
    return inconclusive(because('too-few-cases-decided', { decided, wanted, ...cases }), evidence)
  return held(because('cases-hold', { decided, undecided, ...cases }), evidence)
}
