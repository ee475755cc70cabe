import type { Rules } from '../../world/rules.ts'
import type { Attempt } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import type { Fault } from '../kit/fault.ts'
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

export const attemptsFaults: Fault[] = [
  ...(['success_at', 'fail_at'] as const).map((field): Fault => ({
    id: `dates-${field.replace('_', '-')}-before-the-attempt`,
    sentence: `${field} of an attempt lies a minute before the attempt was created.`,
    patch: (rules) =>
      writeAttempt(rules, (_shown, attempt) => ({
        [field]: attempt[field] === null ? null : new Date(Date.parse(attempt.created_at) - 60_000).toISOString(),
      })),
  })),
  {
    id: 'includes-a-nature-of-its-own',
    sentence: 'include_natures of an attempt holds an unknown nature.',
    patch: wrapRule('attempts.includedNatures', (_rule, natures) => [...natures, 'current_account']),
  },
  {
    id: 'lists-the-attempts-of-the-whole-customer',
    sentence: 'The list of attempts by login_id holds those of every login of the customer.',
    patch: wrapRule('logins.attempts', (_rule, store, login) => {
      const ids = new Set(store.logins.group('customer_id', login.customer_id).map(({ id }) => id))
      return store.attempts.all().filter(({ loginId }) => ids.has(loginId))
    }),
  },
  {
    id: 'lists-no-more-than-the-newest-attempt',
    sentence: 'The list of attempts by login_id holds the newest one alone.',
    patch: wrapRule('logins.attempts', (rule, store, login) => rule(store, login).slice(-1)),
  },
  {
    id: 'shows-the-newest-attempt-for-an-older-one',
    sentence: 'Every request for one attempt shows the newest attempt of its login.',
    patch: wrapRule('attempts.shown', (rule, store, id) => {
      const attempt = rule(store, id)
      return attempt && store.attempts.group('loginId', attempt.loginId).at(-1)
    }),
  },
  {
    id: 'makes-two-attempts-for-a-creation',
    sentence: 'A new login has two attempts at once.',
    patch: (rules) => writeTwice(rules, isFirst),
  },
  {
    id: 'makes-two-attempts-for-a-reconnect',
    sentence: 'A reconnect makes two attempts.',
    patch: (rules) => writeTwice(rules, (store, attempt) => attempt.user_present && !isFirst(store, attempt)),
  },
  {
    id: 'uses-the-old-attempt-for-a-refresh',
    sentence: 'A refresh continues the previous attempt instead of creating one.',
    patch: wrapRule('attempts.added', (rule, store, attempt) => {
      const old = store.attempts.group('loginId', attempt.loginId).at(-1)
      return old && !attempt.user_present ? Object.assign(old, { ...attempt, id: old.id }) : rule(store, attempt)
    }),
  },
  {
    id: 'leaves-an-attempt-behind-a-refused-request',
    sentence: 'A request refused for its fetch scopes leaves an attempt behind at every login.',
    patch(rules) {
      const { added } = rules.attempts
      const { classSent } = rules.errors
      const leave = new Map<string, () => void>()
      rules.attempts.added = (store, attempt) => {
        leave.set(attempt.loginId, () => void added(store, { ...attempt, id: store.attempts.newId(), finished: true }))
        return added(store, attempt)
      }
      rules.errors.classSent = (errorClass, route) => {
        if (errorClass === 'FetchScopesInvalid' || errorClass === 'FetchTypeNotAllowed')
          for (const one of leave.values()) one()
        return classSent(errorClass, route)
      }
    },
  },
  {
    id: 'shows-a-success-as-failed-too',
    sentence: 'The answer about one successful attempt has both success_at and fail_at.',
    patch: wrapRule('shape.attemptDetail', (rule, attempt, sandbox) => {
      const shown = rule(attempt, sandbox)
      return { ...shown, fail_at: shown['fail_at'] ?? shown['success_at'] }
    }),
  },
  {
    id: 'fails-with-a-class-of-its-own',
    sentence: 'fail_error_class is a class that the documents do not list.',
    patch: (rules) =>
      writeAttempt(rules, (_shown, { fail_error_class: word }) => ({ fail_error_class: word && 'BadPassword' })),
  },
  {
    id: 'starts-a-day-before-the-one-sent',
    sentence: 'from_date of an attempt is the day before the one that was sent.',
    patch: (rules) =>
      writeAttempt(rules, (_shown, { from_date: day }) => ({
        from_date: day === null ? null : new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10),
      })),
  },
  {
    id: 'shows-the-stage-before-the-last-one',
    sentence: 'last_stage of a finished attempt is the second to last stage.',
    patch: (rules) =>
      writeAttempt(rules, (shown, attempt) => {
        const stage = attempt.stages.at(-2)
        return attempt.finished && stage
          ? { last_stage: rules.shape.stage(stage) }
          : { last_stage: shown['last_stage'] }
      }),
  },
]
