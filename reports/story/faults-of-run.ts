import type { RecordedRun } from './read-run.ts'

/** How many of the requirements that hold failed on a fault of this server. */
export interface FaultsOfRun {
  shown: number
  of: number
}

/** Also counts those of an earlier proof, which the run leaves out; undefined without faults. */
export function faultsOfRun({ shown }: Pick<RecordedRun, 'shown'>): FaultsOfRun | undefined {
  if (!shown || shown.length === 0) return undefined
  return { shown: shown.filter(({ alteration }) => alteration !== undefined).length, of: shown.length }
}
