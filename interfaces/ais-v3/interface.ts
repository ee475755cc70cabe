import { categorize, goodItem } from '../../harness/fixtures/enrichment/categorize.ts'
import { askClientInfo } from '../../harness/fixtures/routes/client-info.ts'
import type { InterfaceDescription } from '../../harness/fixtures/scene/scene.ts'
import { usualBehaviour } from '../usual-behaviour.ts'
import { dialect } from './dialect.ts'

/** Account information, version 3. */
export const description: InterfaceDescription = {
  ...usualBehaviour,
  dialect,
  goodRequests: {
    ...usualBehaviour.goodRequests,
    'show the client': (scene) => askClientInfo(scene),
    'categorize descriptions': (scene) => categorize(scene, [goodItem(scene)]),
  },
}
