import { dataOf, isSuccess } from '../../harness/checks/answers/answer.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Credentials, ProviderProfile } from '../../harness/profile/profile.ts'
import { outcomeOf } from './answer-words.ts'
import { ok, problem, warning, type DoctorLine } from '../../core/doctor-line.ts'

interface Field {
  name?: unknown
  nature?: unknown
  optional?: unknown
  field_options?: Array<{ option_value?: unknown }>
}

interface Detail {
  mode?: unknown
  status?: unknown
  country_code?: unknown
  interactive?: unknown
  holder_info?: unknown
  required_fields?: Field[]
  interactive_fields?: Field[]
}

/** Whether a provider exists, fits its purpose, and takes the fields that the profile fills in. */
export function providerLine(provider: ProviderProfile, exchange: Exchange): DoctorLine {
  const subject = `provider ${provider.purpose}`
  if (!isSuccess(exchange)) {
    return problem(subject, `the server does not show it: ${outcomeOf(exchange)}`, 'check its code, or leave it out')
  }
  const detail = dataOf(exchange) as Detail | null
  if (typeof detail !== 'object' || detail === null)
    return problem(subject, 'its data is not an object', 'check its code')
  const wrong = [...natureFaults(provider, detail), ...credentialFaults(provider, detail)]
  if (wrong.length > 0) return problem(subject, wrong.join('; '), 'fix the profile, or choose another provider')
  if (provider.purpose === 'plain' && !provider.credentials?.fail) {
    return warning(
      subject,
      'the profile gives no credentials that fail',
      'add credentials.fail: without them, refused credentials are not checked',
    )
  }
  return ok(subject, `exists, with mode ${word(detail.mode)} and status ${word(detail.status)}`)
}

/** The properties of the provider that do not fit its purpose. */
function natureFaults({ purpose, country_code }: ProviderProfile, detail: Detail): string[] {
  const status = purpose === 'inactive' || purpose === 'disabled' ? purpose : 'active'
  const mode = purpose === 'oauth' || purpose === 'file' ? purpose : undefined
  const { required_fields = [] } = detail
  return [
    detail.country_code === country_code ? '' : `its country is ${word(detail.country_code)}, not ${country_code}`,
    detail.status === status ? '' : `its status is ${word(detail.status)}, not ${status}`,
    !mode || detail.mode === mode ? '' : `its mode is ${word(detail.mode)}, not ${mode}`,
    !mode && (detail.mode === 'oauth' || detail.mode === 'file') ? `its mode is ${word(detail.mode)}` : '',
    purpose === 'interactive' && detail.interactive !== true ? 'it is not interactive' : '',
    purpose === 'approval' && (detail.interactive !== true || (detail.interactive_fields ?? []).length > 0)
      ? 'it has no interactive step without fields'
      : '',
    purpose === 'plain' && detail.interactive === true ? 'it is interactive' : '',
    purpose === 'select' && !required_fields.some(isSelect) ? 'it has no select field' : '',
    purpose === 'bare' && Array.isArray(detail.holder_info) && detail.holder_info.length > 0
      ? 'it supplies holder info'
      : '',
  ].filter(Boolean)
}

/** The credentials of the profile that do not fit the provider's fields. */
function credentialFaults(provider: ProviderProfile, detail: Detail): string[] {
  const groups: Array<[name: string, given: Credentials | undefined, fields: Field[] | undefined]> = [
    ['credentials.succeed', provider.credentials?.succeed, detail.required_fields],
    ['credentials.fail', provider.credentials?.fail, detail.required_fields],
    ['credentials.other', provider.credentials?.other, detail.required_fields],
    ['interactive_credentials.succeed', provider.interactive_credentials?.succeed, detail.interactive_fields],
    ['interactive_credentials.fail', provider.interactive_credentials?.fail, detail.interactive_fields],
  ]
  return groups.flatMap(([name, given, fields]) => (given ? fieldFaults(name, given, fields ?? []) : []))
}

function fieldFaults(group: string, given: Credentials, fields: Field[]): string[] {
  const names = fields.map((field) => String(field.name))
  const missing = fields.filter((field) => field.optional !== true && !(String(field.name) in given))
  const unknown = Object.keys(given).filter((name) => !names.includes(name))
  const unchosen = fields.filter((field) => isSelect(field) && offersNot(field, given[String(field.name)]))
  return [
    missing.length > 0 ? `${group} lacks ${missing.map(({ name }) => word(name)).join(', ')}` : '',
    unknown.length > 0
      ? `${group} has fields the provider does not ask for (it asks for ${names.map(word).join(', ') || 'none'})`
      : '',
    unchosen.length > 0 ? `${group}.${word(unchosen[0]?.name)} is not one of the options` : '',
  ].filter(Boolean)
}

function isSelect({ nature }: Field): boolean {
  return nature === 'select'
}

function offersNot({ field_options = [] }: Field, chosen: string | undefined): boolean {
  return chosen !== undefined && !field_options.some(({ option_value }) => option_value === chosen)
}

/** A target's word if it is short and harmless on a terminal; otherwise its kind. */
function word(value: unknown): string {
  const text = (typeof value === 'string' ? value : JSON.stringify(value)) ?? 'absent'
  return /^[\w .-]{0,40}$/.test(text) ? text : `a text of ${text.length} characters`
}
