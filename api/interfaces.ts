/** What an interface of one's own is described with, in its `interface.js`. */
export { bareDialect } from '../interfaces/bare-dialect.ts'
export { usualBehaviour } from '../interfaces/usual-behaviour.ts'
export { askPlainly } from '../harness/actions/start/preflight.ts'
export { readRoutes } from '../requirements/tables/routes/read-routes.ts'
export type { InterfaceDescription, Scene } from '../harness/actions/scene/scene.ts'
