import { Then } from '@cucumber/cucumber'
import { judgementOf, surveyWalks } from '../generators/login-walks/survey-walks.ts'
import { walkKeepsRule, type Walker } from '../generators/login-walks/walk-keeps-rules.ts'
import { walkRules } from '../harness/checks/call-sequences/sequence-rules.ts'
import { walkSpaces } from '../harness/arrange/call-sequences/kinds-of-sequences.ts'
import { walkLogin } from '../harness/arrange/call-sequences/play-sequence.ts'
import { exploreAndJudge } from './explore.ts'
import type { AssayWorld } from './world.ts'

Then('every call of every walk keeps the rule', async function (this: AssayWorld) {
  const row = this.rows[0]?.id ?? ''
  const rule = walkRules.get(row)
  if (!rule) throw new Error(`RULE_UNKNOWN: no rule of walks is known for ${row}; they are in walk-rules.ts`)
  await judgeWalks(this, row, rule)
})

/** Judges a rule by the survey of all rules, or alone where there is none or the survey saw it broken. */
async function judgeWalks(world: AssayWorld, row: string, rule: NonNullable<ReturnType<typeof walkRules.get>>) {
  const walker: Walker = (walk) => walkLogin(world.scene, world.sender, walk)
  const spaces = walkSpaces(world.run.profile)
  const survey = await surveyWalks(world.run, walker, spaces)
  if (!survey || survey.seen.get(row)?.broken) return exploreAndJudge(world, walkKeepsRule(walker, spaces, rule))
  world.coverage = survey.coverage
  world.judge(judgementOf(survey, row))
}
