import type { ShapeWorld } from './kit/shape-world.ts'
import { lastAttempt } from '../store/last-attempt.ts'
import { providerNamed } from '../rules/logins/provider-named.ts'
import type { Attempt, Login, Stage } from '../store/entities.ts'
import type { Fields } from '../basics/values.ts'

/** Source: Login, Attempt and stage object (version 4). */
export function loginShapes() {
  return {
    login: (login: Login, sandbox: ShapeWorld): Fields => {
      const { shape } = sandbox.rules
      const provider = providerNamed(sandbox, login.providerCode)
      const attempt = lastAttempt(sandbox, login)
      return {
        id: login.id,
        customer_id: login.customer_id,
        provider_id: provider?.id ?? null,
        provider_code: login.providerCode,
        provider_name: provider?.name ?? null,
        country_code: provider?.country_code ?? null,
        status: login.status,
        daily_refresh: login.daily_refresh,
        store_credentials: login.store_credentials,
        secret: login.secret,
        created_at: login.created_at,
        updated_at: login.updated_at,
        last_success_at: login.last_success_at,
        next_refresh_possible_at: login.next_refresh_possible_at,
        last_attempt: attempt ? shape.attempt(attempt, sandbox) : null,
        holder_info: login.holderInfo ?? {},
        ...consentOf(login),
      }
    },

    attempt: (attempt: Attempt, sandbox: ShapeWorld): Fields => {
      const { shape } = sandbox.rules
      const login = sandbox.store.logins.get(attempt.loginId)
      const { id, loginId: _login, consentId: _consent, userAgent: _agent, fetchType: _type, ...shown } = attempt
      const { fetched_accounts_notify: _notify, stages, ...rest } = shown
      const last = stages.at(-1)
      return { id, ...rest, ...(login && consentOf(login)), last_stage: last ? shape.stage(last) : null }
    },

    attemptDetail: (attempt: Attempt, sandbox: ShapeWorld): Fields => {
      const { shape } = sandbox.rules
      return { ...shape.attempt(attempt, sandbox), stages: attempt.stages.map((stage) => shape.stage(stage)) }
    },

    stage: (stage: Stage): Fields => ({ ...stage }),
  }
}

function consentOf(login: Login): Fields {
  return {
    show_consent_confirmation: login.show_consent_confirmation,
    consent_types: login.consent_types,
    consent_period_days: login.consent_period_days,
    consent_given_at: login.consent_given_at,
    consent_expires_at: login.consent_expires_at,
  }
}
