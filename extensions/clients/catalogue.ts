import { readDuties } from '../../requirements/read-requirements.ts'
import { checksOfDuties } from './duties/duties.ts'

/** The duties of clients in the catalogue, with what evaluates them. */
export const rows = readDuties
export const checks = checksOfDuties
