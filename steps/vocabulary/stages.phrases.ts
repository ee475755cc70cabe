import * as watch from '../../harness/actions/attempts/watch-attempt.ts'
import {
  namesProviderFields,
  waitingShowsHtml,
  waitsAtInteractive,
} from '../../harness/checks/attempts/interactive-stage.ts'
import { finishEnds, showsNoHtml } from '../../harness/checks/attempts/stages-of-attempt.ts'
import { schemaIn } from '../../harness/dialect/schema-in.ts'
import { answer, answers, others, resources } from '../world/parts.ts'
import { detail } from './connections.phrases.ts'
import type { AssayWorld } from '../world/world.ts'
import { type Vocabulary } from './vocabulary.ts'

function keepWatched(world: AssayWorld, { exchanges }: watch.Watched): void {
  const schema = schemaIn(world.run.dialect, 'stage')
  world.keep(answers, exchanges)
  world.keep(
    resources,
    ['data.stages[]', 'data.last_stage'].map((pick) => ({ exchanges, schema, pick })),
  )
}

export const phrases: Vocabulary = {
  actions: {
    'an attempt is watched <to its end>': async (world) => {
      keepWatched(world, await watch.watchedToItsEnd(world.scene))
    },
    'an attempt is watched <until it waits for its user>': async (world) => {
      const watched = await watch.watchedUntilItWaits(world.scene)
      keepWatched(world, watched)
      world.keep(answer, watched.exchanges.at(-1))
      world.keep(others, watched.later)
    },
  },
  expectations: {
    'the attempt shows <no interactive_html>': (world) => showsNoHtml(world.the(answers)),
    'the attempt shows <no interactive_html after a failure>': (world) => showsNoHtml([world.the(answer)]),
    'the attempt shows <the stage interactive until it is answered>': (world) =>
      waitsAtInteractive(world.the(answers), world.the(others)),
    'the attempt shows <interactive_html at its waiting stage>': (world) => waitingShowsHtml(world.the(answer)),
    'the attempt shows <interactive fields of its provider>': (world) =>
      namesProviderFields(world.the(answer), world.the(detail)),
    'the attempt shows <finish as its newest stage>': (world) => finishEnds(world.the(answer)),
  },
}
