import { tryTargets } from './try-targets.ts'

tryTargets('encodings.json')
