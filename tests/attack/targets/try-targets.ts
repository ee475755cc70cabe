import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { scratchFolder } from '../../test-support/assay.ts'
import {
  assertNothingFailed,
  assertNothingPassed,
  judge,
  unknownTargetProfile,
} from '../../test-support/hostile-run.ts'
import { behaving, type Said, type Talk } from './behaviour.ts'

/** A target that gives nothing to evaluate, and how the run must end. */
export interface Case {
  what: string
  does: Talk | Said
  /** A pattern of what the last line names: the code of a transport error, a status or a class. */
  names?: string
  /** A pattern of the last line, where nothing is named. */
  says?: string
}

const topics = ['assets', 'countries']
/** Long enough for a busy machine. */
const pacing = { timeout_seconds: 0.8 }
/** A run takes a second or two; the budget is 20 s. */
const mostSeconds = 30

/** A run against each target of a file of cases: it ends by itself with 2, and nothing failed or passed. */
export function tryTargets(file: string): void {
  const folder = scratchFolder()
  const cases = JSON.parse(readFileSync(new URL(`cases/${file}`, import.meta.url), 'utf8')) as Case[]
  for (const [at, { what, does, names, says }] of cases.entries()) {
    void test(`A target that ${what} fails nothing and passes nothing`, async () => {
      const profile = unknownTargetProfile(folder, await behaving(does), `${at}`, { pacing })
      const judged = await judge(folder, profile, `run-${at}`, topics)
      assertNothingFailed(judged)
      assertNothingPassed(judged)
      assert.match(judged.sentence, new RegExp(says ?? `: The target .*\\((?:most often )?(?:${names})\\)`))
      assert.ok(judged.seconds < mostSeconds, `${judged.seconds} s`)
    })
  }
}
