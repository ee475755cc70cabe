import { firstTried } from '../actions/payable.ts'
import { requireReadableRegexps } from '../actions/read-lists.ts'
import { payFirstUnsupported } from '../actions/unsupported.ts'
import { answer, control } from '../../../steps/world/parts.ts'
import { ofLists } from './lists.ts'
import { ofPages } from './pages.ts'
import type { Vocabulary } from '../../../steps/vocabulary/vocabulary.ts'

const ofPayments: Vocabulary = {
  fixtures: {
    'templates with regular expressions that Assay can run': ({ scene }) => requireReadableRegexps(scene),
  },
  actions: {
    'a payment is requested with a template that its provider does not list': async (world) => {
      const paid = await payFirstUnsupported(world.scene)
      world.keep(control, paid.control)
      world.keep(answer, paid.answer)
    },
    'a payment is requested with a deprecated template': async (world) => {
      const tried = await firstTried(world.scene, ({ template }) => template.deprecated, 'a deprecated template')
      world.keep(answer, tried.answer)
    },
  },
}

export const phrases: readonly Vocabulary[] = [ofPayments, ofLists, ofPages]
