import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { groupBy } from '../core/group-by.ts'
import { readChecks } from '../harness/judge/read-checks.ts'
import { planOf } from '../harness/judge/plan.ts'
import { loadOwnSteps, useOwnFeatures } from '../harness/judge/use-own-features.ts'
import { count } from '../harness/reasons/count.ts'
import { readRecording, type Recording } from '../harness/recording/read-recording.ts'
import { gravestOf } from '../harness/verdicts/gravest.ts'
import { readRequirements } from '../requirements/read-requirements.ts'
import { addressOf } from '../requirements/address-of.ts'
import { selectAddresses } from '../requirements/select-addresses.ts'
import type { Io } from './asked/io.ts'
import { partsOf } from './recorded-proof/part.ts'
import { conclusion, createTally, kindsShown, type RecordedProof } from './recorded-proof/recorded-proof.ts'
import { tryAll } from './recorded-proof/try-all.ts'

export interface ProveRecordingOptions {
  recording: string
  only: string[]
  jobs?: number
  json?: string
}

/** So many alterations are tried for one check. Those that the rows are likeliest to notice come first. */
const most = 300
const everyResults = 50

/**
 * `assay prove --recording`: alters what a target answered in a recorded run, evaluates the checks again, and says of each
 * requirement that passed on which alteration it failed. Gives the exit code: 0 where each failed on one, 1 where one
 * noticed none, 2 where one could not be tried.
 */
export async function proveRecordingCommand(options: ProveRecordingOptions, io: Io): Promise<number> {
  const beganMs = performance.now()
  const recording = readRecording(options.recording)
  const { asked, profile, at } = recording.opened
  useOwnFeatures(asked.features)
  await loadOwnSteps()
  const plan = planOf({ ...asked, titles: [] }, readChecks())
  const passed = passedIn(recording, options.only)
  const parts = partsOf(plan, recording, new Set(passed))
  io.out.line(
    `Altering what ${profile.target.name} answered on ${at} (${options.recording}): ${count(passed.length, 'requirement')} passed`,
  )
  const tally = createTally(passed)
  let done = 0
  await tryAll(
    parts,
    { file: options.recording, features: asked.features, jobs: options.jobs ?? availableParallelism(), most },
    (part, { tried, trouble }) => {
      done += 1
      if (tried) tally.take(tried)
      else
        tally.lose(
          part,
          part.rows.map((id) => addressOf(id, part.interface)),
          trouble ?? 'it gave no answer',
        )
      const text = `${done} of ${count(parts.length, 'feature')} tried`
      io.out.live(text)
      if (io.out.columns === undefined && done % everyResults === 0) io.out.line(text)
    },
  )
  io.out.clear()
  const requirements = tally.requirements()
  const proof: RecordedProof = {
    recordedProof: 1,
    target: profile.target.name,
    recorded: at,
    requirements,
    alterations: kindsShown(requirements),
    seconds: Math.round((performance.now() - beganMs) / 1000),
  }
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(proof, undefined, 2)}\n`)
  for (const line of linesOf(proof)) io.out.line(line)
  const { sentence, exitCode } = conclusion(proof)
  io.out.line('')
  io.out.line(sentence)
  return exitCode
}

/** The addresses of the requirements that passed, beneath these or all. @throws RequirementError ADDRESS_UNKNOWN */
function passedIn({ opened, checks }: Recording, only: string[]): string[] {
  const said = checks.flatMap(({ interface: name, judgements }) =>
    judgements.map(({ requirement, verdict }) => ({ address: addressOf(requirement, name), verdict })),
  )
  const verdicts = groupBy(said, ({ address }) => address)
  return selectAddresses(readRequirements(), opened.asked.interfaces, only)
    .map(({ address }) => address)
    .filter((address) => gravestOf((verdicts.get(address) ?? []).map(({ verdict }) => verdict)) === 'passed')
}

function linesOf({ requirements, alterations }: RecordedProof): string[] {
  const rest = requirements.filter(({ alteration }) => alteration === undefined)
  return [
    'On which alterations requirements failed:',
    ...alterations
      .filter(({ shown }) => shown > 0)
      .toSorted((one, other) => other.shown - one.shown)
      .map(({ id, sentence, shown }) => `  ${String(shown).padStart(4)}  ${id}: ${sentence}`),
    ...(rest.length > 0
      ? ['', 'Not shown able to fail:', ...rest.map(({ address, why }) => `  ${address}: ${why ?? ''}`)]
      : []),
  ]
}
