import type { Judgement } from '../../core/judgement.ts'
import type { Finding, Strength, Verdict } from '../../core/verdict.ts'

/** Verdicts in the order in which they decide a combination. */
export const byGravity: readonly Verdict[] = [
  'failed',
  'warned',
  'inconclusive',
  'untested',
  'passed',
  'observed',
  'inapplicable',
]

/** The first item with the gravest verdict; undefined where there are none. */
export function decisiveOf<T extends { verdict: Verdict }>(judged: readonly T[]): T | undefined {
  return byGravity.flatMap((verdict) => judged.find((one) => one.verdict === verdict) ?? [])[0]
}

/**
 * The verdict of several judgements or checks: the gravest, so that an inconclusive one is not hidden by a pass. An
 * observation does not change what another check evaluated. Without any `untested`.
 */
export function gravestOf(judged: ReadonlyArray<{ verdict: Verdict }>): Verdict {
  return decisiveOf(judged)?.verdict ?? 'untested'
}

/** The verdict of each finding by the strength of its requirement. */
const verdicts: Record<Finding, Record<Strength, Verdict>> = {
  held: { stated: 'passed', implied: 'passed', silent: 'observed' },
  broken: { stated: 'failed', implied: 'warned', silent: 'observed' },
  noted: { stated: 'observed', implied: 'observed', silent: 'observed' },
  untested: { stated: 'untested', implied: 'untested', silent: 'untested' },
  inconclusive: { stated: 'inconclusive', implied: 'inconclusive', silent: 'inconclusive' },
}

/** The verdict of a judgement, which may weigh less than a stated requirement. A consumer's need is stated. */
export function verdictOf(
  { finding, atMost }: Pick<Judgement, 'finding' | 'atMost'>,
  strength: Strength = 'stated',
): Verdict {
  return verdicts[finding][strength === 'stated' ? (atMost ?? strength) : strength]
}

/** Whether a verdict says that a stated or implied rule is broken. */
export function isBroken(verdict: Verdict | undefined): verdict is 'failed' | 'warned' {
  return verdict === 'failed' || verdict === 'warned'
}

/** Whether a requirement needs attention: it is broken, or there is no conclusion. */
export function isOpenOrBroken(verdict: Verdict): boolean {
  return isBroken(verdict) || verdict === 'inconclusive'
}
