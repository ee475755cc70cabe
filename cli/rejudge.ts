import { judgeTarget } from '../harness/judge/judge-target.ts'
import { loadOwnSteps, useOwnFeatures } from '../harness/judge/use-own-features.ts'
import { playableProfile } from '../harness/recording/playable-profile.ts'
import { readRecording, type Recording } from '../harness/recording/read-recording.ts'
import type { CheckKept } from '../harness/recording/recording-line.ts'
import { countThat } from '../harness/reasons/count.ts'
import { describeInterface } from '../interfaces/describe-interface.ts'
import type { Io } from './asked/io.ts'
import { recorded } from './recorded.ts'
import { noBrowsers } from './recording/no-browsers.ts'
import { compareChecks, type Difference } from './recording/compare-checks.ts'
import { playing } from './recording/playing.ts'

type Compared = ReturnType<typeof compareChecks>

export interface RejudgeOptions {
  out: string
  format: string[]
}

/**
 * `assay rejudge`: runs the checks of a recorded run again on what was recorded, and says where a verdict is another. Exit
 * code 0 where all are the same, 1 where one is another, 2 where the recording does not hold what a check asks.
 */
export async function rejudgeCommand(file: string, options: RejudgeOptions, io: Io): Promise<number> {
  const recording = readRecording(file)
  const { asked, profile: kept } = recording.opened
  const profile = playableProfile(kept)
  useOwnFeatures(asked.features)
  await loadOwnSteps()
  const checks: CheckKept[] = []
  const began = new Set(recording.checks.map(({ check }) => check))
  return recorded(
    {
      profile,
      out: options.out,
      formats: options.format,
      io,
      embedded: true,
      keep: () => playing(recording, profile, checks),
    },
    async ({ client, say, record }) => {
      say(beginning(file, recording))
      await judgeTarget({
        ...asked,
        profile,
        client,
        describe: describeInterface,
        browsers: noBrowsers,
        workers: 1,
        record,
        ...(recording.cutOff && { chosen: ({ name }) => began.has(name) }),
      })
      const compared = compareChecks(recording.checks, checks)
      return { ...conclusion(compared), lines: () => compared.differences.map(lineOf) }
    },
  )
}

function beginning(file: string, { opened, checks, cutOff }: Recording): string {
  const cut = cutOff ? '; its end is missing' : ''
  return `Checking again ${checks.length} recorded checks of ${opened.profile.target.name}, ${opened.at} (${file})${cut}`
}

function conclusion({ addresses, differences }: Compared): { exitCode: number; sentence: string } {
  const missing = differences.filter(({ cause }) => cause === 'not in the recording').length
  const other = differences.length - missing
  if (differences.length === 0)
    return { exitCode: 0, sentence: `The verdicts of all ${addresses} requirements are those of the recording.` }
  const parts = [
    other > 0 && `${other} ${other === 1 ? 'has' : 'have'} another verdict`,
    missing > 0 && `${countThat(missing, 'requirement', 'is')} not in the recording`,
  ]
  return {
    exitCode: other > 0 ? 1 : 2,
    sentence: `Of ${addresses} requirements, ${parts.filter(Boolean).join(' and ')}.`,
  }
}

function lineOf({ address, before, now, cause }: Difference): string {
  return `${address}: ${before ?? 'not checked'} in the recording, ${now ?? 'not checked'} now (${cause})`
}
