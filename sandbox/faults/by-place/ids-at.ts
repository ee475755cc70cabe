import type { Parameter, Route } from '../../../requirements/tables/routes/route.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { changeAnswer } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'
import { sites } from '../kit/sites.ts'

/** Whether a route takes the id of something but a row of its own. The refresh of the oauth login has no control. */
function takesIds({ route, path, query, body }: Route): boolean {
  const fields = typeof body !== 'object' ? {} : 'fields' in body ? body.fields : body.rows
  const all: Parameter[] = Object.values({ ...path, ...query, ...fields })
  return all.some(({ id }) => id !== undefined && id !== 'row') && !route.includes('/oauth_providers/')
}

/** What is not found found all the same, and huge ids that a route falls over, on one route alone. */
export function idsAtPlaces(): Fault[] {
  return sites(takesIds).flatMap(({ name, slug, shown, interfaces, requests }): Fault[] => [
    {
      id: `finds-something-for-any-id-at-${slug}`,
      interfaces,
      requests,
      place: 'ids',
      sentence: `The route ${shown} shows something for an id that it does not know.`,
      patch: (rules) =>
        changeAnswer(rules, name, (answer) => (isNotFound(answer) ? { ...answer, ...something } : answer)),
    },
    {
      id: `answers-422-to-unknown-ids-at-${slug}`,
      interfaces,
      requests,
      place: 'ids',
      sentence: `The route ${shown} refuses an id that it does not know with status 422.`,
      patch: (rules) =>
        changeAnswer(rules, name, (answer) => (isNotFound(answer) ? { ...answer, status: 422 } : answer)),
    },
    {
      id: `falls-over-huge-ids-at-${slug}`,
      interfaces,
      requests,
      place: 'ids',
      sentence: `The route ${shown} answers an id of 40 digits with a server error.`,
      patch: (rules) => changeAnswer(rules, name, (answer) => (isHuge(answer) ? { ...answer, ...failure } : answer)),
    },
  ])
}

const something = { status: 200, json: { data: [{ id: '1' }] } }
const failure = {
  status: 500,
  json: { error_class: 'InternalServerError', error_message: 'out of range', request: {} },
}

function isNotFound({ json }: Answer): boolean {
  return /^(Customer|Login|Account|Attempt|Transaction|Provider|PaymentTemplate)NotFound$|^WrongClientToken$/.test(
    (json as { error_class?: string }).error_class ?? '',
  )
}

function isHuge({ url = '', json }: Answer): boolean {
  const digits = '9'.repeat(40)
  const text = JSON.stringify(json, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  return url.includes(digits) || text.includes(digits)
}
