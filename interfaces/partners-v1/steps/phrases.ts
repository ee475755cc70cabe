import * as leads from '../actions/lead-scenes.ts'
import { emailKept } from '../checks/email-kept.ts'
import { noTransactions } from '../checks/nothing-fetched.ts'
import { onlyFakeOrSandbox, someFakeOrSandbox } from '../checks/providers-of-pending.ts'
import { answer, answers, control, others } from '../../../steps/world/parts.ts'
import type { Vocabulary } from '../../../steps/vocabulary/vocabulary.ts'

const ofLeads: Vocabulary = {
  actions: {
    'a lead session for accounts alone is created': async (world) => {
      const { scene, sender, requests } = world
      world.keep(control, await world.send(requests.createToken(await scene.sharedCustomer())))
      world.keep(answer, (await leads.sessionForAccounts(scene, sender)).answer)
    },
    'the transactions are listed of a login for accounts alone, and of one for all': async (world) => {
      const [alone, all] = await leads.fetchedForAccounts(world.scene, world.sender)
      world.keep(answers, alone)
      world.keep(others, all)
    },
    'the transactions are listed of a login that is to fetch beyond its consent, and of one for all': async (world) => {
      const [beyond, all] = await leads.fetchedBeyondConsent(world.scene, world.sender)
      world.keep(answers, beyond)
      world.keep(others, all)
    },
    "an account's transactions are listed with the id of another login": async (world) => {
      const [own, crossed] = await leads.withOtherConnection(world.scene, world.sender)
      world.keep(control, own)
      world.keep(answers, [crossed])
    },
    'the main client and the pending client list the providers': async (world) => {
      world.keep(others, await leads.providersOf(world.scene, world.sender, 'main'))
      world.keep(answers, await leads.providersOf(world.scene, world.sender, 'pending'))
    },
  },
  expectations: {
    'the lead has the email that was sent': (world) => emailKept(world.the(answer)),
    'the login for accounts alone has no transactions': (world) =>
      noTransactions(world.the(answers), world.the(others)),
    'the other login shows no transaction': (world) => noTransactions(world.the(answers), [world.the(control)]),
    'the pending client is shown fake and sandbox providers only': (world) =>
      onlyFakeOrSandbox(world.the(answers), world.the(others)),
    'the pending client is shown a provider': (world) => someFakeOrSandbox(world.the(answers)),
  },
}

export const phrases: readonly Vocabulary[] = [ofLeads]
