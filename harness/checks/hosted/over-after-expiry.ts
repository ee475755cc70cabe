import { check } from '../answers/check.ts'
import { demandSome } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { count } from '../../reasons/count.ts'
import { rowsOf } from '../answers/answer.ts'

/** The logins of two customers: of one whose page was completed in time, and of one whose page had expired. */
export interface PagesAtTwoTimes {
  inTime: Exchange
  late: Exchange
}

/** Whether only the page that was completed in time has made a login. Inconclusive where that one made none. */
export const overAfterExpiry = check(({ inTime, late }: PagesAtTwoTimes) => {
  const evidence = [inTime, late]
  demandSome(rowsOf(inTime)?.length, 'login of the page in time', evidence)
  const logins = rowsOf(late)?.length ?? 0
  if (logins === 0) return holds(evidence)
  return differs({ wanted: 'no login', got: count(logins, 'login'), place: 'data' }, evidence)
})
