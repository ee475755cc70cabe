import { changeAnswers, type Patch, wrapRule, changeShape } from '../faults/kit/change.ts'
import { changeObjects, mapInner } from './kit/map-json.ts'
import type { Variant } from './kit/variant.ts'
import { named } from '../world/sandbox.ts'
import { without } from '../basics/values.ts'

/** Keys of category trees are words: an extra key there would be a new category. */
const ownWords = new Set(['categories/list'])

/** Other legal contents of resources. */
export const variants: Variant[] = named({
  'says-removed-for-deleted': {
    question: 'word for what was deleted',
    sentence: 'The documents do not show what answers a deletion; here it has removed in place of deleted.',
    patch: changeObjects(
      { route: /^(customers\/remove|logins\/delete|transactions\/delete)$/ },
      ({ deleted, ...fields }) => (deleted === undefined ? fields : { ...fields, removed: deleted }),
    ),
  },
  'extra-fields-everywhere': {
    question: 'additional fields',
    sentence: 'Every object at every depth has additional fields.',
    patch: changeAnswers({}, ({ route, json }) => ({ json: ownWords.has(route) ? beside(json) : added(json) })),
  },
  'optional-things-not-shown': {
    question: 'optional fields',
    hides: true,
    sentence: 'Optional fields are absent: no holder info, no consent, no links, an empty extra.',
    patch(rules) {
      hide('login', ['holder_info', 'show_consent_confirmation', 'consent_types', 'consent_period_days'])(rules)
      hide('login', ['consent_given_at', 'consent_expires_at', 'provider_name', 'provider_id'])(rules)
      hide('attempt', ['device_type', 'remote_ip', 'customer_last_logged_at', 'custom_fields', 'partial'])(rules)
      hide('attempt', ['show_consent_confirmation', 'consent_types', 'consent_period_days'])(rules)
      hide('attempt', ['consent_given_at', 'consent_expires_at', 'api_version', 'api_mode'])(rules)
      hide('provider', ['forum_url', 'logo_url', 'login_url', 'max_consent_days', 'holder_info'])(rules)
      hide('customer', ['locked', 'created_at', 'updated_at'])(rules)
      changeShape('account', () => ({ extra: {} }))(rules)
      changeShape('transaction', () => ({ extra: {} }))(rules)
      changeObjects({}, (one) => without(one, ['last_consent_id']))(rules)
    },
  },
  'nothing-yet-is-absent': {
    question: 'absent values',
    sentence: 'Fields without a value are left out instead of null.',
    patch: changeObjects({}, (fields) =>
      without(
        fields,
        Object.keys(fields).filter((name) => fields[name] === null && !keptNulls.has(name)),
      ),
    ),
  },
  'decimals-with-fraction': {
    question: 'text of JSON',
    sentence: 'Whole decimals are written with a fraction: 5.0 instead of 5.',
    patch: wrapRule('wire.text', (rule, json) =>
      rule(json).replaceAll(/("(?:balance|amount|rate)":-?\d+)(?=[,}])/g, '$1.0'),
    ),
  },
  'stages-in-every-attempt': {
    question: 'stages shown',
    sentence: 'Stages are shown in lists and logins too.',
    patch: changeShape('attempt', (_shown, { stages }, { rules }) => ({
      stages: stages.map((stage) => rules.shape.stage(stage)),
    })),
  },
})

/** Fields whose null has a meaning: no limit, no next page, nothing to enter; a refresh answer always has the time. */
const keptNulls = new Set([
  'next_refresh_possible_at',
  'max_consent_days',
  'next_id',
  'next_page',
  'interactive_html',
  'interactive_fields_names',
])

function hide(resource: 'login' | 'attempt' | 'provider' | 'customer', names: string[]): Patch {
  return changeShape(resource as 'login', () => Object.fromEntries(names.map((name) => [name, undefined])))
}

function added(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json
  // A client's own data comes back as sent.
  const inner = mapInner(json, (value, name) => (name === 'custom_fields' ? value : added(value)))
  return Array.isArray(inner) ? inner : beside(inner)
}

function beside(fields: unknown): unknown {
  return {
    x_added_first: { nested: [1, { deep: null }], id: '98765432101' },
    ...(fields as object),
    x_added_text: 'a field nobody knew',
    x_added_flag: false,
  }
}
