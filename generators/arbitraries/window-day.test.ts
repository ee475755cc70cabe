import { keepsLaws } from '../test-support/keeps-laws.ts'
import { dateWindow } from '../../harness/checks/values/date-window.ts'
import { windowDay } from './window-day.ts'

const { tooEarly, surelyFrom, surelyUntil, tooLate } = dateWindow

keepsLaws('windowDay within', windowDay('within'), {
  member: (day) => Number.isInteger(day) && day > tooEarly && day < tooLate,
  reaches: {
    'the first day that is surely accepted': (day) => day === surelyFrom,
    'the last day that is surely accepted': (day) => day === surelyUntil,
    'the days of grace before': (day) => day < surelyFrom,
    'the days of grace after': (day) => day > surelyUntil,
  },
})
keepsLaws('windowDay before', windowDay('before'), {
  member: (day) => Number.isInteger(day) && day <= tooEarly,
  simplest: (day) => day === tooEarly,
  reaches: { 'years ago': (day) => day < tooEarly - 365, 'the edge': (day) => day === tooEarly },
})
keepsLaws('windowDay after', windowDay('after'), {
  member: (day) => Number.isInteger(day) && day >= tooLate,
  simplest: (day) => day === tooLate,
  reaches: { 'years ahead': (day) => day > tooLate + 365, 'the edge': (day) => day === tooLate },
})
