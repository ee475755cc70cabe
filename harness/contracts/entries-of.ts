import type { InterfaceName } from '../../core/interface-name.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { Entry } from './decide-interaction.ts'
import { interfaceOf } from './pacts/interface-of.ts'
import type { Pact } from './pacts/pact.ts'

/** The interactions of pacts, each with its interface: the requested one, else the known one that the pact names. */
export function entriesOf(pacts: readonly Pact[], known: readonly Dialect[], asked?: InterfaceName): Entry[] {
  return pacts
    .flatMap((pact) => pact.interactions.map((interaction) => ({ pact, interaction })))
    .map(({ pact, interaction }, at) => ({
      mark: `assay-${at}`,
      pact,
      interaction,
      interface: asked ?? interfaceOf(pact, interaction, known),
    }))
}
