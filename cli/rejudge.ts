import { contractAddress, entriesOf, plannedContract, type Entry } from '../harness/contracts/decide-interaction.ts'
import { loadOwnSteps } from '../harness/evaluation/use-own-features.ts'
import { playableProfile } from '../harness/recording/playable-profile.ts'
import { readRecording, type Recording } from '../harness/recording/read-recording.ts'
import { cutOffError } from '../harness/recording/recording-error.ts'
import type { CheckKept, ContractKept } from '../harness/recording/recording-line.ts'
import { count } from '../harness/reasons/count.ts'
import { everyDialect } from '../interfaces/describe-interface.ts'
import type { Io } from './asked/io.ts'
import { recorded } from './recorded.ts'
import { evaluateRecording, playing } from './recording/evaluate-recording.ts'
import { type Compared, compareChecks, compareContracts, type Difference } from './recording/compare-checks.ts'
import { type OwnFolders, takeOwnFolders } from './recording/own-code.ts'
import { referencePacts } from './verify/read-pacts.ts'

export interface RejudgeOptions extends OwnFolders {
  /** Addresses of the requirements to check again; all when empty. */
  only?: string[]
  out: string
  format: string[]
}

/**
 * `assay rejudge`: runs a recorded run's checks again on its recording, and lists different verdicts.
 * @throws RecordingError RECORDING_CUT_OFF at its end, if the recording has none and no verdict differs
 */
export async function rejudgeCommand(file: string, options: RejudgeOptions, io: Io): Promise<number> {
  const { only = [] } = options
  const recording = readRecording(file)
  const profile = playableProfile(recording.opened.profile)
  takeOwnFolders(recording.opened, options)
  await loadOwnSteps()
  const checks: CheckKept[] = []
  const contracts: ContractKept[] = []
  const exitCode = await recorded(
    {
      profile,
      command: 'rejudge',
      out: options.out,
      formats: options.format,
      io,
      embedded: true,
      keep: () => playing(recording, profile, checks, contracts),
    },
    async ({ client, say, record }) => {
      say(beginning(file, recording))
      const verified = only.length > 0 ? [] : recordedContracts(recording)
      await evaluateRecording(recording, { only, profile, client, record, contracts: verified })
      const stopped = client.stopped()
      if (stopped !== undefined) return { exitCode: 2, sentence: `No conclusion: ${stopped}.`, lines: () => [] }
      const requirements = compareChecks(recording.checks, checks, only)
      const needs = compareContracts(only.length > 0 ? [] : recording.contracts, contracts)
      const differences = [...requirements.differences, ...needs.differences]
      return { ...conclusion(requirements, needs), lines: () => differences.map(lineOf) }
    },
  )
  if (recording.cutOff && exitCode !== 1) throw cutOffError(file)
  return exitCode
}

/** The consumers' needs that the run verified. */
function recordedContracts({ contracts }: Recording): Entry[] {
  const known = new Set(contracts.map(({ address }) => address))
  if (known.size === 0) return []
  const dialects = everyDialect()
  return entriesOf(referencePacts(), dialects).filter((entry) => known.has(contractAddress(plannedContract(entry))))
}

function beginning(file: string, { opened, checks, contracts, cutOff }: Recording): string {
  const cut = cutOff ? '; its end is missing' : ''
  const verified = contracts.length === 0 ? '' : ` and ${count(contracts.length, 'interaction')} of consumers`
  const what = `${count(checks.length, 'recorded check')}${verified}`
  return `Checking again ${what} of ${opened.profile.target.name}, ${opened.at} (${file})${cut}`
}

function conclusion(requirements: Compared, needs: Compared): { exitCode: number; sentence: string } {
  if (requirements.addresses + needs.addresses === 0)
    return { exitCode: 2, sentence: 'No conclusion: the recording holds no check that came to its end.' }
  const differences = [...requirements.differences, ...needs.differences]
  const missing = differences.filter(({ cause }) => cause === 'not in the recording').length
  const other = differences.length - missing
  const verified = needs.addresses === 0 ? '' : ` and ${count(needs.addresses, 'interaction')} of consumers`
  const all = `${count(requirements.addresses, 'requirement')}${verified}`
  if (differences.length === 0) return { exitCode: 0, sentence: `All verdicts are those of the recording: ${all}.` }
  const parts = [
    other > 0 && `${other} ${other === 1 ? 'has' : 'have'} another verdict`,
    missing > 0 && `${missing} ${missing === 1 ? 'is' : 'are'} not in the recording`,
  ]
  return { exitCode: other > 0 ? 1 : 2, sentence: `Of ${all}, ${parts.filter(Boolean).join(' and ')}.` }
}

function lineOf({ address, before, now, cause }: Difference): string {
  return `${address}: ${before ?? 'not checked'} in the recording, ${now ?? 'not checked'} now (${cause})`
}
