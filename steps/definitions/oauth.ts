import { When } from '../../harness/evaluation/runner.ts'
import { answerTo } from '../../harness/actions/logins/oauth-flow.ts'
import { answer } from '../world/parts.ts'
import { authorizing, refreshing } from '../vocabulary/oauth.phrases.ts'
import type { AssayWorld } from '../world/world.ts'

When('the oauth login is refreshed with {named}', async function (this: AssayWorld, what: string) {
  this.keep(answer, answerTo((await refreshing(this)).refreshProbes, what))
})

When('the oauth login is authorized with {named}', async function (this: AssayWorld, what: string) {
  this.keep(answer, answerTo((await authorizing(this)).probes, what))
})
