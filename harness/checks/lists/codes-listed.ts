import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { outcomeOf, rowsOf } from '../answers/answer.ts'
import { listAnswered } from './list-answered.ts'

/** Whether a list shows a row with this code. A refused request breaks the rule, an empty list does not settle it. */
export function codeListed(list: Exchange | undefined, code: string): Judgement {
  const answered = listAnswered(list)
  if (answered.finding !== 'held' || list === undefined) return answered
  if (codesOf(list).includes(code)) return held(`${code} is listed.`, [list])
  return broken(`${code} is not listed.`, { wanted: `a row with code ${code}`, got: outcomeOf(list) }, [list])
}

/** Whether no list shows a row with this code. */
export function codeWithheld(lists: readonly Exchange[], code: string): Judgement {
  for (const list of lists) {
    const answered = listAnswered(list)
    if (answered.finding !== 'held') return answered
    const at = codesOf(list).indexOf(code)
    if (at === -1) continue
    return broken(`${code} is listed.`, { wanted: `no row with code ${code}`, got: code, place: `data[${at}].code` }, [
      list,
    ])
  }
  if (lists.length === 0) return inconclusive('No list was read.')
  return held(`${code} is in none of ${lists.length} lists.`, [...lists])
}

/**
 * Whether leaving a parameter out gives the list that its default gives, which lacks the code that its other value
 * adds. Given are the list with the parameter left out, with the default and with the other value. Where the other value
 * does not add the code, nothing shows the default at work: inconclusive.
 */
export function defaultHidesCode([leftOut, withDefault, withOther]: readonly Exchange[], code: string): Judgement {
  if (!leftOut || !withDefault || !withOther) return inconclusive('Three lists are compared; one was not read.')
  const withheld = codeWithheld([leftOut, withDefault], code)
  if (withheld.finding !== 'held') return withheld
  const evidence = [withOther, withDefault, leftOut]
  const added = codeListed(withOther, code)
  if (added.finding !== 'held') return inconclusive(`The other value does not add ${code} either.`, evidence)
  const [wanted, got] = [codesOf(withDefault), codesOf(leftOut)]
  const odd = [...wanted.filter((one) => !got.includes(one)), ...got.filter((one) => !wanted.includes(one))]
  if (odd.length === 0) return held(`${got.length} rows without ${code} both times.`, evidence)
  const difference = { wanted: `${wanted.length} rows`, got: `${got.length} rows; they differ in ${odd[0]}` }
  return broken('Leaving the parameter out gives another list than its default.', difference, evidence)
}

function codesOf(list: Exchange): string[] {
  return (rowsOf(list) ?? []).map(({ code }) => String(code))
}
