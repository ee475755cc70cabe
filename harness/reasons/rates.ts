import { count, countThat } from './count.ts'

/** Currency rates and the days that they are of. */
export const rates = {
  'rates-of-other-day': ({ date, got }: { date: string; got: string }) =>
    `The rates are of ${got}; expected those of ${date} or shortly before.`,
  'no-common-currency': () => 'The rates of the two dates have no currency in common.',
  'rates-follow-date': ({ shared, changed }: { shared: number; changed: string }) =>
    `The two dates share ${count(shared, 'currency', 'currencies')}; the rate of ${changed} differs, perhaps among others.`,
  'rates-never-change': ({ shared, one, other }: { shared: number; one: string; other: string }) =>
    `The rates of ${count(shared, 'currency', 'currencies')} on ${other} equal those on ${one}; expected other rates.`,
  'early-date-refused': ({ date, outcome, first }: { date: string; outcome: string; first: string }) =>
    `The target refused ${date}, before its first day: ${outcome}; expected the rates of ${first}.`,
  'later-rates-equal': ({ later, first }: { later: string; first: string }) =>
    `The rates of ${later} equal those of ${first}, so nothing shows of which day the rates are.`,
  'early-date-of-other-day': ({ date, got, first }: { date: string; got: string; first: string }) =>
    `The date ${date} is answered with the rates of ${got}; expected those of the first day, ${first}.`,
  'early-date-differs': ({ date, code, first }: { date: string; code: string; first: string }) =>
    `The rate of ${code} on ${date} differs from that of the first day, ${first}; expected the same rate.`,
  'early-date-as-first': ({ date, first }: { date: string; first: string }) =>
    `The date ${date} is answered with the rates of the first day, ${first}.`,
  'usd-not-listed': () => 'The list of rates does not show USD.',
  'usd-rate-is-one': () => 'The rate of USD is 1.',
  'usd-rate-differs': ({ got }: { got: string }) => `The rate of USD is ${got}; expected 1.`,
  'earlier-rate-unmarked': ({ issuedOn, day, fail }: { issuedOn: string; day: string; fail: string }) =>
    `A rate of ${issuedOn} in the list of ${day} has fail ${fail}; expected true.`,
  'no-earlier-rate': () => 'The lists show no rate that was issued before their day.',
  'earlier-rates-marked': ({ marked }: { marked: number }) =>
    `${countThat(marked, 'rate', 'has')} an earlier day and fail true.`,
  'failed-rate-differs': ({
    code,
    date,
    before,
    wanted,
    got,
  }: Record<'code' | 'date' | 'before' | 'wanted' | 'got', string>) =>
    `The rate of ${code} on ${date} has fail true and is ${got}; expected ${wanted}, the rate of ${before}.`,
  'no-failed-rate': () => 'No rate of the list has fail true.',
  'failed-rates-as-before': ({ failed }: { failed: number }) =>
    `${countThat(failed, 'rate', 'has')} fail true and the value of the day before.`,
  'rate-issued-late': ({ day, issuedOn, fail }: { day: string; issuedOn: string; fail: string }) =>
    `A rate with fail ${fail} in the list of ${day} was issued on ${issuedOn}.`,
  'rates-issued-by-their-day': ({ rates: all }: { rates: number }) =>
    `${count(all, 'rate')} agree with the day of their list.`,
} as const
