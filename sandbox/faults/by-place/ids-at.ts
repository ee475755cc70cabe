import type { Parameter, Route } from '../../../requirements/tables/routes/read-routes.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { type Fault, sites } from '../kit/fault.ts'
import { faultsAt } from '../kinds/faults-at.ts'
import { changeAnswers, refusalOf } from '../kit/change.ts'
import { jsonOf } from '../../basics/values.ts'

const unknown = ['Customer', 'Login', 'Account', 'Attempt', 'Transaction', 'Provider', 'PaymentTemplate']
  .map((name) => `${name}NotFound`)
  .concat('WrongClientToken')

/** Unknown ids that are found and huge ids that end in a server error, on one route alone. */
export const faults: Fault[] = faultsAt(sites(takesIds), 'ids', {
  'finds-something-for-any-id': `accepts-${unknown.join('-or-')}`,
  'finds-the-number-before-a-letter': ({ name }) =>
    changeAnswers({ route: name }, (answer, { error_class: errorClass = '' }) =>
      unknown.includes(errorClass) && endsInLetter(answer) ? { status: 200, json: { data: [{ id: '1' }] } } : {},
    ),
  'answers-422-to-unknown-ids': `answers-${unknown.join('-or-')}-with-422`,
  'falls-over-huge-ids': ({ name }) => changeAnswers({ route: name }, (answer) => (isHuge(answer) ? failure : {})),
})

/** Whether a route takes the id of a resource without a requirement of its own. The oauth refresh has no control. */
function takesIds({ route, path, query, body }: Route): boolean {
  const fields = typeof body !== 'object' ? {} : 'fields' in body ? body.fields : body.rows
  const all: Parameter[] = Object.values({ ...path, ...query, ...fields })
  return all.some(({ id }) => id !== undefined && id !== 'row') && !route.includes('/oauth_providers/')
}

const failure = refusalOf(500, 'InternalServerError', 'out of range')

function isHuge(answer: Answer): boolean {
  return asked(answer).includes('9'.repeat(40))
}

function endsInLetter(answer: Answer): boolean {
  return /x(?=["/?&\s]|$)/.test(asked(answer))
}

/** The request: its address, and the part of its body that a refusal repeats. */
function asked({ url = '', json }: Answer): string {
  return `${url} ${jsonOf(json) ?? ''}`
}
