import { Then } from '@cucumber/cucumber'
import { customFieldsKeepLimit, returnToKeepsLimit } from '../generators/properties/limit-keeps-its-edge.ts'
import * as edit from '../harness/client/edit-draft.ts'
import { createWithCustomFields } from '../harness/arrange/logins/custom-fields.ts'
import { exploreAndJudge } from './explore.ts'
import { goodRequest } from '../harness/arrange/routes/good-request.ts'
import type { AssayWorld } from './world.ts'

Then(
  'every return_to that is {} is judged by its length',
  async function (this: AssayWorld, side: 'short enough' | 'too long') {
    const draft = await goodRequest(this.scene, 'create a token')()
    const send = (address: string) => this.send(edit.withBodyField(draft, 'data.return_to', address))
    const control = await send('https://example.com/back')
    await exploreAndJudge(this, returnToKeepsLimit(side, control, send))
  },
)

Then(
  'all custom_fields that are {} are judged by their size',
  async function (this: AssayWorld, side: 'small enough' | 'too big') {
    const send = (fields: object) => createWithCustomFields(this.scene, this.sender, fields)
    const control = await send({ note: 'a' })
    await exploreAndJudge(this, customFieldsKeepLimit(side, control, send))
  },
)
