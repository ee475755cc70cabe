import { Given, When } from '../../harness/evaluation/runner.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { followPages } from '../../harness/actions/paging/follow-pages.ts'
import { readPages } from '../../harness/actions/paging/read-pages.ts'
import { listByParent } from '../../harness/actions/routes/list-request.ts'
import { answers, besideIt, others, request } from '../world/parts.ts'
import { type Follow, waysToFollow } from '../values/ways-to-follow.ts'
import { namedType } from '../world/named-type.ts'
import { theRequest } from '../world/send-request.ts'
import type { AssayWorld } from '../world/world.ts'

/** The request under test for pages of a size. */
async function sized(world: AssayWorld, size: number) {
  return edit.withQuery(await theRequest(world), 'per_page', String(size))
}

Given(
  'a long list of {string}, and that of another parent',
  async function (this: AssayWorld, name: Parameters<typeof listByParent>[1]) {
    const draft = listByParent(this.scene, name, this.scene.largeLogin())
    this.keep(request, async () => draft)
    const other = await this.scene.newFetchedLogin({ customer: await this.scene.newCustomer() })
    this.keep(besideIt, listByParent(this.scene, name, other))
  },
)

When('its pages of {int} rows are followed', async function (this: AssayWorld, size: number) {
  this.keep(answers, await readPages(this.scene, await sized(this, size)))
})

namedType('way of following', waysToFollow)

When(
  'its pages of {int} rows are followed {way of following}',
  async function (this: AssayWorld, size: number, follow: Follow) {
    this.keep(answers, await follow(this, await sized(this, size)))
  },
)

When('its pages of {int} rows and of {int} rows are followed', async function (this: AssayWorld, a: number, b: number) {
  this.keep(answers, await followPages(this.sender, await sized(this, a)))
  this.keep(others, await followPages(this.sender, await sized(this, b)))
})
