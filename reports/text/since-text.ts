import type { Change } from '../../harness/verdicts/compare.ts'
import { count } from '../../harness/reasons/count.ts'
import type { RunStory, Since } from '../story/run-story-model.ts'

/** The baseline and the number of changes, in one sentence. */
export function sinceSentence(since: Since): string {
  const { target, startedAt, assay } = since.baseline
  const { newFailures, fixed, noLongerEvaluated, added, removed } = since
  const parts = [
    count(newFailures.length, 'new failure'),
    `${fixed.length} fixed`,
    `${noLongerEvaluated.length} no longer evaluated`,
    ...(added.length > 0 ? [count(added.length, 'new requirement')] : []),
    ...(removed.length > 0 ? [count(removed.length, 'removed requirement')] : []),
  ]
  if (since.baseline.isLast) {
    const some = parts.filter((part) => !part.startsWith('0 ')).join(', ')
    return `Since the last run, of ${timeOf(startedAt)}: ${some || 'nothing new, nothing fixed'}.`
  }
  return `Compared with the baseline (${target}, ${startedAt.slice(0, 10)}, Assay ${assay}): ${parts.join(', ')}.`
}

/** A time in UTC to the minute. */
export function timeOf(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
}

export function keptSentence({ requirements, oldest }: NonNullable<RunStory['kept']>): string {
  const verb = requirements === 1 ? 'stays' : 'stay'
  return `${count(requirements, 'requirement')} beside ${verb} as earlier runs decided, the oldest of ${timeOf(oldest)}.`
}

/** The changes since the baseline by kind, without empty kinds. */
export function sinceGroups({ newFailures, fixed, noLongerEvaluated, added, removed }: Since) {
  const groups = [
    { title: 'New failures', changes: newFailures },
    { title: 'Fixed', changes: fixed },
    { title: 'No longer evaluated', changes: noLongerEvaluated },
    { title: 'New requirements', changes: added },
    { title: 'Removed requirements', changes: removed },
  ]
  return groups.filter(({ changes }) => changes.length > 0)
}

/** The change of a requirement or need: `passed, now failed`. */
export function changeText({ before, now }: Change): string {
  if (before === undefined) return `now ${now ?? 'unknown'}`
  return now === undefined ? `was ${before}` : `${before}, now ${now}`
}
