import type { CheckDecided, ContractDecided, PlannedRequirement } from '../../core/journal-events.ts'
import type { KnownFailure } from '../profile/profile.ts'
import type { Verdict } from '../../core/verdict.ts'
import { gravestOf } from '../verdicts/gravest.ts'

/** A requirement of one interface with its verdict and the reason for it. */
export interface Settled extends PlannedRequirement {
  verdict: Verdict
  reason: string
}

export interface Settlement {
  requirements: Settled[]
  counts: Record<Verdict, number>
  /** Failures that the profile knows of and that have not expired; they do not fail the run. */
  known: Settled[]
  /** Entries that no longer fail, have expired or name nothing: each fails the run, with the reason. */
  staleKnownFailures: string[]
  exitCode: 0 | 1 | 2
  sentence: string
  /** Interactions of consumers that were verified beside; absent where none were. */
  contracts?: readonly ContractDecided[]
}

type Row = { id: string; unjudgeable?: string }
type Judged = { verdict: Verdict; reason: string }

/** What is said of a planned check that was never decided. */
export const notDecided: Judged = { verdict: 'inconclusive', reason: 'The run ended before it was judged' }

const none = (): Record<Verdict, number> => ({
  passed: 0,
  failed: 0,
  warned: 0,
  observed: 0,
  untested: 0,
  inapplicable: 0,
  inconclusive: 0,
})

/** The verdict of each planned requirement from the checks decided for it. Reports and exit code both read this. */
export function settleRequirements(
  planned: PlannedRequirement[],
  decided: Iterable<CheckDecided>,
  rows: ReadonlyMap<string, Row>,
): Settled[] {
  const checks = Map.groupBy(decided, (check) => `${check.interface} ${check.check}`)
  return planned.map((requirement) => {
    const own = requirement.checks.flatMap((name) => {
      const named = checks.get(`${requirement.interface} ${name}`)
      return named?.map((check) => verdictFor(check, requirement.id)) ?? [notDecided]
    })
    return { ...requirement, ...(own.length > 0 ? gravestJudged(own) : unjudged(rows.get(requirement.id))) }
  })
}

/**
 * What a decided check says of one requirement: the gravest of its judgements of it. A verdict of the whole check that
 * none of its judgements explains (it stopped on the way) weighs on every requirement that it judges.
 */
export function verdictFor(check: Pick<CheckDecided, 'verdict' | 'reason' | 'judgements'>, id: string): Judged {
  const own: Judged[] = check.judgements.filter(({ requirement }) => requirement === id)
  const explained = check.judgements.some(({ verdict }) => verdict === check.verdict)
  if (!explained) own.push({ verdict: check.verdict, reason: check.reason })
  if (own.length === 0) own.push({ verdict: 'inconclusive', reason: 'The check came to an end without judging this' })
  return gravestJudged(own)
}

function gravestJudged(judged: Judged[]): Judged {
  const verdict = gravestOf(judged.map((one) => one.verdict))
  return { verdict, reason: judged.find((one) => one.verdict === verdict)?.reason ?? '' }
}

function unjudged(row: Row | undefined): Judged {
  if (row?.unjudgeable) return { verdict: 'untested', reason: `Cannot be judged from outside: ${row.unjudgeable}` }
  return { verdict: 'untested', reason: 'Nothing judges it yet' }
}

/**
 * Counts, known failures, exit code and the one sentence that states the truth of a run. `doubt` says why the run can tell
 * nothing of the target as a whole, `interrupted` how many properties were not explored as far as was asked.
 */
export function settle(
  requirements: Settled[],
  knownFailures: KnownFailure[],
  today: string,
  faults: string[],
  doubt?: string,
  interrupted = 0,
): Settlement {
  const counts = none()
  for (const { verdict } of requirements) counts[verdict] += 1
  const failed = requirements.filter(({ verdict }) => verdict === 'failed')
  const known = failed.filter((failure) => covering(knownFailures, failure.address, today))
  const staleKnownFailures = knownFailures.flatMap((entry) => staleReason(entry, requirements, today) ?? [])
  const unexpected = failed.length - known.length
  const nothing = judgedIn(counts) === 0
  const unclear = doubt !== undefined || counts.inconclusive > 0 || faults.length > 0 || nothing
  const exitCode = unexpected > 0 || staleKnownFailures.length > 0 ? 1 : unclear ? 2 : 0
  const settlement = { requirements, counts, known, staleKnownFailures, exitCode } as const
  const told = { ...settlement, unexpected, faults, interrupted }
  const sentence = exitCode === 2 && doubt !== undefined ? doubt : sentenceOf(told)
  return { ...settlement, sentence }
}

function covering(entries: KnownFailure[], address: string, today: string): KnownFailure | undefined {
  return entries.find((entry) => entry.expires >= today && beneath(address, entry.address))
}

function beneath(address: string, prefix: string): boolean {
  return address === prefix || address.startsWith(`${prefix}/`)
}

function staleReason(entry: KnownFailure, requirements: Settled[], today: string): string | undefined {
  const matched = requirements.filter(({ address }) => beneath(address, entry.address))
  if (matched.length === 0) return `known failure ${entry.address} matches no requirement of this run`
  if (entry.expires < today) return `known failure ${entry.address} expired on ${entry.expires}; owner ${entry.owner}`
  const still = matched.some(({ verdict }) => verdict === 'failed' || verdict === 'inconclusive')
  return still ? undefined : `known failure ${entry.address} no longer fails; take the entry out of the profile`
}

type Told = Omit<Settlement, 'sentence' | 'requirements'> & {
  unexpected: number
  faults: string[]
  interrupted: number
}

function sentenceOf({ counts, known, staleKnownFailures, exitCode, unexpected, faults, interrupted }: Told): string {
  const judged = judgedIn(counts)
  const all = judged + counts.untested + counts.inconclusive
  const tail = [
    counts.warned > 0 ? `${counts.warned} warned` : '',
    known.length > 0 ? `${known.length} known failure${plural(known.length)}` : '',
    counts.untested > 0 ? `${counts.untested} untested` : '',
    counts.inconclusive > 0 ? `${counts.inconclusive} inconclusive` : '',
    interrupted > 0 ? `${interrupted} ${interrupted === 1 ? 'property' : 'properties'} interrupted` : '',
  ].filter(Boolean)
  const rest = tail.length > 0 ? ` (${tail.join(', ')})` : ''
  if (unexpected > 0) return `${unexpected} of ${judged} judged requirements failed${rest}.`
  if (staleKnownFailures.length > 0) return `Nothing new failed, but ${staleKnownFailures.join('; ')}${rest}.`
  if (faults.length > 0)
    return `Could not tell: ${faults.length} fault${plural(faults.length)} of the harness, the first: ${faults[0]}`
  if (judged === 0 && counts.inconclusive === 0)
    return `Could not tell: nothing was judged; all ${all} requirements are untested.`
  if (exitCode === 2)
    return `Could not tell: ${counts.inconclusive} of ${all} requirements are inconclusive; nothing failed${rest}.`
  if (counts.warned > 0) return `None of ${judged} judged requirements of ${all} failed${rest}.`
  return `All ${judged} judged requirements of ${all} hold${rest}.`
}

function judgedIn(counts: Record<Verdict, number>): number {
  return counts.passed + counts.failed + counts.warned + counts.observed
}

function plural(count: number): string {
  return count === 1 ? '' : 's'
}
