import type { InterfaceName } from '../../core/interface-name.ts'
import { byInterface } from '../../core/interfaces.ts'
import type { Verdict } from '../../core/verdict.ts'
import { byGravity } from '../../harness/verdicts/gravest.ts'
import type { Requirement } from '../../requirements/requirement.ts'
import { countsOf, noCounts, type VerdictCounts } from '../../harness/verdicts/counts.ts'
import type { RequirementStory, RunStory } from './run-story-model.ts'

/**
 * How many requirements of each interface have each verdict. The rows of interfaces that the target does not claim
 * are counted as inapplicable and listed nowhere; nothing is said of them in a run of a part.
 */
export function countsByInterface(
  requirements: RequirementStory[],
  rows: Requirement[],
  run: { interfaces: InterfaceName[]; only: string[] },
): Map<InterfaceName, VerdictCounts> {
  const counts = new Map<InterfaceName, VerdictCounts>()
  const of = (name: InterfaceName): VerdictCounts => {
    const own = counts.get(name) ?? noCounts()
    counts.set(name, own)
    return own
  }
  for (const requirement of requirements) of(requirement.interface)[requirement.verdict] += 1
  for (const name of run.only.length > 0 ? [] : rows.flatMap((row) => row.interfaces)) {
    if (!run.interfaces.includes(name)) of(name).inapplicable += 1
  }
  return new Map([...counts].sort(([one], [other]) => byInterface(one, other)))
}

/** The verdicts that there are, the gravest first, with how many there are of each. */
export function tallyOf(counts: VerdictCounts): Array<[verdict: Verdict, count: number]> {
  return byGravity.map((verdict): [Verdict, number] => [verdict, counts[verdict]]).filter(([, count]) => count > 0)
}

export function sumOf(counts: Iterable<VerdictCounts>): VerdictCounts {
  const sum = noCounts()
  for (const one of counts) {
    for (const verdict of Object.keys(sum) as Array<keyof VerdictCounts>) sum[verdict] += one[verdict]
  }
  return sum
}

/** What is counted in front of a report: the requirements, or the needs of consumers where they are all that was evaluated. */
export function countsInFront({ requirements, counts, contracts }: RunStory): VerdictCounts {
  return requirements.length === 0 && contracts.length > 0 ? countsOf(contracts) : counts
}
