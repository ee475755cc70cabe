import { Then } from '../../harness/evaluation/runner.ts'
import { wordsIncluded } from '../../harness/checks/attempts/attempts-shown.ts'
import { readTable } from '../../requirements/tables/read-table.ts'
import { answers, resources } from '../world/parts.ts'
import { namedType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'
import { everyStage, type StageValue, stageValues } from '../../harness/checks/attempts/stages-of-attempt.ts'

/** Words of tables, by the names that features write in angle brackets. */
const words: Readonly<Record<string, readonly string[]>> = {
  'natures of accounts': readTable('account-natures').v4,
  'types of consent': readTable('consent-types').words,
}

namedType('words', words)

Then('every {string} lists {words}', function (this: AssayWorld, field: string, known: readonly string[]) {
  const exchanges = this.the(resources).flatMap((resource) => resource.exchanges)
  this.judge(wordsIncluded(exchanges, field, known))
})

namedType('stageValue', stageValues)

Then('{string} of every stage is {stageValue}', function (this: AssayWorld, field: string, value: StageValue) {
  this.judge(everyStage(this.the(answers), field, value))
})
