import { count } from '../../../harness/reasons/count.ts'
import type { ExitCode } from '../../../harness/verdicts/exit-code.ts'
import { isEvaluated } from '../../../harness/verdicts/kind-of-change.ts'
import type { RunsComparison } from './comparison.ts'
import type { Kind } from './kind-words.ts'
import { nameOf } from './comparison-text.ts'

/** What makes a comparison fail, by the word that `--fail-on` takes: the least severe kind of change. */
export const failingChanges = {
  new: ['new'],
  warned: ['new', 'newly warned'],
  inconclusive: ['new', 'newly warned', 'newly inconclusive'],
  untested: ['new', 'newly warned', 'newly inconclusive', 'newly untested', 'not in the last run'],
} as const satisfies Record<string, readonly Kind[]>
export type FailOnChange = keyof typeof failingChanges

/**
 * Whether the last run is worse than the first: 1 where it is, 2 where it shows too little to say that it is not. A failure
 * that the profile of the last run knows makes nothing fail.
 */
export function conclusionOf(
  { runs, lines }: RunsComparison,
  failOn: FailOnChange | undefined,
): { exitCode: ExitCode; sentence?: string } {
  if (failOn === undefined) return { exitCode: 0 }
  const kinds: readonly Kind[] = failingChanges[failOn]
  const worse = lines.filter((line) => kinds.includes(line.kind) && !line.known)
  if (worse.length > 0)
    return { exitCode: 1, sentence: `${count(worse.length, 'requirement')} got worse (--fail-on ${failOn}).` }
  const last = runs.at(-1)
  const name = nameOf(runs, runs.length - 1)
  if (last && (!last.finished || last.damaged || last.shard))
    return { exitCode: 2, sentence: `No conclusion: ${name} is not whole.` }
  const open = lines.filter(({ kind }) => kind === 'newly inconclusive').length
  if (open > 0)
    return { exitCode: 2, sentence: `No conclusion: ${count(open, 'requirement')} became inconclusive in ${name}.` }
  if (!lines.some(({ rows }) => rows[0] !== undefined && isEvaluated(rows.at(-1)?.verdict)))
    return { exitCode: 2, sentence: `No conclusion: ${name} evaluated nothing that ${nameOf(runs, 0)} has.` }
  const known = lines.some((line) => kinds.includes(line.kind) && line.known)
  const beside = known ? ', known failures aside' : ''
  return { exitCode: 0, sentence: `Nothing got worse${beside} (--fail-on ${failOn}).` }
}
