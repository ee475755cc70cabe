import { type DataTable, Then } from '../../harness/evaluation/runner.ts'
import { typesSeen } from '../../harness/checks/values/types-seen.ts'
import { laterFieldsNoted } from '../../harness/checks/values/later-fields.ts'
import { wordsSeen } from '../../harness/checks/values/words-seen.ts'
import { answer } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

Then('the {string} at {string} are noted', function (this: AssayWorld, what: string, place: string) {
  this.judge(what === 'types' ? typesSeen(this.judged(), place) : wordsSeen(this.judged(), place))
})

Then('it is noted whether these fields are shown:', function (this: AssayWorld, table: DataTable) {
  this.judge(laterFieldsNoted(this.the(answer), table.raw().flat()))
})
