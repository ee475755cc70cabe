import { readDuties } from '../../requirements/read-requirements.ts'
import { checksOfDuties } from './duties/duties.ts'

export const rows = readDuties
export const checks = checksOfDuties
