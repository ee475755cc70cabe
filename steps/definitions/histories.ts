import { type Check, readChecks } from '../../harness/evaluation/read-checks.ts'
import { When } from '../../harness/evaluation/runner.ts'
import { families } from '../../generators/models/all.ts'
import { historyKeepsRule } from '../../generators/models/history-keeps-rule.ts'
import { judgementOf } from '../../generators/models/rule-seen.ts'
import { surveyHistories } from '../../generators/models/survey-histories.ts'
import { helpersOf } from '../../harness/run/helpers.ts'
import { demandPoints, pointOf } from '../../requirements/rules-by-point.ts'
import { knownPathOf, tryMany } from '../world/explore.ts'
import { exploration } from '../world/parts.ts'
import { phraseType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'

const known = families()
phraseType('family', Object.fromEntries(known.map((family) => [family.name, family])))

/** The checks of a family: rows of outlines that are headed by its name. */
function checksOf({ name }: { name: string }): Array<Check & { row: string }> {
  return readChecks().flatMap((check) => (check.row?.startsWith(`${name}: `) ? { ...check, row: check.row } : []))
}

const rows = known.flatMap(checksOf).map(({ row, where }) => ({ where, points: [row] }))
demandPoints('seenBy', rows, known)

// By the survey of all rules. For the point of the scenario alone where there is no survey, where a history is known that breaks it, or where
// the survey saw it broken and somebody reads the smallest history that does.
When('histories of "{family}" are played', async function (this: AssayWorld, family: (typeof known)[number]) {
  const histories = family.histories(this.scene)
  const point = family.points.find((one) => this.scenario.tagged.includes(pointOf(family, one)))
  if (point === undefined)
    throw new Error(`ROW_UNKNOWN: the scenario is no row of an outline that is headed by ${family.name}`)
  const rules = new Set(checksOf(family).flatMap(({ requirements }) => requirements))
  const survey =
    knownPathOf(this) === undefined
      ? await surveyHistories(this.run, { ...family, rules }, histories, this.sender, helpersOf(this.run))
      : undefined
  const { broken, at } = survey?.seen.get(point) ?? {}
  if (!survey || (broken && this.run.shrinks))
    return tryMany(this, historyKeepsRule(histories, point, this.sender, this.run.cases))
  const judgement = broken ?? judgementOf(survey, point)
  const counterexample = broken && { shrunk: '', seed: this.run.seed, path: String(at), shrinks: 0 }
  return void this.keep(exploration, {
    judgement,
    coverage: survey.coverage,
    ...(counterexample && { counterexample }),
  })
})
