import * as attempts from '../../harness/actions/attempts/attempts.ts'
import { listedAttempts, shownAttempt } from '../../harness/actions/logins/read-attempts.ts'
import * as outcome from '../../harness/checks/attempts/attempt-outcome.ts'
import { listsAre, showAttempts } from '../../harness/checks/attempts/attempts-shown.ts'
import { documentedClasses } from '../../harness/checks/errors/documented-errors.ts'
import { answer, answers, login, others, resources, part } from '../world/parts.ts'
import { sentSettings } from '../values/settings.ts'
import { keeps, type Vocabulary } from './vocabulary.ts'
import * as watch from '../../harness/actions/attempts/watch-attempt.ts'
import {
  namesProviderFields,
  waitingShowsHtml,
  waitsAtInteractive,
} from '../../harness/checks/attempts/interactive-stage.ts'
import { finishEnds, showsNoHtml } from '../../harness/checks/attempts/stages-of-attempt.ts'
import { schemaIn } from '../../harness/dialect/schema-in.ts'
import { detail } from './connections.phrases.ts'
import type { AssayWorld } from '../world/world.ts'

const known = part<readonly attempts.KnownAttempts[]>('the logins with known attempts', 'Given')
/** The ids of the attempts that were requested, in the order of the answers. */
export const requestedIds = part<readonly string[]>('the ids of the requested attempts', 'When')

function keepWatched(world: AssayWorld, { exchanges }: watch.Watched): void {
  const schema = schemaIn(world.run.dialect, 'stage')
  world.keep(answers, exchanges)
  world.keep(
    resources,
    ['data.stages[]', 'data.last_stage'].map((pick) => ({ exchanges, schema, pick })),
  )
}

export const phrases: Vocabulary = {
  fixtures: {
    'a login with two attempts, and another with one': keeps(known, attempts.knownAttempts),
    'a login with <a fetch that succeeded>': keeps(login, (scene) => scene.sharedLogin()),
    'a login with <a fetch that failed>': keeps(login, attempts.failedLogin),
  },
  actions: {
    'attempts that succeeded and attempts that failed are listed and shown': async (world) => {
      const { run, scene } = world
      const read = () => attempts.attemptResources(scene)
      world.keep(resources, await run.once('attempts that succeeded and failed', read))
    },
    '<the attempts of each login> are listed': async (world) => {
      const list = ({ login: own, ids }: attempts.KnownAttempts) => listedAttempts(world.scene, own, ids)
      world.keep(others, await Array.fromAsync(world.the(known), list))
    },
    '<each attempt> is shown': async (world) => {
      const wanted = world.the(known).flatMap(({ login: own, ids }) => ids.map((id) => ({ own, id })))
      const show = ({ own, id }: (typeof wanted)[number]) => shownAttempt(world.scene, own, id)
      world.keep(answers, await Array.fromAsync(wanted, show))
      world.keep(
        requestedIds,
        wanted.map(({ id }) => id),
      )
    },
    '<its newest attempt> is shown': async (world) => {
      const { scene } = world
      const own = world.the(login)
      const show = () => attempts.endedAttempt(scene, own)
      world.keep(answer, await world.run.once(`ended attempt of ${own.id}`, show))
    },
    'an attempt is watched <to its end>': async (world) => keepWatched(world, await watch.watchedToItsEnd(world.scene)),
    'an attempt is watched <until it waits for its user>': async (world) => {
      const watched = await watch.watchedUntilItWaits(world.scene)
      keepWatched(world, watched)
      world.keep(answer, watched.exchanges.at(-1))
      world.keep(others, watched.later)
    },
  },
  expectations: {
    'each list holds the attempts of its login and no others': (world) =>
      listsAre(
        world.the(others),
        world.the(known).map(({ ids }) => ids),
      ),
    'every answer has <the requested attempt>': (world) => showAttempts(world.the(answers), world.the(requestedIds)),
    'the attempt shows <the settings that were sent>': (world) =>
      outcome.settingsKept(world.the(answer), world.the(sentSettings)),
    'the attempt shows <its success>': (world) => outcome.saysSucceeded(world.the(answer)),
    'the attempt shows <its failure with a documented class>': (world) =>
      outcome.saysFailed(world.the(answer), documentedClasses(world.run.dialect.version)),
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
