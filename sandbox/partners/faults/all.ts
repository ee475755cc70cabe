import type { Fault } from '../../faults/kit/fault.ts'
import { leadHistoriesFaults } from './lead-histories.ts'
import { partnersFaults } from './partners.ts'
import { partnersReadFaults } from './partners-reads.ts'

/** Every fault of the partners interface. */
export const everyFaultOfPartners: Fault[] = [...leadHistoriesFaults, ...partnersFaults, ...partnersReadFaults]
