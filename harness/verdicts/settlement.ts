import { mostShown } from '../../core/most-shown.ts'
import { inOrder } from '../../core/address.ts'
import type { ContractDecided } from '../../core/journal-events.ts'
import type { Shard } from '../../core/shard.ts'
import type { Outcomes } from '../../core/outcomes.ts'
import type { Reason } from '../../core/reason.ts'
import { shorten } from '../../core/shorten.ts'
import { because } from '../reasons/because.ts'
import { inShort } from '../reasons/in-short.ts'
import { needName, settleContracts } from './contracts.ts'
import { countsOf, type VerdictCounts } from './counts.ts'
import { exitCodeOf, exitCodeOfAll, failingVerdicts, type ExitCode, type FailOn } from './exit-code.ts'
import { leastOf, type MinJudged } from './min-judged.ts'
import { covers, hasExpired, type KnownFailure, staleBecause } from './known-failures.ts'
import type { Settled } from './settled.ts'
import { type RootCause, rootCauses } from './roots.ts'

/** Everything about a run at its end. */
export interface RunEnd {
  requirements: Settled[]
  knownFailures: readonly KnownFailure[]
  /** YYYY-MM-DD. */
  today: string
  /** Faults of the harness. They leave a run open. */
  faults: readonly (Reason | string)[]
  /** Why no conclusion about the target is possible, or why the run ended early. */
  doubt?: Reason | undefined
  /** Further findings about the target. */
  beside?: readonly Reason[]
  /** The number of properties that were not fully explored. */
  interrupted?: number
  /** The transport errors by code. */
  transportErrors?: TransportErrors
  /** The consumer interactions that were also verified. */
  contracts?: readonly ContractDecided[]
  /** What makes the run fail; `failed` when absent. */
  failOn?: FailOn | undefined
  /** The shard of these requirements; absent for a whole run. */
  shard?: Shard | undefined
  /** How many requirements must be evaluated for a conclusion; any number when absent. */
  minJudged?: MinJudged | undefined
  /** The earlier run whose failures are not new. */
  baseline?: Outcomes | undefined
}

type TransportErrors = Readonly<Record<string, { count: number; message: string; asked?: string }>>

/** The result of a run. */
export interface Settlement {
  requirements: Settled[]
  counts: VerdictCounts
  /** The causes of inconclusive requirements, the most frequent first. */
  roots: RootCause[]
  /** Known failures of the profile that have not expired; they do not fail the run. */
  known: Settled[]
  exitCode: ExitCode
  /** The conclusion, worded in one sentence or a few. */
  conclusion: Reason
  /** Absent where none were verified. */
  contracts?: readonly ContractDecided[]
}

/** Counts, known failures, exit code and conclusion of a run. */
export function settle(end: RunEnd): Settlement {
  const { knownFailures, today, faults, doubt, contracts = [], shard, failOn: word = 'failed' } = end
  const requirements = inOrder(end.requirements)
  const before = word === 'new' ? end.baseline : undefined
  const counts = countsOf(requirements)
  const roots = rootCauses(requirements)
  const failed = requirements.filter(({ verdict }) => verdict === 'failed')
  const known = failed.filter(({ address }) =>
    knownFailures.some((entry) => covers(entry, address) && !hasExpired(entry, today)),
  )
  // Only the merged shards show whether a known failure is fixed, and how much was evaluated.
  const stale = shard ? [] : knownFailures.flatMap((entry) => staleBecause(entry, requirements, today) ?? [])
  const old = failed.filter((one) => before?.verdicts[one.address] === 'failed' && !known.includes(one)).length
  const unexpected = failed.length - known.length - old
  const evaluated = counts.passed + counts.failed + counts.warned + counts.observed
  const all = evaluated + counts.untested + counts.inconclusive
  const tooFew = shard ? undefined : tooFewBecause(end.minJudged, { evaluated, all })
  const isOpen = doubt !== undefined || counts.inconclusive > 0 || faults.length > 0 || (evaluated === 0 && !shard)
  const testable = requirements.filter(({ verdict, code }) => verdict === 'untested' && !saysNothing.has(code ?? ''))
  const fails = failingVerdicts(word, { ...counts, failed: unexpected, untested: testable.length })
  const ownExitCode = exitCodeOf({ failed: fails.length > 0 || stale.length > 0, open: isOpen || tooFew !== undefined })
  const part = shard ? [because('shard-only', { number: shard.number, of: shard.of })] : []
  const parts = [
    ...part,
    ownConclusion(),
    ...(tooFew && (ownExitCode === 1 || isOpen) ? [tooFew] : []),
    ...behindInconclusive(roots),
    ...(end.beside ?? []),
    ...likelyCause(end, counts, ownExitCode),
    ...(ownExitCode === 2 && counts.inconclusive > 0 && roots.every(({ address }) => address === undefined)
      ? mostlyOpen(requirements)
      : []),
  ]
  const settlement = {
    requirements: end.requirements,
    counts,
    roots,
    known,
    ...(contracts.length > 0 && { contracts }),
  }
  const verified = settleContracts(contracts, (one) => before?.brokenNeeds.includes(needName(one)) ?? false)
  // Untested contracts do not change the run.
  if (verified.counts.untested === contracts.length)
    return { ...settlement, exitCode: ownExitCode, conclusion: together(parts) }
  const exitCode = exitCodeOfAll([ownExitCode, verified.exitCode])
  return { ...settlement, exitCode, conclusion: together([...parts, verified.conclusion]) }

  function ownConclusion(): Reason {
    const { warned, untested, inconclusive } = counts
    const beside = { warned, known: known.length, untested, inconclusive, interrupted: end.interrupted ?? 0, old }
    const sum = { evaluated, all, ...beside }
    if (ownExitCode === 2 && doubt !== undefined) return because('no-conclusion', { doubt })
    if (unexpected > 0) return because('some-failed', { failed: unexpected, ...sum, ...aboveAll(failed, roots) })
    if (stale.length > 0) return because('known-failures-stale', { stale, ...beside })
    if (fails.length > 0) return because('verdicts-fail', { verdicts: fails, word, ...sum })
    const [first] = faults
    if (first !== undefined) return because('harness-faults', { faults: faults.length, first })
    if (evaluated === 0 && inconclusive === 0)
      return ownExitCode === 0 ? because('shard-evaluated-none', { all }) : because('nothing-evaluated', sum)
    if (inconclusive > 0) return because('some-inconclusive', sum)
    if (tooFew) return because('no-conclusion', { doubt: tooFew })
    return because(warned + old > 0 ? 'none-failed' : 'all-hold', sum)
  }
}

