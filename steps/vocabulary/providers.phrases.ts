import { providerDetails } from '../../harness/actions/providers/provider-details.ts'
import { namesDiffer } from '../../harness/checks/values/names-differ.ts'
import { answers } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  actions: {
    'the details of the providers to connect with are shown': async (world) => {
      world.keep(answers, await providerDetails(world.scene, world.sender))
    },
  },
  expectations: {
    'no two fields have the same name': (world) =>
      namesDiffer(world.judged(), ['data.required_fields', 'data.interactive_fields'], 'name'),
    'no two options of a field have the same value': (world) =>
      namesDiffer(
        world.judged(),
        ['data.required_fields[].field_options', 'data.interactive_fields[].field_options'],
        'option_value',
      ),
  },
}
