import type { Requirement } from '../../requirements/requirement.ts'
import type { Ruling } from '../../harness/verdicts/ruling.ts'

/** What a scenario came to, for the hook that gives it its verdict. */
export interface ScenarioRecord {
  /** The name of the check that it is, as it was planned. */
  check: string
  /** `features/.../topic.feature:12` */
  where: string
  title: string
  /** Whether it is a row of an outline that has another one before it. */
  isFurtherRow: boolean
  /** To what readings of the replay log belong. */
  scope: string
  /** The ids of the rows that the scenario's tags name. */
  tagged: readonly string[]
  /** How many properties were explored in it. */
  properties: number
  /** Those of them that this run evaluates. */
  rows: readonly Requirement[]
  readonly rulings: Ruling[]
  /** The name of each request sent as part of the scenario. */
  readonly sent: string[]
  /** How many of its steps were done; absent before the first. */
  done?: number
  /** What a step threw; the runner itself remembers it only until the next step is skipped. */
  stoppedBy: unknown
}

/**
 * Stops a scenario that is about to change the target as a whole, as no check beside it may see.
 * @throws Error CONCERNS_TARGET where no tag of the scenario says that it does
 */
export function demandAlone({ title, tagged }: ScenarioRecord, what?: string): void {
  if (tagged.includes('alone') || (what !== undefined && tagged.includes(`alone:${what}`))) return
  throw new Error(`CONCERNS_TARGET: "${title}" changes the target as a whole, so that a tag must say @alone`)
}
