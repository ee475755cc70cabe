import { Then } from '../../harness/evaluation/runner.ts'
import { everyStage, type StageValue, stageValues } from '../../harness/checks/attempts/stages-of-attempt.ts'
import { answers } from '../world/parts.ts'
import { namedType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'

namedType('stageValue', stageValues)

Then('{string} of every stage is {stageValue}', function (this: AssayWorld, field: string, value: StageValue) {
  this.judge(everyStage(this.the(answers), field, value))
})
