import { tryTargets } from './try-targets.ts'

tryTargets('json.json')
