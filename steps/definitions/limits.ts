import { When } from '../../harness/evaluation/runner.ts'
import { customFieldsKeepLimit, returnToKeepsLimit } from '../../generators/properties/limit-keeps-its-edge.ts'
import { freeDrafts } from '../../generators/free-drafts.ts'
import { withData } from '../../harness/actions/attempts/attempt-of-fetch.ts'
import { goodRequest } from '../../harness/actions/routes/good-request.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { createWithCustomFields } from '../../harness/actions/logins/custom-fields.ts'
import { tryMany } from '../world/explore.ts'
import { answer } from '../world/parts.ts'
import { theRequest } from '../world/send-request.ts'
import { resolveValue } from '../values/values.ts'
import type { AssayWorld } from '../world/world.ts'

When('a login is created with the custom_fields {}', async function (this: AssayWorld, value: string) {
  this.keep(answer, await createWithCustomFields(this.scene, this.sender, await resolveValue(this, value)))
})

When(
  'it is sent with many values of return_to that are {}',
  async function (this: AssayWorld, side: 'short enough' | 'too long') {
    const draft = await theRequest(this)
    const send = (address: string) => this.send(edit.withBodyField(draft, 'data.return_to', address))
    const plain = await send('https://example.com/back')
    await tryMany(this, returnToKeepsLimit(side, plain, send))
  },
)

When(
  'logins are created with many custom_fields that are {}',
  async function (this: AssayWorld, side: 'small enough' | 'too big') {
    const sendFree = freeDrafts(this.sender, goodRequest(this.scene, 'create a login'))
    const send = async (fields: object) => (await sendFree((draft) => withData(draft, { custom_fields: fields })))[1]
    const plain = await send({ note: 'a' })
    await tryMany(this, customFieldsKeepLimit(side, plain, send))
  },
)
