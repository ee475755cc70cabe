import {
  type DatedRates,
  usdRateIsOne,
  earlierGivesFirst,
  ratesFollowDate,
  failedRatesAsBefore,
  ratesIssuedByTheirDay,
} from '../../harness/checks/lists/rates.ts'
import { answer, part } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Rates with the dates for which they were asked, in the order of the requests. */
export const dated = part<readonly DatedRates[]>('the rates of several dates', 'When')

export const phrases: Vocabulary = {
  expectations: {
    'each date has <its own rates>': (world) => ratesFollowDate(world.few(2, dated)),
    'each date has <the rates of the first day, if it is earlier>': (world) => earlierGivesFirst(world.few(3, dated)),
    'each date has <the rates of the day before where fail is true>': (world) =>
      failedRatesAsBefore(world.few(2, dated)),
    'each date has <no rates of a later day>': (world) => ratesIssuedByTheirDay(world.the(dated)),
    'the rate of USD is 1': (world) => usdRateIsOne(world.the(answer)),
  },
}
