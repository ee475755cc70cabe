import { When } from '../../harness/evaluation/runner.ts'
import { families } from '../../generators/models/all.ts'
import { isOf } from '../../generators/models/family.ts'
import { historyKeepsRule } from '../../generators/models/history-keeps-rule.ts'
import { judgementOf } from '../../generators/models/rule-seen.ts'
import { surveyHistories } from '../../generators/models/survey-histories.ts'
import { helpersOf } from '../../harness/run/helpers.ts'
import { tryMany } from '../world/explore.ts'
import { exploration } from '../world/parts.ts'
import { phraseType } from '../world/phrase-type.ts'
import type { AssayWorld } from '../world/world.ts'

phraseType('family', Object.fromEntries(families().map((family) => [family.name, family])))

// By the survey of all rules, or for the rule of the scenario alone where there is no survey, or it saw the rule broken and somebody
// reads the smallest history that breaks it.
When(
  'histories of {family} are played',
  async function (this: AssayWorld, family: ReturnType<typeof families>[number]) {
    const histories = family.histories(this.scene)
    const rule = family.rules.find((promise) => this.scenario.tagged.some((id) => isOf(promise, id))) ?? ''
    const survey = await surveyHistories(this.run, family, histories, this.sender, helpersOf(this.run))
    const broken = survey?.seen.get(rule)?.broken
    if (!survey || (broken && this.run.shrinks))
      return tryMany(this, historyKeepsRule(histories, rule, this.sender, this.run.cases))
    const judgement = broken ?? judgementOf(survey, rule)
    return void this.keep(exploration, { judgement, coverage: survey.coverage })
  },
)
