import { tryTargets } from './try-targets.ts'

tryTargets('pages.json')
