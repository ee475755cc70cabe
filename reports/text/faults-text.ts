import { count, countThat } from '../../harness/reasons/count.ts'
import type { FaultsOfRun } from '../story/run-story-model.ts'

/** How many of the requirements that hold failed on faults. `of` is above zero. */
export function faultsSentence({ shown, of }: FaultsOfRun): string {
  const [holds, were] = [of === 1 ? 'holds' : 'hold', shown === 1 ? 'was' : 'were']
  const share = Math.floor((shown * 1000) / of) / 10
  return `Of ${count(of, 'requirement')} that ${holds}, ${shown} ${were} shown able to fail on this server (${share} %).`
}

/** Why a report lists fewer requirements than its sentence counts; empty if it lists all. */
export function earlierSentence({ of }: FaultsOfRun, listed: number): string {
  const earlier = of - listed
  return earlier === 0
    ? ''
    : `Of them, ${countThat(earlier, 'requirement', 'is')} from an earlier proof and not in this report.`
}
