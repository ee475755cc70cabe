import type { CertificateRole } from './store/open-finance-consent.ts'
import { isObject, type Fields, valueAt } from '../basics/values.ts'
import { iban } from '../providers/holdings.ts'
import { refused, type OpenFinanceRoute, type OpenFinanceCall, type OpenFinanceReply } from './open-finance-call.ts'
import { createConsent, deleteConsent, showConsent, showStatus, findConsent, statusOf } from './consents.ts'
import type { Misfit } from './rules/open-finance-rules.ts'

const kinds = ['accounts', 'balances', 'transactions']

const ibanFault = matching(/^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/, 'an account number in the international form')

/** The accounts that a customer has at every provider. */
const held = [
  { resourceId: 'everyday', iban: iban('XF', '0000000000001001'), currency: 'EUR', name: 'Everyday account' },
  { resourceId: 'savings', iban: iban('XF', '0000000000001002'), currency: 'EUR', name: 'Savings account' },
]

/** Every route below /v2. The document names the first; the others are a choice. Source: Endpoints, Open-finance. */
export const openFinanceRoutes: OpenFinanceRoute[] = [
  ...consentRoutes('account-access', 'account-information', accountAccessMisfits),
  ...consentRoutes('payment', 'payment-initiation', paymentMisfits),
  { name: 'open-finance/accounts', method: 'GET', path: 'accounts', role: 'account-information', handle: listAccounts },
]

function consentRoutes(
  kind: string,
  role: CertificateRole,
  misfits: NonNullable<OpenFinanceRoute['misfits']>,
): OpenFinanceRoute[] {
  const name = `open-finance/${kind}`
  const all = `consents/${kind}`
  const one = `${all}/:consent_id`
  return [
    {
      name: `${name}/new`,
      method: 'POST',
      path: all,
      role,
      misfits,
      handle: (call) => createConsent(call, kind, role),
    },
    { name: `${name}/show`, method: 'GET', path: one, role, handle: (call) => showConsent(call, kind, role) },
    { name: `${name}/status`, method: 'GET', path: `${one}/status`, role, handle: (call) => showStatus(call, role) },
    { name: `${name}/end`, method: 'DELETE', path: one, role, handle: (call) => deleteConsent(call, role) },
  ]
}

/**
 * The accounts of the consent in Consent-ID: those it names, or all if it names none. That this route needs a consent
 * is a choice.
 * Source: Errors, Open-finance errors.
 * @throws Refused FORMAT_ERROR, CONSENT_UNKNOWN, CONSENT_INVALID, CONSENT_EXPIRED
 */
function listAccounts(call: OpenFinanceCall): OpenFinanceReply {
  const { consents, format } = call.sandbox.rules.openFinance
  const id = call.headers['consent-id']
  if (id === undefined || id === '') throw refused(format.headerMissing, 'Consent-ID is missing', 'Consent-ID')
  const consent = findConsent(call, consents.idIn(id), 'account-information')
  if (!consent) throw refused(consents.unknownByHeader, `there is no such consent: ${id}`, 'Consent-ID')
  const status = statusOf(call.sandbox, consent)
  const code = consents.codeOf(status)
  if (code) throw refused(code, `the consent is ${status}`, 'Consent-ID')
  const named = namedIn(consent.asked.access)
  return {
    status: 200,
    json: { accounts: held.filter((account) => named.length === 0 || named.includes(account.iban)) },
  }
}

function namedIn(access: unknown): unknown[] {
  const references = isObject(access) && Array.isArray(access.accounts) ? (access.accounts as unknown[]) : []
  return references.flatMap((reference) => (isObject(reference) ? [reference.iban] : []))
}

type Check = (value: unknown) => string | undefined

/**
 * The errors in the body of an account-access consent. Its shape is a choice: `access` with one or more of accounts,
 * balances and transactions, each a list of `{iban}`, empty for all accounts; `validTo`, a day that has not passed;
 * optional `recurringIndicator` and `frequencyPerDay`. Other attributes are accepted.
 */
function accountAccessMisfits({ sandbox, body }: OpenFinanceCall): Misfit[] {
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
function paymentMisfits({ body }: OpenFinanceCall): Misfit[] {
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

function matching(pattern: RegExp, wanted: string): Check {
  return (value) => (typeof value === 'string' && pattern.test(value) ? undefined : `is not ${wanted}`)
}

/** Checks a required attribute. `pointer` is relative to the object `from`, which is itself at `base`. */
function attribute(from: Fields, pointer: string, check: Check, base = ''): Misfit[] {
  const value = valueAt(from, pointer.slice(1).split('/'))
  const fault = value === undefined ? 'is missing' : check(value)
  return fault === undefined ? [] : [misfit(base + pointer, fault, value)]
}

function ifThere(from: Fields, pointer: string, check: Check): Misfit[] {
  return from[pointer.slice(1)] === undefined ? [] : attribute(from, pointer, check)
}

function misfit(path: string, fault: string, given: unknown): Misfit {
  return { path, text: given === undefined ? `${path} ${fault}` : `${path} ${fault}: ${JSON.stringify(given)}` }
}
