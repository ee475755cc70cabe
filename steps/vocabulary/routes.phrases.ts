import { everyRoute } from '../../harness/arrange/routes/every-route.ts'
import { sendEach } from '../../harness/arrange/scene/send-each.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { answers, others } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  actions: {
    'every route is requested with the service key': async (world) => {
      const { scene } = world
      const logins = { fetched: await scene.newFetchedLogin(), foundOut: await scene.interface.foundOut(scene) }
      world.keep(answers, await sendEach(world.sender, everyRoute(scene, logins)))
    },
    'every route that names no customer is requested with the app key': async (world) => {
      const drafts = world.scene.interface.publicRoutes(world.scene).map((draft) => edit.asClient(draft, 'app'))
      world.keep(answers, await sendEach(world.sender, drafts))
    },
    'the same routes are requested with the service key': async (world) => {
      world.keep(others, await sendEach(world.sender, world.scene.interface.publicRoutes(world.scene)))
    },
  },
}
