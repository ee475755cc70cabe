import { check } from '../answers/check.ts'
import { demandOptional, demandSent } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { count } from '../../reasons/count.ts'
import { outcomeOf, rowsOf } from '../answers/answer.ts'
import { listAnswered } from './list-answered.ts'

/** Whether a list shows a row with this code. A refused request breaks the rule, an empty list does not settle it. */
export function codeListed(list: Exchange, code: string): Judgement {
  const answered = listAnswered(list)
  if (answered.finding !== 'held') return answered
  const codes = codesOf(list)
  if (codes.includes(code)) return holds([list])
  return differs({ wanted: `a row with code ${code}`, got: outcomeOf(list), place: 'data' }, [list])
}

/** Whether no list shows a row with this code. */
export const codeWithheld = check((lists: readonly Exchange[], code: string) => {
  for (const list of lists) {
    const answered = listAnswered(list)
    if (answered.finding !== 'held') return answered
    const at = codesOf(list).indexOf(code)
    if (at === -1) continue
    return differs({ wanted: `no row with code ${code}`, got: code, place: `data[${at}].code` }, [list])
  }
  demandSent(lists)
  return holds(lists, lists.length, 'list')
})

/**
 * Whether leaving a parameter out gives the list that its default gives. Given are the list with the parameter left out,
 * with the default and with the other value. Where the other value does not add the code to the others, nothing shows the
 * default at work: untested.
 */
export const defaultKeepsList = check(
  ([leftOut, withDefault, withOther]: readonly [Exchange, Exchange, Exchange], code: string) => {
    const unanswered = [leftOut, withDefault].map(listAnswered).find(({ finding }) => finding !== 'held')
    if (unanswered) return unanswered
    const evidence = [withOther, withDefault, leftOut]
    const [wanted, got] = [codesOf(withDefault), codesOf(leftOut)]
    const first = wanted.find((one) => !got.includes(one)) ?? got.find((one) => !wanted.includes(one))
    const rows = got.length
    if (first !== undefined) {
      const difference = { wanted: count(wanted.length, 'row'), got: `${count(rows, 'row')}; they differ in ${first}` }
      return differs(difference, evidence)
    }
    const isAdded = codeListed(withOther, code).finding === 'held' && !got.includes(code)
    demandAdded(isAdded, code, evidence)
    return holds(evidence, rows, 'row')
  },
)

/** Whether the first list withholds the code that the second one shows. Where neither shows it: untested. */
export const codeAdded = check(([without, withCode]: readonly [Exchange, Exchange], code: string) => {
  const withheld = codeWithheld([without], code)
  const isAdded = withheld.finding !== 'held' || codeListed(withCode, code).finding === 'held'
  demandAdded(isAdded, code, [withCode, without])
  return withheld
})

function demandAdded(isAdded: boolean, code: string, evidence: readonly Exchange[]): asserts isAdded {
  demandOptional(isAdded, because('not-shown', { what: code, of: 'the list with the other value' }), evidence)
}

function codesOf(list: Exchange): string[] {
  return (rowsOf(list) ?? []).map(({ code }) => String(code))
}
