import { keepsLaws } from '../test-support/keeps-laws.ts'
import { beyondTheHour, expiresAtEdges, inThePast, noTimestamp, noTimestampEdges, withinTheHour } from './expires-at.ts'

const year = 365 * 86_400
const whole = (least: number, most: number) => (seconds: number) =>
  Number.isInteger(seconds) && seconds >= least && seconds <= most

keepsLaws('withinTheHour', withinTheHour(), {
  member: whole(60, 3540),
  edges: expiresAtEdges.withinTheHour,
  simplest: (seconds) => seconds === 60,
  reaches: { 'the last half hour': (seconds) => seconds > 1800, 'its first second': (seconds) => seconds === 60 },
})
keepsLaws('beyondTheHour', beyondTheHour(), {
  member: whole(3660, 1000 * 31_557_600),
  edges: expiresAtEdges.beyondTheHour,
  simplest: (seconds) => seconds === 3660,
  reaches: {
    'the hour after': (seconds) => seconds < 7200,
    'days ahead': (seconds) => seconds > 86_400 && seconds < 31 * 86_400,
    'years ahead': (seconds) => seconds > 2 * year,
  },
})
keepsLaws('inThePast', inThePast(), {
  member: whole(-10 * 31_557_600, -60),
  edges: expiresAtEdges.inThePast,
  simplest: (seconds) => seconds === -60,
  reaches: { 'the last hours': (seconds) => seconds > -7200, 'years ago': (seconds) => seconds < -year },
})
keepsLaws('noTimestamp', noTimestamp(), {
  edges: noTimestampEdges,
  member: (text) => /^[\w:-]+$/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text),
  reaches: {
    'a date': (text) => text === '2099-01-01',
    'a number in hexadecimal': (text) => text === '0x7fffffff',
    'letters before digits': (text) => /^[a-z]{2,}[0-9]{4,}$/.test(text),
    'many letters': (text) => /^[a-z]{9,}$/.test(text),
  },
})
