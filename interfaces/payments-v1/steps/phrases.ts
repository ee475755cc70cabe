import { requireReadableRegexps } from '../actions/read-lists.ts'
import { ofLists } from './lists.ts'
import { ofPages } from './pages.ts'
import type { Vocabulary } from '../../../steps/vocabulary/vocabulary.ts'

const ofPayments: Vocabulary = {
  fixtures: {
    'templates with regular expressions that Assay can run': ({ scene }) => requireReadableRegexps(scene),
  },
}

export const phrases: readonly Vocabulary[] = [ofPayments, ofLists, ofPages]
