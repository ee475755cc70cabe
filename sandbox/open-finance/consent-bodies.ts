import { type Fields, isObject, valueAt } from '../basics/values.ts'
import type { Misfit } from './rules/open-finance-format-rules.ts'
import type { OpenFinanceCall } from './open-finance-call.ts'

type Judge = (value: unknown) => string | undefined

const kinds = ['accounts', 'balances', 'transactions']

/**
 * The errors in the body of an account-access consent. Its shape is a choice: `access` with one or more of accounts,
 * balances and transactions, each a list of `{iban}`, empty for all accounts; `validTo`, a day that has not passed;
 * optional `recurringIndicator` and `frequencyPerDay`. Other attributes are accepted.
 */
export function accountAccessMisfits({ sandbox, body }: OpenFinanceCall): Misfit[] {
  const { consents, format } = sandbox.rules.openFinance
  const passed = (day: unknown): boolean => consents.passed(String(day), sandbox.clock.now())
  return [
    ...accessMisfits(body.access),
    ...attribute(body, '/validTo', (day) =>
      format.isDay(day) ? (passed(day) ? 'has passed' : undefined) : 'is not a day of the calendar as YYYY-MM-DD',
    ),
    ...ifThere(body, '/recurringIndicator', (flag) => (typeof flag === 'boolean' ? undefined : 'is not true or false')),
    ...ifThere(body, '/frequencyPerDay', (times) =>
      Number.isSafeInteger(times) && Number(times) > 0 ? undefined : 'is not a whole number above 0',
    ),
  ]
}

/**
 * The errors in the body of a payment consent. Its shape is a choice: `instructedAmount` of amount (a decimal as text)
 * and currency, `creditorAccount` of iban, and `creditorName`.
 */
export function paymentMisfits({ body }: OpenFinanceCall): Misfit[] {
  return [
    ...attribute(body, '/instructedAmount/amount', matching(/^\d{1,15}(\.\d{1,3})?$/, 'a decimal as text')),
    ...attribute(body, '/instructedAmount/currency', matching(/^[A-Z]{3}$/, 'three uppercase letters')),
    ...attribute(body, '/creditorAccount/iban', ibanFault),
    ...attribute(body, '/creditorName', matching(/\S/, 'a name')),
  ]
}

function accessMisfits(access: unknown): Misfit[] {
  if (!isObject(access)) return [misfit('/access', access === undefined ? 'is missing' : 'is not an object', access)]
  const asked = kinds.filter((kind) => access[kind] !== undefined)
  if (asked.length === 0) return [misfit('/access', `has none of ${kinds.join(', ')}`, access)]
  return asked.flatMap((kind) => {
    const references = access[kind]
    if (!Array.isArray(references)) return [misfit(`/access/${kind}`, 'is not a list', references)]
    return references.flatMap((reference: unknown, at) =>
      attribute(isObject(reference) ? reference : {}, '/iban', ibanFault, `/access/${kind}/${at}`),
    )
  })
}

const ibanFault = matching(/^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/, 'an account number in the international form')

function matching(pattern: RegExp, wanted: string): Judge {
  return (value) => (typeof value === 'string' && pattern.test(value) ? undefined : `is not ${wanted}`)
}

/** Checks a required attribute. `pointer` is relative to the object `from`, which is itself at `base`. */
function attribute(from: Fields, pointer: string, judge: Judge, base = ''): Misfit[] {
  const value = valueAt(from, pointer.slice(1).split('/'))
  const fault = value === undefined ? 'is missing' : judge(value)
  return fault === undefined ? [] : [misfit(base + pointer, fault, value)]
}

function ifThere(from: Fields, pointer: string, judge: Judge): Misfit[] {
  return from[pointer.slice(1)] === undefined ? [] : attribute(from, pointer, judge)
}

function misfit(path: string, fault: string, given: unknown): Misfit {
  return { path, text: given === undefined ? `${path} ${fault}` : `${path} ${fault}: ${JSON.stringify(given)}` }
}
