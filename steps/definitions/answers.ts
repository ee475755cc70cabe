import { Then } from '../../harness/evaluation/runner.ts'
import { comesBack, liesAhead, valuesDiffer } from '../../harness/checks/values/value-is.ts'
import { namesDiffer } from '../../harness/checks/values/names-differ.ts'
import { valuesSatisfy } from '../../harness/checks/values/values-satisfy.ts'
import { isWebAddress } from '../../core/web-address.ts'
import { answer, answers } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

Then('the value at {string} comes back as it was sent', function (this: AssayWorld, place: string) {
  this.judge(comesBack(this.the(answer), place))
})

Then('the value at {string} is an address that a browser can visit', function (this: AssayWorld, pick: string) {
  this.judge(valuesSatisfy(this.judged(), isWebAddress, { pick, wanted: 'a whole http or https address' }))
})

Then('the moment at {string} lies ahead', function (this: AssayWorld, place: string) {
  this.judge(liesAhead(this.the(answer), place, this.run.client.secondsNow()))
})

Then('no two entries at {string} have the same {string}', function (this: AssayWorld, places: string, field: string) {
  this.judge(namesDiffer(this.judged(), places.split(' or '), field))
})

Then('the answers have different values at {string}', function (this: AssayWorld, place: string) {
  this.judge(valuesDiffer(this.the(answers), place))
})
