import { When } from '../../harness/evaluation/runner.ts'
import { answerTo, refreshOtherMode } from '../../harness/actions/logins/oauth-flow.ts'
import { answer } from '../world/parts.ts'
import { authorizing, refreshing } from '../vocabulary/oauth.phrases.ts'
import type { AssayWorld } from '../world/world.ts'

When('the oauth login is refreshed with {named}', async function (this: AssayWorld, what: string) {
  const { refreshProbes, atLimit } = await refreshing(this)
  if (what === 'a plain login in its place') this.keep(answer, await refreshOtherMode(this.scene, this.sender))
  else this.keep(answer, answerTo(refreshProbes.set('a return_to of 512 characters', atLimit), what))
})

When('the oauth login is authorized with {named}', async function (this: AssayWorld, what: string) {
  const { probes, again } = await authorizing(this)
  this.keep(answer, answerTo(probes.set('the query_string that was used', again), what))
})
