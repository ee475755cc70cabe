import { dateOf, dayNumber } from '../basics/days.ts'
import { changeObjects, mapInner } from './kit/map-json.ts'
import type { Variant } from './kit/variant.ts'
import { changeShape } from '../faults/kit/change.ts'
import { named } from '../world/sandbox.ts'
import { type Fields, without } from '../basics/values.ts'

/** Other readings of rules that the documents do not state but seem to imply. */
export const variants: Variant[] = named({
  'keeps-what-was-known-of-rates': {
    question: 'rates that come late',
    sentence:
      'A list of rates keeps what was known on its day; the rate of the day itself comes later, for the next list.',
    patch: changeShape('rate', (_shown, { currency_code: code, fail, issued_on: day }) =>
      code === 'CHF' && !fail && day > '2014-03-21'
        ? { fail: true, issued_on: dateOf(dayNumber(new Date(day)) - 1) }
        : {},
    ),
  },
  'types-untyped-fields-in-its-own-way': {
    question: 'types of fields that are named without one',
    sentence:
      'The documents name these fields without a type; here names are objects by language and times are seconds.',
    patch: changeObjects({}, (fields, { route }) => otherwiseTyped(/^(currencies|assets)\/list$/.test(route), fields)),
  },
  'types-untyped-fields-of-connections-in-its-own-way': {
    question: 'types of fields of connections',
    interfaces: ['ais-v6', 'partners-v1'],
    sentence: 'The list of connection properties gives these no type; here each is an object or a number.',
    patch: changeObjects({}, (fields, { version }) => {
      if (!('last_attempt' in fields)) return fields
      if (version === 'v6') return { ...fields, store_credentials: 1 }
      return { ...fields, categorization: { by: 'platform' }, customer_identifier: 12 }
    }),
  },
  'masks-digits-before-the-last-four': {
    question: 'form of an ssn',
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    sentence: 'An ssn contains the last four digits only; stars stand for the others.',
    patch: changeObjects({}, (fields) =>
      'ssn' in fields ? { ...fields, ssn: `***-**-${String(fields['ssn'])}` } : fields,
    ),
  },
  'shows-stages-without-ids': {
    question: 'presence of ids of stages',
    sentence: 'The documents do not say which fields a stage has; here none has id, and disconnect has no name.',
    patch: changeObjects({}, (fields) => {
      if (!('interactive_html' in fields)) return fields
      return without(fields, fields['name'] === 'disconnect' ? ['id', 'name'] : ['id'])
    }),
  },
  'uses-words-beyond-the-lists': {
    question: 'words of lists',
    sentence: 'The documents do not call these lists of words complete; here some words are new.',
    patch: changeObjects({ route: /^(accounts|transactions|logins|attempts|providers)\// }, withNewWords),
  },
})

const newWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nature: { savings: 'pension' },
  card_type: { visa: 'girocard' },
  mode: { fee: 'interest' },
  name: { disconnect: 'log_out' },
  identification_mode: { platform: 'operator' },
}

/** The fields with words outside of the lists. */
function withNewWords(fields: Fields): Fields {
  const changed = mapInner(fields, (value, name) => newWords[name]?.[String(value)] ?? value) as Fields
  const { consent_types: types } = fields
  return Array.isArray(types) ? { ...changed, consent_types: [...(types as unknown[]), 'loan_information'] } : changed
}

const secondsOf = (moment: unknown) => (typeof moment === 'string' ? Date.parse(moment) / 1000 : moment)

/** The fields with other types where the documents give none; `listed` is for rows of code and name. */
function otherwiseTyped(listed: boolean, fields: Fields): Fields {
  const byLanguage = (name: string) => ({ ...fields, [name]: { en: fields[name] } })
  if (listed && 'name' in fields) return byLanguage('name')
  if ('option_value' in fields) return byLanguage('localized_name')
  if ('checksummable' in fields) return { ...fields, created_at: secondsOf(fields.created_at) }
  if ('post_code' in fields) return { ...fields, post_code: Number(fields.post_code) }
  if ('destroy_url' in fields) return byLanguage('email')
  if ('signed_up_at' in fields) return { ...fields, signed_up_at: secondsOf(fields.signed_up_at) }
  if ('redirect_url' in fields && 'attempt_id' in fields) return { ...fields, expires_at: secondsOf(fields.expires_at) }
  if ('made_on' in fields && !('account_id' in fields) && 'description' in fields)
    return { ...fields, made_on: secondsOf(fields.made_on) }
  return fields
}
