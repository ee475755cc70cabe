import type { InterfaceName } from '../../core/interface-name.ts'
import { version3Words } from './ais-v3.ts'
import { version5Words } from './ais-v5.ts'
import { version6Words } from './ais-v6.ts'
import { enrichmentWords } from './enrichment-v5.ts'
import type { Lexicon } from './lexicon.ts'
import { partnersWords } from './partners-v1.ts'

/** The interfaces with words of their own. Every other interface speaks as version 4 does. */
export const lexicons: Partial<Record<InterfaceName, Lexicon>> = {
  'ais-v3': version3Words,
  'ais-v5': version5Words,
  'ais-v6': version6Words,
  'enrichment-v5': enrichmentWords,
  'partners-v1': partnersWords,
}
