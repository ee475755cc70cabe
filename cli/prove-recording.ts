import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { JournalEvent } from '../core/journal-events.ts'
import { planOf } from '../harness/evaluation/plan.ts'
import { readChecks } from '../harness/evaluation/read-checks.ts'
import { loadOwnSteps } from '../harness/evaluation/use-own-features.ts'
import { count } from '../harness/reasons/count.ts'
import { playableProfile } from '../harness/recording/playable-profile.ts'
import { readRecording, type Recording } from '../harness/recording/read-recording.ts'
import { cutOffError } from '../harness/recording/recording-error.ts'
import { verdictTogether } from '../harness/verdicts/requirement-verdicts.ts'
import { addressOf } from '../requirements/address-of.ts'
import { readRequirements } from '../requirements/read-requirements.ts'
import { selectAddresses } from '../requirements/select-addresses.ts'
import type { Io } from './asked/io.ts'
import { faultsShown } from './faults-shown.ts'
import { onInterruption } from './interruption.ts'
import { recorded } from './recorded.ts'
import { partsOf } from './recorded-proof/part.ts'
import {
  conclusion,
  createTally,
  kindsShown,
  linesOf,
  type RecordedProof,
  type ShownRecorded,
} from './recorded-proof/recorded-proof.ts'
import { tryAll } from './recorded-proof/try-all.ts'
import { evaluateRecording, playing } from './recording/evaluate-recording.ts'
import { type OwnFolders, takeOwnFolders } from './recording/own-code.ts'

export interface ProveRecordingOptions extends OwnFolders {
  recording: string
  only: string[]
  out: string
  jobs?: number
  json?: string
}

/** The maximum of alterations for one check. Those that its rows most likely notice come first. */
const most = 300

/**
 * `assay prove --recording`: alters the answers of a recorded run and evaluates its checks again. Reports for each
 * passed requirement the alteration on which it failed.
 * @throws RecordingError RECORDING_CUT_OFF at its end, if the recording has none and each requirement failed
 */
export async function proveRecordingCommand(options: ProveRecordingOptions, io: Io): Promise<number> {
  const beganMs = performance.now()
  const { recording: file, json, out, only } = options
  const recording = readRecording(file)
  const { profile: kept, at } = recording.opened
  const profile = playableProfile(kept)
  takeOwnFolders(recording.opened, options)
  await loadOwnSteps()
  const passed = passedIn(recording, only)
  const keep = () => playing(recording, profile, [])
  const exitCode = await recorded(
    { command: 'prove', profile, out, formats: [], io, embedded: true, keep },
    async ({ client, say, record }) => {
      say(beginning(recording, file, passed.length))
      const requirements = await tryPassed(recording, passed, options, (text) => io.out.live(text))
      await evaluateRecording(recording, { only, profile, client, record: withFaults(requirements, record) })
      const proof: RecordedProof = {
        recordedProof: 1,
        target: profile.target.name,
        recorded: at,
        requirements,
        alterations: kindsShown(requirements),
        seconds: Math.round((performance.now() - beganMs) / 1000),
      }
      if (json !== undefined) writeFileSync(json, `${JSON.stringify(proof, undefined, 2)}\n`)
      const { sentence, exitCode } = conclusion(proof)
      const said = client.stopped() === undefined ? sentence : `The proof was interrupted. ${sentence}`
      return { sentence: said, exitCode, lines: () => linesOf(proof) }
    },
  )
  if (recording.cutOff && exitCode !== 1) throw cutOffError(file)
  return exitCode
}

function beginning({ opened, cutOff }: Recording, file: string, passed: number): string {
  const { at, profile } = opened
  const all = `${count(passed, 'requirement')} passed${cutOff ? '; its end is missing' : ''}`
  return `Altering what ${profile.target.name} answered, ${at} (${file}): ${all}`
}

/** Tries the requirements that passed, in parallel processes. */
async function tryPassed(
  recording: Recording,
  passed: readonly string[],
  { recording: file, jobs = availableParallelism(), features = [], interfaceFolder = [] }: ProveRecordingOptions,
  show: (text: string) => void,
): Promise<ShownRecorded[]> {
  const { asked } = recording.opened
  const plan = planOf({ ...asked, titles: [] }, readChecks())
  const parts = partsOf(plan, recording, new Set(passed))
  const tally = createTally(passed)
  const interruption = new AbortController()
  const stopListening = onInterruption(() => interruption.abort())
  await tryAll(
    parts,
    { file, own: { features, interfaceFolder }, jobs, most, signal: interruption.signal },
    {
      ...tally,
      take(tried) {
        tally.take(tried)
        show(`${tally.shown()} of ${count(passed.length, 'requirement')} shown`)
      },
    },
  )
  stopListening()
  return tally.requirements()
}

/** Adds the results of the proof to the journal. */
function withFaults(shown: readonly ShownRecorded[], record: (event: JournalEvent) => void): typeof record {
  return (event) => {
    record(event)
    if (event.type === 'run-started') record(faultsShown(shown))
  }
}

/** The passed requirements by address, all or below `only`. @throws RequirementError ADDRESS_UNKNOWN */
function passedIn({ opened, checks }: Recording, only: string[]): string[] {
  const said = checks.flatMap(({ interface: name, judgements }) =>
    judgements.map((one) => ({ ...one, address: addressOf(one.requirement, name) })),
  )
  const byAddress = Map.groupBy(said, ({ address }) => address)
  return selectAddresses(readRequirements(), opened.asked.interfaces, only)
    .map(({ address }) => address)
    .filter((address) => verdictTogether(byAddress.get(address) ?? []) === 'passed')
}
