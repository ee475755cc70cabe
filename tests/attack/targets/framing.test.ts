import { tryTargets } from './try-targets.ts'

tryTargets('framing.json')
