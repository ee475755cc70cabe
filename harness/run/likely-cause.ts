import type { ClientStats } from '../client/client-stats.ts'
import type { Settlement } from './settle.ts'

/**
 * A settlement whose sentence also tells what kept the run from judging more: the trouble met most often, with the mend
 * that goes with it, or `doubt`, which says why a run that found failures ended early. A run that could tell all is left
 * as it is, whatever trouble it met.
 */
export function withLikelyCause(
  settlement: Settlement,
  { troubleKinds, requests }: Pick<ClientStats, 'troubleKinds' | 'requests'>,
  doubt?: string,
): Settlement {
  const { counts, exitCode, sentence } = settlement
  if (doubt !== undefined) {
    const rest = doubt.replace(/^Could not tell: /, '')
    return exitCode === 1 ? { ...settlement, sentence: `${sentence} The rest could not be told: ${rest}` } : settlement
  }
  const kinds = Object.entries(troubleKinds)
  const [most] = kinds.toSorted(([, one], [, other]) => other.count - one.count)
  if (!most || counts.inconclusive === 0) return settlement
  const [code, { message }] = most
  const count = kinds.reduce((sum, [, kind]) => sum + kind.count, 0)
  const told = `${count} request${count === 1 ? '' : 's'} beside ${requests - count} got no answer, most often ${code}: ${message}`
  return { ...settlement, sentence: `${sentence} ${told}` }
}
