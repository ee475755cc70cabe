import { Then, When } from '@cucumber/cucumber'
import { schemaIn } from '../harness/dialect/schema-in.ts'
import { holderFits, holderShown } from '../harness/checks/logins/holder-info.ts'
import { loginWithHolder } from '../harness/arrange/logins/holder.ts'
import type { AssayWorld } from './world.ts'

When('a login fetched with the scope holder_info is shown', async function (this: AssayWorld) {
  this.answer = await loginWithHolder(this.scene, this.sender)
})

Then('what it tells of its holder keeps the rule', function (this: AssayWorld) {
  this.judge((row) => holderFits(this.answer, schemaIn(this.run.dialect, 'holder-info'), row.id))
})

Then('it tells something of its holder', function (this: AssayWorld) {
  this.judge(holderShown(this.answer))
})
