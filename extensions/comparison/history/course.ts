import type { Verdict } from '../../../core/verdict.ts'
import { isEvaluated } from '../../../harness/verdicts/kind-of-change.ts'
import type { HistoryRun } from './history-run.ts'

/** The runs against one target, in the order of time, with the requirements that are worth a look. */
export interface Course {
  target: string
  runs: HistoryRun[]
  /** Requirements whose verdict changed although target and Assay stayed the same, the most changes first. */
  flaky: CourseRow[]
  /** Requirements that failed in any run, those of the last run first. */
  failed: CourseRow[]
}

/** A requirement over the runs of a course. */
export interface CourseRow {
  address: string
  /** In the order of the runs; undefined where a run did not have it. */
  verdicts: Array<Verdict | undefined>
  /** How often it changed between two runs that evaluated it, with the same target and the same Assay. */
  changes: number
  failures: number
}

/** A course for each target, by its name: a name that carries a version tells versions apart. */
export function coursesOf(runs: readonly HistoryRun[]): Course[] {
  const inOrder = runs.toSorted((one, other) => one.startedAt.localeCompare(other.startedAt))
  return [...Map.groupBy(inOrder, ({ target }) => target.name)].map(([target, own]) => courseOf(target, own))
}

function courseOf(target: string, runs: HistoryRun[]): Course {
  const addresses = new Set(runs.flatMap(({ verdicts }) => [...verdicts.keys()]))
  const rows = [...addresses].map((address): CourseRow => {
    const verdicts = runs.map((run) => run.verdicts.get(address))
    const failures = verdicts.filter((verdict) => verdict === 'failed').length
    return { address, verdicts, changes: changesIn(runs, verdicts), failures }
  })
  const isFailing = ({ verdicts }: CourseRow) => verdicts.findLast((verdict) => verdict !== undefined) === 'failed'
  return {
    target,
    runs,
    flaky: rows.filter(({ changes }) => changes > 0).toSorted((one, other) => other.changes - one.changes),
    failed: rows
      .filter(({ failures }) => failures > 0)
      .toSorted((one, other) => Number(isFailing(other)) - Number(isFailing(one)) || other.failures - one.failures),
  }
}

/** Only from one run that evaluated it to the next; a new version of Assay begins anew. */
function changesIn(runs: readonly HistoryRun[], verdicts: CourseRow['verdicts']): number {
  const evaluated = verdicts.flatMap((verdict, at) =>
    isEvaluated(verdict) ? [{ verdict, assay: runs[at]?.assay }] : [],
  )
  return evaluated.filter((one, at) => {
    const before = evaluated[at - 1]
    return before !== undefined && before.assay === one.assay && before.verdict !== one.verdict
  }).length
}
