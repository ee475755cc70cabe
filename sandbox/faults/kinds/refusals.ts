import { type Condition, conditionsIn, fitsAll, wherePattern } from '../../../faults/conditions.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { once } from '../../basics/remembering.ts'
import { type RefusalName, refusals } from '../../basics/refusals.ts'
import { jsonOf } from '../../basics/values.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { type Patch, changeAnswers, refusalOf, together, wrapRule } from '../kit/change.ts'
import { wrongAt } from '../kit/remembering.ts'
import type { Derive } from '../kit/fault.ts'

const one = '(?:[A-Z]\\w+|[a-z][a-z0-9-]*?)'
const several = `${one}(?:-or-${one})*`
const names = new RegExp(
  `^(?:accepts-(?<accepted>${several})|calls-(?<called>${several})-(?<other>[A-Z]\\w+)|answers-(?<answered>all|${several})-with-(?<status>\\d{3})|(?<refused>refuses-all)(?:-as-(?<as>${one}))?|(?<anyway>fails|redirects)${wherePattern})$`,
)

/**
 * A refusal that is left out or changed, by its class or by the rule that refuses (`sandbox/basics/refusals.ts`):
 * `accepts-AccountNotFound`, `calls-customer-unlocked-LoginNotFound`, `answers-AccountNotFound-with-409`.
 * `answers-all-with-302`, `refuses-all` and `refuses-all-as-customer-unlocked` change accepted requests,
 * `fails-where-body-has-🙂` and `redirects-where-url-has-:` change any. Undefined for
 * a class that the documents do not name, and for a rule that refuses nothing.
 */
export const changedRefusal: Derive = (what, site, time) => {
  const {
    accepted,
    called,
    other = '',
    answered,
    status = '',
    refused,
    as,
    anyway,
    where,
  } = names.exec(what)?.groups ?? {}
  const at = site?.name
  const meant = (accepted ?? called ?? answered ?? as ?? 'all').split('-or-')
  if (!meant.every((each) => each === 'all' || each in refusals || known().has(each))) return undefined
  if (accepted !== undefined) return accepting(meant, at, time)
  if (time !== undefined) return undefined
  if (anyway !== undefined) return insteadOf(at, conditionsIn(where), instead[anyway as keyof typeof instead])
  if (called !== undefined) return refuseWith(meant, other, at)
  if (refused !== undefined) return refusing(at, as)
  return answered === undefined ? undefined : answering(meant, Number(status), at)
}

/** Every class and code of the documents. */
const known = once(
  () =>
    new Set(
      [readTable('error-classes'), readTable('open-finance-errors')].flatMap((table) => Object.values(table).flat()),
    ),
)

function accepting(accepted: readonly string[], at: string | undefined, time: string | undefined): Patch {
  return (rules) => {
    const isWrong = wrongAt(rules, time)
    changeAnswers({ route: at }, ({ route, url = '', refusedBy = '' }, { error_class: sent = '' }) =>
      (accepted.includes(sent) || accepted.includes(refusedBy)) && isWrong(url, route)
        ? { status: 200, json: { data: {} } }
        : {},
    )(rules)
  }
}

/** Refuses accepted requests, with the class and the message of a rule if given. */
function refusing(at: string | undefined, as: string | undefined): Patch {
  const [errorClass, message] = refusals[as as RefusalName] ?? [as ?? 'WrongRequestFormat', 'not accepted']
  return (rules) => {
    const refusal = refusalOf(rules.errors.statusOf(errorClass), errorClass, message)
    changeAnswers({ route: at }, (_answer, { data }) => (data === undefined ? {} : refusal))(rules)
  }
}

const instead = {
  fails: refusalOf(500, 'InternalServerError', 'unexpected'),
  redirects: { status: 301, json: undefined },
}

/** Gives another answer in place of each that fits; `body` is its text. */
function insteadOf(at: string | undefined, conditions: readonly Condition[], other: Partial<Answer>): Patch {
  return changeAnswers({ route: at }, ({ url }, json) =>
    fitsAll(conditions, { ...json, url, body: jsonOf(json) }) ? other : {},
  )
}

function answering(answered: readonly string[], status: number, at: string | undefined): Patch {
  return (rules) => {
    changeAnswers({ route: at }, ({ refusedBy = '' }, { data, error_class: sent = data === undefined ? '' : 'all' }) =>
      answered.includes(sent) || answered.includes(refusedBy) ? { status } : {},
    )(rules)
    const { statuses } = rules.openFinance.errors
    for (const code of answered) if (code in statuses) Object.assign(statuses, { [code]: status })
  }
}

/** Gives refusals of these classes or rules another class, at one route if given. */
function refuseWith(refused: readonly string[], other: string, at: string | undefined): Patch {
  return together(
    wrapRule('errors.classSent', (rule, errorClass, route, by = '') =>
      (refused.includes(errorClass) || refused.includes(by)) && (at ?? route) === route
        ? other
        : rule(errorClass, route, by),
    ),
    wrapRule('openFinance.errors.codeSent', (rule, code) => (refused.includes(code) ? other : rule(code))),
  )
}
