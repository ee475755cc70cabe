import type { Requirement } from '../../core/requirement.ts'
import type { JudgedRow } from '../../harness/verdicts/judged-row.ts'

/** The results of a scenario, for the hook that gives its verdict. */
export interface ScenarioRecord {
  /** The planned name of its check. */
  check: string
  /** `features/.../topic.feature:12` */
  where: string
  title: string
  /** Whether it is a row of an outline after the first. */
  isFurtherRow: boolean
  /** The scope of its readings in the replay log. */
  scope: string
  /** The ids of the rows in the scenario's tags. */
  tagged: readonly string[]
  /** The number of explored properties. */
  properties: number
  /** The tagged rows that this run evaluates. */
  rows: readonly Requirement[]
  readonly judged: JudgedRow[]
  /** The name of each request sent as part of the scenario. */
  readonly sent: string[]
  /** The number of done steps; absent before the first. */
  done?: number
  /** A step's error. The runner keeps it only until it skips the next step. */
  stoppedBy: unknown
}

/**
 * Stops a scenario that would change the whole target while other checks run.
 * @throws Error CONCERNS_TARGET when no tag of the scenario announces it
 */
export function demandAlone({ title, tagged }: ScenarioRecord, what?: string): void {
  if (tagged.includes('alone') || (what !== undefined && tagged.includes(`alone:${what}`))) return
  throw new Error(`CONCERNS_TARGET: "${title}" changes the target as a whole, so that a tag must say @alone`)
}
