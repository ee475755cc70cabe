import { When } from '../../harness/evaluation/runner.ts'
import { listedHere, type Seen, twoViews } from '../../harness/actions/paging/two-versions.ts'
import { answers } from '../world/parts.ts'
import { views } from '../vocabulary/across-versions.phrases.ts'
import type { AssayWorld } from '../world/world.ts'

When('its {string} are listed in this version', async function (this: AssayWorld, lists: string) {
  const listed = []
  for (const seen of lists.split(' and ') as Array<'accounts' | 'logins'>)
    listed.push(...(await listedHere(this.scene, this.sender, seen)))
  this.keep(answers, listed)
})

When('the {string} at hand are listed in two versions', async function (this: AssayWorld, seen: Seen) {
  this.keep(views, { ...(await twoViews(this.scene, this.sender, seen)), seen })
})
