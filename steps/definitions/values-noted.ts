import { type DataTable, Then } from '../../harness/evaluation/runner.ts'
import { typesSeen } from '../../harness/checks/values/types-seen.ts'
import { laterFieldsNoted } from '../../harness/checks/values/later-fields.ts'
import { wordsSeen } from '../../harness/checks/values/words-seen.ts'
import { answer, answers } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

Then('the types at {string} are noted', function (this: AssayWorld, place: string) {
  this.judge(typesSeen(this.the(answers), place))
})

Then('the words at {string} are noted', function (this: AssayWorld, place: string) {
  this.judge(wordsSeen(this.judged(), place))
})

Then('it is noted whether these fields are shown:', function (this: AssayWorld, table: DataTable) {
  this.judge(laterFieldsNoted(this.the(answer), table.raw().flat()))
})
