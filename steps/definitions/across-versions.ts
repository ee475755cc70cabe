import { When } from '../../harness/evaluation/runner.ts'
import { type Seen, twoViews } from '../../harness/actions/paging/two-versions.ts'
import { views } from '../vocabulary/across-versions.phrases.ts'
import type { AssayWorld } from '../world/world.ts'

When('the {string} at hand are listed in two versions', async function (this: AssayWorld, seen: Seen) {
  this.keep(views, { ...(await twoViews(this.scene, this.sender, seen)), seen })
})
