import type { RecordedRun } from './read-run.ts'

/** How many requirements were shown able to fail on this server, of how many that hold. */
export interface FaultsOfRun {
  shown: number
  of: number
}

/** Counts those of an earlier proof too, which the run leaves out; undefined where no faults were given. */
export function faultsOfRun({ shown }: Pick<RecordedRun, 'shown'>): FaultsOfRun | undefined {
  if (!shown || shown.length === 0) return undefined
  return { shown: shown.filter(({ alteration }) => alteration !== undefined).length, of: shown.length }
}
