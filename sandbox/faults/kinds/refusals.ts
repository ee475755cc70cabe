import { changeAnswers } from '../kit/change-answers.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { acceptRefused, refuseWith } from '../kit/change-refusals.ts'
import type { Fault } from '../kit/fault.ts'
import { wrongAt } from '../kit/only-when.ts'
import type { Derive } from './kind.ts'

const classes = '[A-Z]\\w+(?:-or-[A-Z]\\w+)*'
const names = new RegExp(
  `^(?:accepts-(?<accepted>${classes})|calls-(?<called>${classes})-(?<other>[A-Z]\\w+)|answers-(?<answered>all|${classes})-with-(?<status>\\d{3})|(?<refused>refuses-all))$`,
)

/**
 * What the gate of a refusal lets through, or refuses otherwise: `accepts-AccountNotFound`,
 * `calls-AccountNotFound-LoginNotFound`, `answers-AccountNotFound-with-409`. `answers-all-with-302` and `refuses-all` change
 * what a route accepts. Undefined for a class that the documents do not name.
 */
export const changedRefusal: Derive = (what, site, time) => {
  const { accepted, called, other = '', answered, status = '', refused } = names.exec(what)?.groups ?? {}
  const at = site?.name
  const classes = (accepted ?? called ?? answered ?? 'all').split('-or-')
  if (!classes.every((one) => one === 'all' || known().has(one))) return undefined
  if (accepted !== undefined) return (rules) => acceptRefused(rules, classes, at, wrongAt(rules, time))
  if (time !== undefined) return undefined
  if (called !== undefined) return (rules) => refuseWith(rules, classes, other, at)
  if (refused !== undefined) return refusing(at)
  return answered === undefined ? undefined : answering(classes, Number(status), at)
}

let classesAndCodes: ReadonlySet<string> | undefined

/** Every class and every code that the documents name. */
function known(): ReadonlySet<string> {
  return (classesAndCodes ??= new Set(
    [readTable('error-classes'), readTable('open-finance-errors')].flatMap((table) => Object.values(table).flat()),
  ))
}

function refusing(at: string | undefined): Fault['patch'] {
  const json = { error_class: 'WrongRequestFormat', error_message: 'not accepted', request: {} }
  return (rules) =>
    changeAnswers(rules, ({ route }, { data }) =>
      data !== undefined && (at ?? route) === route ? { status: 400, json } : {},
    )
}

function answering(answered: readonly string[], status: number, at: string | undefined): Fault['patch'] {
  return (rules) => {
    changeAnswers(rules, ({ route }, { data, error_class: sent = data === undefined ? '' : 'all' }) =>
      answered.includes(sent) && (at ?? route) === route ? { status } : {},
    )
    const { statuses } = rules.openFinance.errors
    for (const code of answered) if (code in statuses) Object.assign(statuses, { [code]: status })
  }
}
