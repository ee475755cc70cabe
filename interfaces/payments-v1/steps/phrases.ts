import { paymentTemplates } from '../actions/read-lists.ts'
import { demandReadableRegexps } from '../checks/readable-regexps.ts'
import { ofLists } from './lists.ts'
import { ofPages } from './pages.ts'
import type { Vocabulary } from '../../../steps/vocabulary/vocabulary.ts'

const ofPayments: Vocabulary = {
  fixtures: {
    'templates with regular expressions that Assay can run': async ({ scene }) =>
      demandReadableRegexps(await paymentTemplates(scene)),
  },
}

export const phrases: readonly Vocabulary[] = [ofPayments, ofLists, ofPages]
