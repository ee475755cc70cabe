import { When } from '../../harness/evaluation/runner.ts'
import { connectionWithoutConsent, goodRenewal, renewalNamed } from '../../harness/actions/logins/renewals.ts'
import { trialOf } from '../../harness/actions/logins/v6-body-taken.ts'
import { changed } from '../values/changes.ts'
import { answer, control, login } from '../world/parts.ts'
import { renewal } from '../values/renewals.ts'
import { renewGiven } from '../vocabulary/renewals.phrases.ts'
import type { AssayWorld } from '../world/world.ts'

When('a login is renewed by {string}', async function (this: AssayWorld, name: string) {
  const route = renewalNamed(name)
  const trial = await trialOf(this.scene, route)
  this.keep(renewal, { route, before: trial.before })
  this.keep(control, trial.answer)
  this.keep(answer, trial.answer)
  if (trial.login) this.keep(login, trial.login)
})

When('another is renewed with {named}', async function (this: AssayWorld, name: string) {
  const wrongly = await changed(this, name, await goodRenewal(this.scene, this.the(renewal).route))
  this.keep(answer, 'request' in wrongly ? wrongly : await this.send(wrongly))
})

When('another is renewed whose consent is {string}', async function (this: AssayWorld, status: string) {
  await renewGiven(this, await connectionWithoutConsent(this.scene, status))
})
