import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { count } from '../../reasons/count.ts'
import { rowsOf } from '../answers/answer.ts'
import { nothingToCheck } from '../answers/nothing-in.ts'

/** The logins of two customers: of one whose page was completed in time, and of one whose page had expired. */
export interface PagesAtTwoTimes {
  inTime: Exchange
  late: Exchange
}

/** Whether only the page that was completed in time has made a login. Inconclusive where that one made none. */
export function overAfterExpiry({ inTime, late }: PagesAtTwoTimes): Judgement {
  const evidence = [inTime, late]
  if ((rowsOf(inTime)?.length ?? 0) === 0) return nothingToCheck('login of the page in time', evidence)
  const logins = rowsOf(late)?.length ?? 0
  if (logins === 0) return holds(evidence)
  return differs({ wanted: 'no login', got: count(logins, 'login'), place: 'data' }, evidence)
}
