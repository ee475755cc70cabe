import { categorize, categorizeMany, fullBatch, goodItem } from './actions/categorize.ts'
import { askClientInfo } from '../../harness/actions/routes/client-info.ts'
import type { InterfaceDescription } from '../../harness/actions/scene/scene.ts'
import { usualBehaviour } from '../usual-behaviour.ts'
import { dialect } from './dialect.ts'

export const description: InterfaceDescription = {
  ...usualBehaviour,
  dialect,
  batches: { ...usualBehaviour.batches, 'to categorize': fullBatch },
  manyObjects: { 'to categorize': categorizeMany },
  goodRequests: {
    ...usualBehaviour.goodRequests,
    'show the client': (scene) => askClientInfo(scene),
    'categorize descriptions': (scene) => categorize(scene, [goodItem(scene)]),
  },
}
