import type { Attempt } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import type { Rules } from '../../world/rules.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { type Patch, replaceRule, together, wrapRule, changeShape } from '../kit/change.ts'

/** Calls `use` with the store and each attempt that is made. */
export function watchAttempts(use: (store: Store, attempt: Attempt) => void): Patch {
  return wrapRule('attempts.added', (rule, store, attempt) => {
    use(store, attempt)
    return rule(store, attempt)
  })
}

/** The attempts of a login, once one was made since the start. */
export function attemptsOf(rules: Rules): (loginId: string) => readonly Attempt[] {
  let attempts: Store['attempts'] | undefined
  watchAttempts((store) => (attempts = store.attempts))(rules)
  return (loginId) => attempts?.group('loginId', loginId) ?? []
}

/** Stores an attempt twice where `twice` is true; the copy is finished. */
export function writeTwice(twice: (store: Store, attempt: Attempt) => boolean): Patch {
  return wrapRule('attempts.added', (rule, store, attempt) => {
    if (!twice(store, attempt)) return rule(store, attempt)
    rule(store, { ...attempt, finished: true })
    return rule(store, { ...attempt, id: store.attempts.newId() })
  })
}

function isFirst(store: Store, attempt: Attempt): boolean {
  return store.attempts.group('loginId', attempt.loginId).length === 0
}

export const faults = faultsNamed({
  'goes-on-with-an-ended-attempt': {
    sentence: 'Input for an attempt that has ended is accepted, and sets the attempt going again.',
    patch: together(
      wrapRule('interactive.refusal', (rule, provider) => rule(provider, true)),
      wrapRule('interactive.goesOn', (rule, store, attempt) => {
        if (attempt.finished) Object.assign(attempt, { finished: false, success_at: null, fail_at: null })
        return rule(store, attempt)
      }),
    ),
  },
  'keeps-the-stages-of-an-attempt-that-waited': {
    sentence: 'An attempt that was shown while it waited lists the stages of then for ever.',
    patch: replaceRule('shape.attemptDetail', (rule) => {
      const shown = new Map<string, unknown>()
      return (attempt, world) => {
        const detail = rule(attempt, world)
        if (attempt.stages.at(-1)?.name === 'interactive') shown.set(attempt.id, detail.stages)
        return { ...detail, stages: shown.get(attempt.id) ?? detail.stages }
      }
    }),
  },
  'adds-the-stages-of-earlier-attempts': {
    sentence: 'The stages of an attempt begin with those of the earlier attempts of its login.',
    patch: wrapRule('shape.attemptDetail', (rule, attempt, world) => {
      const all = world.store.attempts
        .group('loginId', attempt.loginId)
        .filter(({ id }) => Number(id) <= Number(attempt.id))
      return {
        ...rule(attempt, world),
        stages: all.flatMap(({ stages }) => stages.map((one) => world.rules.shape.stage(one))),
      }
    }),
  },
  'lists-the-attempts-of-the-whole-customer': wrapRule('logins.attempts', (_rule, store, login) => {
    const ids = new Set(store.logins.group('customer_id', login.customer_id).map(({ id }) => id))
    return store.attempts.all().filter(({ loginId }) => ids.has(loginId))
  }),
  'shows-the-newest-attempt-for-an-older-one': wrapRule('attempts.shown', (rule, store, id) => {
    const attempt = rule(store, id)
    return attempt && store.attempts.group('loginId', attempt.loginId).at(-1)
  }),
  'makes-two-attempts-for-a-creation': writeTwice(isFirst),
  'makes-two-attempts-for-a-reconnect': writeTwice(
    (store, attempt) => attempt.user_present && !isFirst(store, attempt),
  ),
  'uses-the-old-attempt-for-a-refresh': wrapRule('attempts.added', (rule, store, attempt) => {
    const old = store.attempts.group('loginId', attempt.loginId).at(-1)
    return old && !attempt.user_present ? Object.assign(old, { ...attempt, id: old.id }) : rule(store, attempt)
  }),
  'leaves-an-attempt-behind-a-refused-request': {
    sentence: 'A request refused for its fetch scopes leaves an attempt behind at every login.',
    patch(rules) {
      const { classSent } = rules.errors
      const leave = new Map<string, () => void>()
      watchAttempts(({ attempts }, attempt) => {
        leave.set(attempt.loginId, () => attempts.add({ ...attempt, id: attempts.newId(), finished: true }))
      })(rules)
      rules.errors.classSent = (errorClass, route) => {
        if (errorClass === 'FetchScopesInvalid' || errorClass === 'FetchTypeNotAllowed')
          for (const one of leave.values()) one()
        return classSent(errorClass, route)
      }
    },
  },
  'shows-the-stage-before-the-last-one': (rules) =>
    changeShape('attempt', (shown, attempt) => {
      const stage = attempt.stages.at(-2)
      return attempt.finished && stage ? { last_stage: rules.shape.stage(stage) } : { last_stage: shown['last_stage'] }
    })(rules),
})
