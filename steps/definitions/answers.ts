import { type DataTable, defineParameterType, Then } from '../../harness/evaluation/runner.ts'
import { comesBack, valuesDiffer } from '../../harness/checks/values/value-is.ts'
import { namesDiffer } from '../../harness/checks/values/names-differ.ts'
import { valuesSatisfy } from '../../harness/checks/values/values-satisfy.ts'
import { isWebAddress } from '../../core/web-address.ts'
import { answer, answers, control } from '../world/parts.ts'
import { namedType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'
import { refusalsHaveStatus, refusedWithStatus } from '../../harness/checks/answers/refused-as.ts'
import { laterFieldsNoted, typesSeen, wordsSeen } from '../../harness/checks/answers/noted.ts'

Then('the value at {string} comes back as it was sent', function (this: AssayWorld, place: string) {
  this.judge(comesBack(this.the(answer), place))
})

/** What values may be, by the names that features write in angle brackets. */
namedType('value', {
  'an address that a browser can visit': { is: isWebAddress, wanted: 'a whole http or https address' },
  'above zero': { is: (value: unknown) => Number(value) > 0, wanted: 'a rate above zero' },
})

interface Value {
  is: (value: unknown) => boolean
  wanted: string
}

Then('every value at {string} is {value}', function (this: AssayWorld, pick: string, { is, wanted }: Value) {
  this.judge(valuesSatisfy(this.judged(), is, { pick, wanted }))
})

Then('no two entries at {string} have the same {string}', function (this: AssayWorld, places: string, field: string) {
  this.judge(namesDiffer(this.judged(), places.split(' or '), field))
})

Then('the answers have different values at {string}', function (this: AssayWorld, place: string) {
  this.judge(valuesDiffer(this.the(answers), place))
})

// Statuses as a step lists them: `"404 or 400"`.
defineParameterType({
  name: 'statuses',
  regexp: /"(\d+(?: or \d+)*)"/,
  transformer: (listed: string) => listed.split(' or ').map(Number),
})

Then('it is refused with the status {statuses}{rows}', function (this: AssayWorld, statuses: number[], rows: string[]) {
  this.judge(refusedWithStatus(this.find(control), this.the(answer), statuses), rows)
})

Then('any refusal has the status {statuses}', function (this: AssayWorld, statuses: number[]) {
  this.judge(refusalsHaveStatus(this.judged(), statuses))
})

Then('the {string} at {string} are noted', function (this: AssayWorld, what: string, place: string) {
  this.judge(what === 'types' ? typesSeen(this.judged(), place) : wordsSeen(this.judged(), place))
})

Then('it is noted whether these fields are shown:', function (this: AssayWorld, table: DataTable) {
  this.judge(laterFieldsNoted(this.the(answer), table.raw().flat()))
})
