import type { Rules } from '../../world/rules.ts'
import type { Attempt } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { dayMs } from '../../basics/days.ts'
import { wrapRule } from '../../world/change-rule.ts'

type Fields = Record<string, unknown>

/** Writes attempts in another way, wherever they stand. */
function writeAttempt(rules: Rules, change: (shown: Fields, attempt: Attempt) => Fields): void {
  const { attempt: original } = rules.shape
  rules.shape.attempt = (attempt, sandbox) => {
    const shown = original(attempt, sandbox)
    return { ...shown, ...change(shown, attempt) }
  }
}

/** Writes an attempt down twice where `twice` says so; the copy is over already. */
function writeTwice(rules: Rules, twice: (store: Store, attempt: Attempt) => boolean): void {
  const { added } = rules.attempts
  rules.attempts.added = (store, attempt) => {
    if (!twice(store, attempt)) return added(store, attempt)
    added(store, { ...attempt, finished: true })
    return added(store, { ...attempt, id: store.attempts.newId() })
  }
}

function isFirst(store: Store, attempt: Attempt): boolean {
  return store.attempts.group('loginId', attempt.loginId).length === 0
}

export const faults: Fault[] = [
  ...(['success_at', 'fail_at'] as const).map((field): Fault => ({
    id: `dates-${field.replace('_', '-')}-before-the-attempt`,
    sentence: `${field} of an attempt lies a minute before the attempt was created.`,
    patch: (rules) =>
      writeAttempt(rules, (_shown, attempt) => ({
        [field]: attempt[field] === null ? null : new Date(Date.parse(attempt.created_at) - 60_000).toISOString(),
      })),
  })),
  ...faultsNamed({
    'includes-a-nature-of-its-own': wrapRule('attempts.includedNatures', (_rule, natures) => [
      ...natures,
      'current_account',
    ]),
    'lists-the-attempts-of-the-whole-customer': wrapRule('logins.attempts', (_rule, store, login) => {
      const ids = new Set(store.logins.group('customer_id', login.customer_id).map(({ id }) => id))
      return store.attempts.all().filter(({ loginId }) => ids.has(loginId))
    }),
    'lists-no-more-than-the-newest-attempt': wrapRule('logins.attempts', (rule, store, login) =>
      rule(store, login).slice(-1),
    ),
    'shows-the-newest-attempt-for-an-older-one': wrapRule('attempts.shown', (rule, store, id) => {
      const attempt = rule(store, id)
      return attempt && store.attempts.group('loginId', attempt.loginId).at(-1)
    }),
    'makes-two-attempts-for-a-creation': (rules) => writeTwice(rules, isFirst),
    'makes-two-attempts-for-a-reconnect': (rules) =>
      writeTwice(rules, (store, attempt) => attempt.user_present && !isFirst(store, attempt)),
    'uses-the-old-attempt-for-a-refresh': wrapRule('attempts.added', (rule, store, attempt) => {
      const old = store.attempts.group('loginId', attempt.loginId).at(-1)
      return old && !attempt.user_present ? Object.assign(old, { ...attempt, id: old.id }) : rule(store, attempt)
    }),
    'leaves-an-attempt-behind-a-refused-request': {
      sentence: 'A request refused for its fetch scopes leaves an attempt behind at every login.',
      patch(rules) {
        const { added } = rules.attempts
        const { classSent } = rules.errors
        const leave = new Map<string, () => void>()
        rules.attempts.added = (store, attempt) => {
          leave.set(
            attempt.loginId,
            () => void added(store, { ...attempt, id: store.attempts.newId(), finished: true }),
          )
          return added(store, attempt)
        }
        rules.errors.classSent = (errorClass, route) => {
          if (errorClass === 'FetchScopesInvalid' || errorClass === 'FetchTypeNotAllowed')
            for (const one of leave.values()) one()
          return classSent(errorClass, route)
        }
      },
    },
    'shows-a-success-as-failed-too': wrapRule('shape.attemptDetail', (rule, attempt, sandbox) => {
      const shown = rule(attempt, sandbox)
      return { ...shown, fail_at: shown['fail_at'] ?? shown['success_at'] }
    }),
    'fails-with-a-class-of-its-own': (rules) =>
      writeAttempt(rules, (_shown, { fail_error_class: word }) => ({ fail_error_class: word && 'BadPassword' })),
    'starts-a-day-before-the-one-sent': (rules) =>
      writeAttempt(rules, (_shown, { from_date: day }) => ({
        from_date: day === null ? null : new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10),
      })),
    'shows-the-stage-before-the-last-one': (rules) =>
      writeAttempt(rules, (shown, attempt) => {
        const stage = attempt.stages.at(-2)
        return attempt.finished && stage
          ? { last_stage: rules.shape.stage(stage) }
          : { last_stage: shown['last_stage'] }
      }),
  }),
  ...faultsNamed({
    'blames-the-user-for-errors-of-providers': wrapRule('shape.attempt', (rule, given, sandbox) => {
      const shown = rule(given, sandbox)
      return shown['fail_error_class'] ? { ...shown, fail_error_class: 'InvalidCredentials' } : shown
    }),
    'gives-consents-of-attempts-other-words': {
      sentence: 'The consent_types of an attempt are scopes.',
      patch: wrapRule('shape.attempt', (rule, given, sandbox) => ({
        ...rule(given, sandbox),
        consent_types: ['accounts'],
      })),
    },
    'has-null-among-the-natures-of-attempts': wrapRule('shape.attempt', (rule, given, sandbox) => ({
      ...rule(given, sandbox),
      include_natures: [null],
    })),
  }),
]
