import type { Answer } from '../../rules/wire/wire-rules.ts'
import type { Rules } from '../../world/rules.ts'
import { type Body, changeAnswers } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'
import { dayMs } from '../../basics/days.ts'

type Row = Record<string, unknown>

const sessions = 'lead_sessions/create'

/** Changes the answers of one route of the partners interface, accepted or not. */
export function inPartners(rules: Rules, route: string, change: (body: Body, answer: Answer) => Partial<Answer>): void {
  changeAnswers(rules, (answer, body) =>
    answer.version === 'partners' && answer.route === route ? change(body, answer) : {},
  )
}

/** Changes what an accepted request of one route of the partners interface answers with. */
function dataOfPartners(rules: Rules, route: string, change: (data: Row) => Row): void {
  inPartners(rules, route, (body) =>
    body.data === undefined ? {} : { json: { ...body, data: change(body.data as Row) } },
  )
}

/** Names another class in the refusals of one route of the partners interface. */
export function classInPartners(rules: Rules, route: string, from: string, to: string): void {
  inPartners(rules, route, (body) => (body.error_class === from ? { json: { ...body, error_class: to } } : {}))
}

/** Leads and their sessions, each rule broken in one way. */
export const partnersFaults: Fault[] = [
  {
    id: 'answers-leads-without-a-customer',
    sentence: 'The answer to a new lead has only its email.',
    patch: (rules) => dataOfPartners(rules, 'leads/create', ({ email, customer_id }) => ({ email, id: customer_id })),
  },
  {
    id: 'opens-one-session-for-every-lead',
    sentence: 'Every request for a lead session is answered with the first session.',
    patch(rules) {
      let first: Row | undefined
      dataOfPartners(rules, sessions, (data) => (first ??= data))
    },
  },
  {
    id: 'hides-the-email-of-a-lead',
    sentence: 'The email of a lead is answered masked.',
    patch: (rules) =>
      dataOfPartners(rules, 'leads/create', (data) => ({
        ...data,
        email: String(data['email']).replace(/^(.).*@/, '$1***@'),
      })),
  },
  {
    id: 'takes-leads-of-one-host-for-one',
    sentence: 'Two leads with the same email host share a customer.',
    patch(rules) {
      const host = (email: string) => email.slice(email.indexOf('@'))
      rules.partners.sameEmail = (one, other) => host(one) === host(other)
    },
  },
  {
    id: 'takes-any-text-for-an-email',
    sentence: 'Any text is accepted as an email.',
    patch(rules) {
      rules.partners.emailValid = (email): email is string => typeof email === 'string'
    },
  },
  {
    id: 'calls-a-bad-email-malformed',
    sentence: 'An invalid email is refused with WrongRequestFormat.',
    patch: (rules) => classInPartners(rules, 'leads/create', 'EmailInvalid', 'WrongRequestFormat'),
  },
  {
    id: 'names-the-lead-page-a-connect-page',
    sentence: 'A lead session has connect_url instead of redirect_url.',
    patch: (rules) =>
      dataOfPartners(rules, sessions, ({ redirect_url, ...data }) => ({ ...data, connect_url: redirect_url })),
  },
  {
    id: 'opens-lead-sessions-that-have-expired',
    sentence: 'expires_at of a new lead session is in the past.',
    patch: (rules) =>
      dataOfPartners(rules, sessions, (data) => ({
        ...data,
        expires_at: new Date(Date.parse(String(data['expires_at'])) - dayMs).toISOString(),
      })),
  },
  {
    id: 'sends-leads-to-a-path',
    sentence: 'redirect_url is a path without scheme and host.',
    patch: (rules) =>
      dataOfPartners(rules, sessions, (data) => ({
        ...data,
        redirect_url: String(data['redirect_url']).replace(/^\w+:\/\/[^/]+/, ''),
      })),
  },
  {
    id: 'opens-lead-sessions-for-customers-of-others',
    sentence: 'A lead session is created for a customer of another client.',
    patch(rules) {
      rules.access.ownCustomer = () => true
    },
  },
  {
    id: 'opens-lead-sessions-for-all-scopes-alone',
    sentence: 'A lead session is refused unless the consent and the attempt each name both scopes.',
    patch(rules) {
      const { scopesTaken } = rules.partners
      rules.partners.scopesTaken = (value, words): value is string[] =>
        scopesTaken(value, words) && words.every((word) => value.includes(word))
    },
  },
  {
    id: 'passes-over-unknown-words-of-consents',
    sentence: 'Unknown scopes of a consent are ignored.',
    patch: (rules) => passOver(rules, rules.partners.consentWords),
  },
  {
    id: 'passes-over-unknown-words-of-attempts',
    sentence: 'Unknown fetch_scopes of an attempt are ignored.',
    patch(rules) {
      passOver(rules, rules.partners.fetchWords)
      rules.partners.withinConsent = () => true
    },
  },
  {
    id: 'takes-any-text-for-a-date-of-a-consent',
    sentence: 'from_date of a consent is not checked.',
    patch(rules) {
      const { wellFormed } = rules.dates
      rules.dates.wellFormed = (value, field): value is string =>
        (field === undefined && typeof value === 'string') || wellFormed(value, field)
      rules.partners.consentMayBegin = () => true
      rules.partners.fetchMayBegin = () => true
    },
  },
  {
    id: 'takes-periods-in-words',
    sentence: 'Any string is accepted as period_days.',
    patch(rules) {
      rules.partners.periodTaken = (_days): _days is number => true
      rules.partners.periodDays = () => 90
    },
  },
  {
    id: 'connects-leads-to-nothing',
    interfaces: ['partners-v1'],
    sentence: 'The hosted page of a lead creates no connection.',
    patch: (rules) =>
      inPartners(rules, 'logins/list', (body) => (Array.isArray(body.data) ? { json: { ...body, data: [] } } : {})),
  },
  {
    id: 'opens-lead-sessions-for-unknown-customers',
    interfaces: ['partners-v1'],
    sentence: 'A lead session is created for an unknown customer.',
    patch(rules) {
      inPartners(rules, sessions, (body) => (body.error_class === 'CustomerNotFound' ? opened : {}))
    },
  },
  {
    id: 'fetches-transactions-of-leads-unasked',
    sentence: 'A lead session fetches transactions even without that scope.',
    patch(rules) {
      rules.partners.covered = () => [...rules.partners.fetchWords]
      rules.partners.scopesTaken = everything(rules)
    },
  },
]

/** A session that leads nowhere. */
const opened: Partial<Answer> = {
  status: 200,
  json: { data: { expires_at: '2999-01-01T00:00:00Z', redirect_url: 'https://example.com/nowhere' } },
}

/** Takes an array as long as one of its words is known; only for this list of words. */
function passOver(rules: Rules, known: readonly string[]): void {
  const { scopesTaken } = rules.partners
  rules.partners.scopesTaken = (value, words): value is string[] =>
    words === known && Array.isArray(value) ? value.some((word) => words.includes(word)) : scopesTaken(value, words)
}

/** Has an attempt fetch all that there is, by adding the words that are left out. */
function everything(rules: Rules): Rules['partners']['scopesTaken'] {
  const { scopesTaken, fetchWords } = rules.partners
  return (value, words): value is string[] => {
    if (words === fetchWords && Array.isArray(value)) {
      for (const word of words) if (!value.includes(word)) value.push(word)
    }
    return scopesTaken(value, words)
  }
}
