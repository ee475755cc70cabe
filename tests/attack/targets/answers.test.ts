import { tryTargets } from './try-targets.ts'

tryTargets('answers.json')