/** Why a run evaluated too little for a conclusion; undefined where it did not. */
function tooFewBecause(
  minJudged: MinJudged | undefined,
  counted: { evaluated: number; all: number },
): Reason | undefined {
  if (minJudged === undefined) return undefined
  const least = leastOf(minJudged, counted.all)
  return counted.evaluated < least ? because('too-few-evaluated', { least, minJudged, ...counted }) : undefined
}

/** The failure on which most depends, else one that most answers show, else the first. */
function aboveAll(failed: readonly Settled[], roots: readonly RootCause[]): { first?: string } {
  const behind = ({ address }: Settled) => roots.find((root) => root.address === address)?.requirements ?? 0
  const shownBy = ({ facts }: Settled) => Number(facts?.['concerned'] ?? 0)
  const [first] = failed.toSorted((one, other) => behind(other) - behind(one) || shownBy(other) - shownBy(one))
  if (!first || first.reason === '') return {}
  return { first: `${first.address}: ${shorten(inShort(first).replace(/\s+/g, ' '), mostShown.value)}` }
}

/** The first few requirements that do not hold and on which others depend. */
function behindInconclusive(roots: readonly RootCause[]): Reason[] {
  const broken = roots.filter(({ address }) => address !== undefined)
  const requirements = broken.reduce((sum, root) => sum + root.requirements, 0)
  const causes = broken.slice(0, mostShown.names).map((root) => root.address ?? '')
  return causes.length === 0 ? [] : [because('inconclusive-behind', { requirements, causes, all: broken.length })]
}

/**
 * What limited the run: the doubt where failures stand although it ended early, or the most frequent transport error. A
 * run without inconclusive requirements does not mention transport errors.
 */
function likelyCause({ doubt, transportErrors = {} }: RunEnd, counts: VerdictCounts, exitCode: ExitCode): Reason[] {
  if (doubt !== undefined) return exitCode === 1 ? [because('rest-unknown', { doubt })] : []
  const kinds = Object.entries(transportErrors)
  const [most] = kinds.toSorted(([, one], [, other]) => other.count - one.count)
  if (!most || counts.inconclusive === 0) return []
  const unanswered = kinds.reduce((sum, [, kind]) => sum + kind.count, 0)
  const [code, { message, asked }] = most
  return [because('requests-unanswered', { unanswered, code, message, asked })]
}

/** Codes of unevaluated requirements that say nothing about this target: not evaluable from outside, or left out by the depth. */
const saysNothing = new Set(['outside-only', 'left-by-depth'])

/** The most common reason of unevaluated requirements, where a tenth of all requirements have it. */
function mostlyOpen(requirements: readonly Settled[]): Reason[] {
  const open = requirements.filter(({ verdict, code }) => verdict === 'untested' && !saysNothing.has(code ?? ''))
  const [most = []] = [...Map.groupBy(open, ({ reason }) => reason).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  const [first] = most
  if (!first || most.length * 10 < requirements.length) return []
  return [because('untested-above-all', { requirements: most.length, why: first.reason })]
}

function together(parts: Reason[]): Reason {
  const [only, ...more] = parts
  return only && more.length === 0 ? only : because('all-of', { parts })
}
