import { firstTried } from '../actions/payable.ts'
import { requireReadableRegexps } from '../actions/read-lists.ts'
import { ofLists } from './lists.ts'
import { ofPages } from './pages.ts'
import { answer } from '../../../steps/world/parts.ts'
import type { Vocabulary } from '../../../steps/vocabulary/vocabulary.ts'

const ofPayments: Vocabulary = {
  fixtures: {
    'templates with regular expressions that Assay can run': ({ scene }) => requireReadableRegexps(scene),
  },
  actions: {
    'a payment is requested with <a deprecated template>': async (world) => {
      const tried = await firstTried(world.scene, ({ template }) => template.deprecated, 'a deprecated template')
      world.keep(answer, tried.answer)
    },
  },
}

export const phrases: readonly Vocabulary[] = [ofPayments, ofLists, ofPages]
