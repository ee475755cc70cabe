import { When } from '../../../harness/evaluation/runner.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { EnrichmentBodyName } from '../../../harness/profile/profile.ts'
import { answer, answers, control } from '../../../steps/world/parts.ts'
import { namedType } from '../../../steps/world/named-type.ts'
import type { AssayWorld } from '../../../steps/world/world.ts'
import { everyTrial, trialOf } from '../actions/enrichment-body-taken.ts'
import { sendWithUnknown } from '../actions/by-another-client.ts'
import { sendAsOther } from '../actions/by-another-client.ts'
import { tried } from './phrases.ts'

namedType<EnrichmentBodyName>('enrichment', {
  'a mark as a duplicate': 'duplicate',
  'a category to learn': 'learn',
  'a deletion': 'delete_transactions',
})

When(
  'the second client sends {enrichment} about transactions of the main client',
  async function (this: AssayWorld, name: EnrichmentBodyName) {
    const around = this.keep(tried, await sendAsOther(this.scene, name))
    this.keep(answer, around.answer)
  },
)

When(
  '{enrichment} is sent about a transaction that does not exist',
  async function (this: AssayWorld, name: EnrichmentBodyName) {
    this.keep(answers, await sendWithUnknown(this.scene, name))
  },
)

type RequestRoutes = (world: AssayWorld) => Promise<Exchange[]>

namedType<RequestRoutes>('routes', {
  'every route of data enrichment': async ({ scene, sender, requests }) => [
    await sender(requests.get('list categories', '/categories')),
    ...(await everyTrial(scene)),
  ],
  'the route for merchants': async ({ scene }) => (await trialOf(scene, 'merchants')).answers,
})

When('{routes} and an unknown route are requested', async function (this: AssayWorld, request: RequestRoutes) {
  this.keep(answers, await request(this))
  const plain = this.requests.get('list categories', '/categories')
  this.keep(control, await this.send({ ...plain, path: `${this.run.dialect.basePath}/no_such_route` }))
})
