import { Then } from '@cucumber/cucumber'
import { violated, violationIsTold } from '../generators/properties/open-finance/format-properties.ts'
import {
  bodySpellingIsAccepted,
  otherDigestIsRefused,
  otherSignatureIsRefused,
  otherSignedHeaderIsRefused,
  unsignedHeaderChangesNothing,
} from '../generators/properties/open-finance/seal-properties.ts'
import { pointsAt } from '../harness/checks/open-finance/points-at.ts'
import type { Exchange } from '../core/exchange.ts'
import { signedWhenSent } from '../harness/signing/sealed-request.ts'
import type { OpenFinanceDraft } from '../harness/arrange/open-finance/open-finance-draft.ts'
import { exploreAndJudge } from './explore.ts'
import { sealable } from './open-finance.ts'
import type { AssayWorld } from './world.ts'

/** Sends the request under test with a change, made afresh each time. */
async function changing(world: AssayWorld, change: Partial<OpenFinanceDraft>) {
  return world.openFinance().send({ ...(await sealable(world)), ...change })
}

async function controlOf(world: AssayWorld): Promise<Exchange> {
  return (await changing(world, {})).exchange
}

Then('sealed over any other value of a signed header, it is refused', async function (this: AssayWorld) {
  const { headers } = await sealable(this)
  const sent = headers.map(([name]) => name.toLowerCase())
  const names = ['x-request-id', ...signedWhenSent.filter((name) => sent.includes(name))]
  const control = await controlOf(this)
  await exploreAndJudge(
    this,
    otherSignedHeaderIsRefused(control, names, (change) => changing(this, change)),
  )
})

Then('whatever unsigned header comes along, it is accepted', async function (this: AssayWorld) {
  const { headers } = await sealable(this)
  await exploreAndJudge(
    this,
    unsignedHeaderChangesNothing((header) => changing(this, { headers: [...headers, header] })),
  )
})

Then('with any bit of its signature turned over, it is refused', async function (this: AssayWorld) {
  const control = await controlOf(this)
  await exploreAndJudge(
    this,
    otherSignatureIsRefused(control, (change) => changing(this, change)),
  )
})

Then('with the Digest of any other body, it is refused', async function (this: AssayWorld) {
  const control = await controlOf(this)
  await exploreAndJudge(
    this,
    otherDigestIsRefused(control, (change) => changing(this, change)),
  )
})

Then('however its body is spelled, its Digest is accepted', async function (this: AssayWorld) {
  const { body } = await sealable(this)
  const control = await controlOf(this)
  await exploreAndJudge(
    this,
    bodySpellingIsAccepted(control, JSON.parse(body) as object, (change) => changing(this, change)),
  )
})

Then('with any one attribute wrong, its path is told, if any', async function (this: AssayWorld) {
  const { control, body, pointers, send } = await violations(this)
  const [pointer = ''] = pointers
  const first = await send(JSON.stringify(violated(body, { pointer, how: 'left out' })))
  const judgement = pointsAt(pointer, control, first)
  if (judgement.finding === 'noted') this.judge(judgement)
  else await exploreAndJudge(this, violationIsTold('the path', { control, body, pointers }, send))
})

Then('with any one attribute wrong, it is told', async function (this: AssayWorld) {
  const { send, ...own } = await violations(this)
  await exploreAndJudge(this, violationIsTold('the code', own, send))
})

async function violations(world: AssayWorld) {
  const body: unknown = JSON.parse((await sealable(world)).body)
  const pointers = world.openFinance().section.required_attributes
  const send = async (text: string) => (await changing(world, { body: text })).exchange
  return { control: await controlOf(world), body, pointers, send }
}
