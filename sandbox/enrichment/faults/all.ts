import type { Fault } from '../../faults/kit/fault.ts'
import { enrichmentHistoriesFaults } from './enrichment-histories.ts'
import { enrichmentFaults } from './enrichment.ts'

/** Every fault of data enrichment. */
export const everyFaultOfEnrichment: Fault[] = [...enrichmentHistoriesFaults, ...enrichmentFaults]
