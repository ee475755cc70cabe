import { readRecording } from '../../harness/recording/read-recording.ts'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { ResultsFile } from '../../reports/runs/results.ts'

/**
 * Holds a recording against the results of a run.
 * @throws AskedWrongly RECORDING_CUT_OFF or RECORDING_OTHER_RUN; RecordingError where it is no recording
 */
export function assertOfRun(file: string, { seed, requirements }: ResultsFile): void {
  const { opened, run } = readRecording(file)
  if (!run)
    throw new AskedWrongly(
      'RECORDING_CUT_OFF',
      `The end of ${file} is missing, so its run came to no conclusion. Attest a whole run.`,
    )
  const recorded = new Map(run.requirements.map(({ address, verdict }) => [address, verdict]))
  const other = requirements.find(({ address, verdict }) => recorded.get(address) !== verdict)
  if (opened.asked.seed === seed && !other) return
  const why = other
    ? `${other.address} is ${recorded.get(other.address) ?? 'not checked'} in it and ${other.verdict} in the results`
    : `it has the seed ${opened.asked.seed}, and the results have ${seed}`
  throw new AskedWrongly(
    'RECORDING_OTHER_RUN',
    `${file} is the recording of another run: ${why}. Give the recording of this run.`,
  )
}
