import { readTable } from '../../../requirements/tables/read-table.ts'
import type { Patch } from '../kit/change-rule.ts'
import { changeAnswers, refusalOf } from '../kit/change-answers.ts'
import { refuseWith } from '../kit/change-refusals.ts'
import { wrongAt } from '../kit/only-when.ts'
import type { Derive } from './kind.ts'

const classes = '[A-Z]\\w+(?:-or-[A-Z]\\w+)*'
const names = new RegExp(
  `^(?:accepts-(?<accepted>${classes})|calls-(?<called>${classes})-(?<other>[A-Z]\\w+)|answers-(?<answered>all|${classes})-with-(?<status>\\d{3})|(?<refused>refuses-all))$`,
)

/**
 * A refusal that is left out or changed: `accepts-AccountNotFound`, `calls-AccountNotFound-LoginNotFound`,
 * `answers-AccountNotFound-with-409`. `answers-all-with-302` and `refuses-all` change accepted requests. Undefined for
 * a class that the documents do not name.
 */
export const changedRefusal: Derive = (what, site, time) => {
  const { accepted, called, other = '', answered, status = '', refused } = names.exec(what)?.groups ?? {}
  const at = site?.name
  const classes = (accepted ?? called ?? answered ?? 'all').split('-or-')
  if (!classes.every((one) => one === 'all' || known().has(one))) return undefined
  if (accepted !== undefined) return accepting(classes, at, time)
  if (time !== undefined) return undefined
  if (called !== undefined) return refuseWith(classes, other, at)
  if (refused !== undefined) return refusing(at)
  return answered === undefined ? undefined : answering(classes, Number(status), at)
}

let classesAndCodes: ReadonlySet<string> | undefined

/** Every class and code of the documents. */
function known(): ReadonlySet<string> {
  return (classesAndCodes ??= new Set(
    [readTable('error-classes'), readTable('open-finance-errors')].flatMap((table) => Object.values(table).flat()),
  ))
}

function accepting(accepted: readonly string[], at: string | undefined, time: string | undefined): Patch {
  return (rules) => {
    const isWrong = wrongAt(rules, time)
    changeAnswers({ route: at }, ({ route, url = '' }, { error_class: sent = '' }) =>
      accepted.includes(sent) && isWrong(url, route) ? { status: 200, json: { data: {} } } : {},
    )(rules)
  }
}

function refusing(at: string | undefined): Patch {
  const refusal = refusalOf(400, 'WrongRequestFormat', 'not accepted')
  return changeAnswers({ route: at }, (_answer, { data }) => (data === undefined ? {} : refusal))
}

function answering(answered: readonly string[], status: number, at: string | undefined): Patch {
  return (rules) => {
    changeAnswers({ route: at }, (_answer, { data, error_class: sent = data === undefined ? '' : 'all' }) =>
      answered.includes(sent) ? { status } : {},
    )(rules)
    const { statuses } = rules.openFinance.errors
    for (const code of answered) if (code in statuses) Object.assign(statuses, { [code]: status })
  }
}
