import { defineParameterType, Then } from '../../harness/evaluation/runner.ts'
import { everyStage, type StageValue, stageValues } from '../../harness/checks/attempts/stages-of-attempt.ts'
import { answers } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

defineParameterType({
  name: 'stageValue',
  regexp: [...stageValues.keys()].map((name) => RegExp(name)),
  transformer: (name: string) => stageValues.get(name),
})

Then('{string} of every stage is {stageValue}', function (this: AssayWorld, field: string, value: StageValue) {
  this.judge(everyStage(this.the(answers), field, value))
})
