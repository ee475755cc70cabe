import { readDuties } from '../../requirements/read-requirements.ts'
import { checkOfDuty, duties } from './duties/duties.ts'

export const rows = readDuties
export const checks = () =>
  readDuties()
    .filter(({ id }) => duties[id] !== undefined)
    .map(checkOfDuty)
