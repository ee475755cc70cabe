import { tryTargets } from './try-targets.ts'

tryTargets('connections.json')
