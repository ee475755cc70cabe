import {
  attributesAreAccepted,
  flawIsRefusedEverywhere,
  oneLeftOutOfEach,
  requiredAloneIsAccepted,
  unsupportedIsRefused,
} from '../generators/attribute-properties.ts'
import { payLike } from '../actions/connect-draft.ts'
import { showsDemands } from '../actions/demanded-fields.ts'
import { firstTried, otherTemplatesTried, takenWithAll, triedPayment } from '../actions/payable.ts'
import { requireReadableRegexps } from '../actions/read-lists.ts'
import { payFirstUnsupported, payUnsupported, unsupportedPairs } from '../actions/unsupported.ts'
import { sendAroundLock } from '../../../harness/actions/scene/send-around-lock.ts'
import { tryMany } from '../../../steps/world/explore.ts'
import { answer, control } from '../../../steps/world/parts.ts'
import { theRequest } from '../../../steps/world/send-request.ts'
import { ofLists } from './lists.ts'
import { ofPages } from './pages.ts'
import type { Vocabulary } from '../../../steps/vocabulary/vocabulary.ts'

const ofPayments: Vocabulary = {
  fixtures: {
    'templates with regular expressions that Assay can run': ({ scene }) => requireReadableRegexps(scene),
  },
  actions: {
    'it is sent before and while its customer is locked': async (world) => {
      const [before, during] = await sendAroundLock(world.scene, await theRequest(world))
      world.keep(control, before)
      world.keep(answer, during)
    },
    'a payment is requested with a template that its provider does not list': async (world) => {
      const paid = await payFirstUnsupported(world.scene)
      world.keep(control, paid.control)
      world.keep(answer, paid.answer)
    },
    'a payment is requested with a deprecated template': async (world) => {
      const tried = await firstTried(world.scene, ({ template }) => template.deprecated, 'a deprecated template')
      world.keep(answer, tried.answer)
    },
    'many payments are requested with templates that their providers do not list': async (world) => {
      const { scene } = world
      const pairs = await unsupportedPairs(scene)
      const payment = await triedPayment(scene)
      await tryMany(
        world,
        unsupportedIsRefused(pairs, payment, (pair) => payUnsupported(scene, pair)),
      )
    },
    'payments with other templates are requested with a required attribute left out': async (world) => {
      const cases = oneLeftOutOfEach(await otherTemplatesTried(world.scene))
      await tryMany(
        world,
        flawIsRefusedEverywhere(cases, (payment, attributes) => payLike(world.scene, payment)(attributes)),
      )
    },
    'payments are requested at several providers with the required attributes alone': async (world) => {
      const payments = await takenWithAll(world.scene)
      await tryMany(
        world,
        requiredAloneIsAccepted(payments, (payment, attributes) => payLike(world.scene, payment)(attributes)),
      )
    },
    'many payments are requested with every attribute': async (world) => {
      const payment = await triedPayment(world.scene)
      await tryMany(world, attributesAreAccepted(payment, 'complete', payLike(world.scene, payment)))
    },
    'many payments are requested with the required attributes and some optional ones': async (world) => {
      const payment = await triedPayment(world.scene)
      // What a provider demands besides may not be shown: then none is named.
      const named = await showsDemands(world.scene, payment.payable.provider)
      await tryMany(world, attributesAreAccepted(payment, 'lean', payLike(world.scene, payment, { named })))
    },
  },
}

export const phrases: readonly Vocabulary[] = [ofPayments, ofLists, ofPages]
