import * as watch from '../../harness/actions/attempts/watch-attempt.ts'
import {
  namesProviderFields,
  waitingShowsHtml,
  waitsAtInteractive,
} from '../../harness/checks/attempts/interactive-stage.ts'
import { finishEnds, stagesInOrder } from '../../harness/checks/attempts/stages-of-attempt.ts'
import { schemaIn } from '../../harness/dialect/schema-in.ts'
import { answer, answers, others, resources } from '../world/parts.ts'
import { detail } from './connections.phrases.ts'
import { keeps, type Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  actions: {
    'an attempt is watched to its end': async (world) => {
      const { exchanges } = await watch.watchedToItsEnd(world.scene, world.sender)
      const schema = schemaIn(world.run.dialect, 'stage')
      const places = ['data.stages[]', 'data.last_stage']
      world.keep(answers, exchanges)
      world.keep(
        resources,
        places.map((pick) => ({ exchanges, schema, pick })),
      )
    },
    'attempts at the plain and the interactive provider are watched': keeps(answers, watch.watchedEverywhere),
    'an interactive attempt is watched until it waits': async (world) => {
      const watched = await watch.watchedUntilItWaits(world.scene, world.sender)
      world.keep(answers, watched.exchanges)
      world.keep(answer, watched.exchanges.at(-1))
      world.keep(others, watched.later)
    },
  },
  expectations: {
    'it waits at the stage interactive': (world) => waitsAtInteractive(world.the(answers), world.the(others)),
    'its waiting stage has interactive_html': (world) => waitingShowsHtml(world.the(answer)),
    'its interactive fields are fields of the provider': (world) =>
      namesProviderFields(world.the(answer), world.the(detail)),
    'its stages are in the order in which they began': (world) => stagesInOrder(world.the(answer)),
    'its newest stage is finish': (world) => finishEnds(world.the(answer)),
  },
}
