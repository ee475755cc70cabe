import * as leads from '../actions/lead-scenes.ts'
import { hasNoRows } from '../../../harness/checks/lists/has-rows.ts'
import { unlessStopped } from '../../../core/check-stopped.ts'
import { rowsOf } from '../../../harness/checks/answers/answer.ts'
import { completeHosted } from '../../../harness/actions/scene/complete-hosted.ts'
import { readUntil, settleMs } from '../../../harness/actions/scene/read-until.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { addressIn } from '../../../harness/actions/hosted/connect-flow.ts'
import { connectionByPage } from '../../../harness/actions/hosted/connection-by-page.ts'
import { onlyFakeOrSandbox, refusedToPending, someFakeOrSandbox } from '../checks/providers-of-pending.ts'
import { noTransactions } from '../checks/nothing-fetched.ts'
import { categoryListedAsChild } from '../../../harness/checks/categories/categorization.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { madeWithin } from '../../../harness/checks/values/date-shown.ts'
import { dayFrom } from '../../../steps/values/date-values.ts'
import { part, answer, answers, control, others } from '../../../steps/world/parts.ts'
import { keeps, type Vocabulary } from '../../../steps/vocabulary/vocabulary.ts'

/** Answers to the same request of the main client and of the pending one. */
const pairs = part<ReadonlyArray<readonly [Exchange, Exchange]>>('the answers to both clients', 'When')

const ofLeads: Vocabulary = {
  actions: {
    'a lead session for accounts alone is created': async (world) => {
      const { scene, requests } = world
      world.keep(control, await world.send(requests.createToken(await scene.sharedCustomer())))
      world.keep(answer, (await leads.sessionForAccounts(scene)).answer)
    },
    '<the transactions of an account with the id of another login> are listed': async (world) => {
      const [own, crossed] = await leads.withOtherConnection(world.scene)
      world.keep(control, own)
      world.keep(answers, [crossed])
    },
    'the main client and the pending client request <the providers>': async (world) => {
      world.keep(others, await leads.providersOf(world.scene, 'main'))
      world.keep(answers, await leads.providersOf(world.scene, 'pending'))
    },
    'the main client and the pending client request <a login at a real provider>': async (world) => {
      const [main, pending] = await connectedToReal(world.scene)
      world.keep(control, main)
      world.keep(answer, pending)
    },
    'the main client and the pending client request <some other providers>': keeps(pairs, leads.withheldAlone),
  },
  expectations: {
    '<the login for accounts alone> has no transactions': (world) =>
      noTransactions(world.the(answers), world.the(others)),
    '<the login from 20 days ago on> has no older transactions': (world) => {
      const day = dayFrom(world)
      return madeWithin(world.the(answers), world.the(others), { first: day(-21), last: day(1) })
    },
    '<the other login> has no transactions': (world) => noTransactions(world.the(answers), [world.the(control)]),
    'the pending client is shown <fake and sandbox providers only>': (world) =>
      onlyFakeOrSandbox(world.the(answers), world.the(others)),
    'the pending client is shown <no login there>': (world) => hasNoRows([world.the(answer)], [world.the(control)]),
    'the pending client is shown <none of them>': (world) => refusedToPending(world.the(pairs)),
    'every category is <a listed one without children>': (world) =>
      categoryListedAsChild(world.the(answers), world.the(answer)),
    'the pending client is shown <a provider>': (world) => someFakeOrSandbox(world.the(answers)),
  },
}

export const phrases: readonly Vocabulary[] = [ofLeads]

/**
 * The connections of a lead of the main client and of one of the pending client, both of whose users chose the real
 * provider on the hosted page. That the page lets the second one get no further is as right as any other refusal.
 */
async function connectedToReal(scene: Scene): Promise<[main: Exchange, pending: Exchange]> {
  const provider = scene.provider('real')
  const { customer } = await connectionByPage(scene, 'lead', { customer: await scene.newCustomer(), provider })
  const lead = await scene.newCustomer('pending')
  const url = addressIn(await scene.send(scene.requests.createToken(lead)))
  const credentials = provider.credentials?.succeed ?? {}
  await unlessStopped(completeHosted(scene, { kind: 'lead', url, provider, credentials }))
  const list = (of: typeof lead) => scene.send(scene.requests.listLoginsOf(of))
  const hasRows = (page: Exchange) => (rowsOf(page) ?? []).length > 0
  return [await list(customer), await readUntil(() => list(lead), hasRows, settleMs)]
}
