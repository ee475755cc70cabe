import { readTable } from '../../requirements/tables/read-table.ts'
import type { ShapeWorld } from './kit/shape-world.ts'
import { lastAttempt } from '../store/store.ts'
import { providerNamed } from '../rules/logins/create-rules.ts'
import type { Attempt, Login, Stage } from '../store/entities.ts'
import { type Fields, picked } from '../basics/values.ts'

/** The consent that a login and its attempts show. */
const ofConsents = [
  'show_consent_confirmation',
  'consent_types',
  'consent_period_days',
  'consent_given_at',
  'consent_expires_at',
]

/** Source: Login, Attempt and stage object (version 4). */
export function loginShapes() {
  const { login: fields } = readTable('resource-fields')
  return {
    login: (login: Login, sandbox: ShapeWorld): Fields => {
      const { shape } = sandbox.rules
      const provider = providerNamed(sandbox, login.providerCode)
      const attempt = lastAttempt(sandbox, login)
      const shown = {
        ...login,
        provider_id: provider?.id ?? null,
        provider_code: login.providerCode,
        provider_name: provider?.name ?? null,
        country_code: provider?.country_code ?? null,
        last_attempt: attempt ? shape.attempt(attempt, sandbox) : null,
        holder_info: login.holderInfo ?? {},
      }
      return picked(shown, fields)
    },

    attempt: (attempt: Attempt, sandbox: ShapeWorld): Fields => {
      const { shape } = sandbox.rules
      const login = sandbox.store.logins.get(attempt.loginId)
      const { id, loginId: _login, consentId: _consent, userAgent: _agent, fetchType: _type, ...shown } = attempt
      const { fetched_accounts_notify: _notify, stages, ...rest } = shown
      const last = stages.at(-1)
      return { id, ...rest, ...(login && picked(login, ofConsents)), last_stage: last ? shape.stage(last) : null }
    },

    attemptDetail: (attempt: Attempt, sandbox: ShapeWorld): Fields => {
      const { shape } = sandbox.rules
      return { ...shape.attempt(attempt, sandbox), stages: attempt.stages.map((stage) => shape.stage(stage)) }
    },

    stage: (stage: Stage): Fields => ({ ...stage }),
  }
}
