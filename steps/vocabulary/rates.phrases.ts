import {
  type DatedRates,
  usdRateIsOne,
  earlierGivesFirst,
  earlierRatesMarked,
  ratesFollowDate,
} from '../../harness/checks/lists/rates.ts'
import { failedRatesAsBefore, ratesIssuedByTheirDay } from '../../harness/checks/lists/rates-of-day.ts'
import { answer } from '../world/parts.ts'
import { part } from '../world/shared.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Rates with the dates for which they were asked, in the order of the requests. */
export const dated = part<readonly DatedRates[]>('the rates of several dates', 'When')

export const phrases: Vocabulary = {
  expectations: {
    'each date has its own rates': (world) => ratesFollowDate(world.few(2, dated)),
    'the last date has the rates of the first': (world) => earlierGivesFirst(world.few(3, dated)),
    'rates taken from an earlier date are marked': (world) => earlierRatesMarked(world.the(dated)),
    'rates with fail set to true are those of the first date': (world) => failedRatesAsBefore(world.few(2, dated)),
    'no rate was issued after its date': (world) => ratesIssuedByTheirDay(world.the(dated)),
    'the rate of USD is 1': (world) => usdRateIsOne(world.the(answer)),
  },
}
