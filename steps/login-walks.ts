import { Then } from '@cucumber/cucumber'
import { judgementOf, surveySequences } from '../generators/call-sequences/survey-sequences.ts'
import { sequenceKeepsRule, type SequencePlayer } from '../generators/call-sequences/sequence-keeps-rules.ts'
import { sequenceRules } from '../harness/checks/call-sequences/sequence-rules.ts'
import { sequenceSpaces } from '../harness/arrange/call-sequences/kinds-of-sequences.ts'
import { playSequence } from '../harness/arrange/call-sequences/play-sequence.ts'
import { exploreAndJudge } from './explore.ts'
import type { AssayWorld } from './world.ts'

Then('every call of every walk keeps the rule', async function (this: AssayWorld) {
  const row = this.rows[0]?.id ?? ''
  const rule = sequenceRules.get(row)
  if (!rule) throw new Error(`RULE_UNKNOWN: no rule of walks is known for ${row}; they are in walk-rules.ts`)
  await judgeSequences(this, row, rule)
})

/** Judges a rule by the survey of all rules, or alone where there is none or the survey saw it broken. */
async function judgeSequences(world: AssayWorld, row: string, rule: NonNullable<ReturnType<typeof sequenceRules.get>>) {
  const walker: SequencePlayer = (walk) => playSequence(world.scene, world.sender, walk)
  const spaces = sequenceSpaces(world.run.profile)
  const survey = await surveySequences(world.run, walker, spaces)
  if (!survey || survey.seen.get(row)?.broken) return exploreAndJudge(world, sequenceKeepsRule(walker, spaces, rule))
  world.coverage = survey.coverage
  world.judge(judgementOf(survey, row))
}
