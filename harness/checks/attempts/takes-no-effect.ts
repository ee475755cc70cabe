import { check } from '../answers/check.ts'
import { demandOptional, demandControl, demandUncrowded } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import { count } from '../../reasons/count.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { held, type Judgement, differs } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf, type Row } from '../answers/answer.ts'
import { pagesOf, type Page } from '../paging/pages.ts'

/** A request that was refused for a defect, and then sent without it. */
export interface RefusedWrite {
  refusal: Exchange
  control: Exchange
  /** The lists that show what it writes, before the refusal, after it, and after the control. */
  looks?: readonly [before: readonly Exchange[], after: readonly Exchange[], last: readonly Exchange[]]
  /** What of the lists shows that it was written: their ids and settings, where nothing else is said. */
  shownBy?: SignOfWrite
  /** The control once more, where no list shows what it writes. */
  again?: Exchange
}

/** What of a list shows a write: rows that are there, those with a flag or without it, or that some are gone. */
export type SignOfWrite = 'ids' | 'flagged' | 'unflagged' | 'rows gone'

/** `first` is the list before anything was sent. */
const signsOf: Readonly<Record<SignOfWrite, (page: Page, first: Page) => string[]>> = {
  ids: ({ ids, rows }) => ids.map((id, at) => [id, ...settingsOf(rows[at])].join(' with ')),
  flagged: ({ ids, rows }) => ids.filter((_id, at) => rows[at]?.['duplicated'] === true),
  unflagged: ({ ids, rows }) => ids.filter((_id, at) => rows[at]?.['duplicated'] === false),
  'rows gone': ({ ids }, first) => {
    const gone = first.ids.filter((id) => !ids.includes(id)).length
    return gone > 0 ? [`${count(gone, 'row')} fewer`] : []
  },
}

/** What a row shows of the settings that requests alone change. */
function settingsOf(row: Row = {}): string[] {
  const shown = ['daily_refresh', 'store_credentials'].filter((name) => typeof row[name] === 'boolean')
  return shown.map((name) => `${name} ${String(row[name])}`)
}

/** Classes that say that a request was carried out before. Where a list shows what it writes, the list alone decides. */
const carriedOutBefore: ReadonlySet<string> = new Set([
  'DuplicatedCustomer',
  'LoginAlreadyProcessing',
  'LoginCannotBeRefreshed',
  'ProviderNotInteractive',
])

/**
 * Whether a refused request that writes did nothing: what it writes is not in the list, or can still be written. Where
 * neither the list nor a repetition shows a request that was accepted, they show nothing of a refused one either.
 */
export const takesNoEffect = check((write: RefusedWrite) => {
  const { refusal, control, looks, again, shownBy = 'ids' } = write
  const lists = looks?.flat() ?? []
  const evidence = [refusal, control, ...lists, ...(again ? [again] : [])]
  demandUncrowded(refusal, [], evidence)
  demandUncrowded(control, [], evidence)
  // Whether it had to be refused is another rule: without a refusal there is nothing to look at.
  const outcome = outcomeOf(refusal)
  demandOptional(!isSuccess(refusal), because('request-accepted', { outcome }), evidence)
  const pages = pagesOf(lists, 0)
  const many = looks?.[0].length ?? 0
  const signsAt = (look: number) =>
    pages.slice(look * many, (look + 1) * many).flatMap((page, at) => signsOf[shownBy](page, pages[at] ?? page))
  const [before, after, last] = [signsAt(0), signsAt(1), signsAt(2)]
  const added = after.filter((sign) => !before.includes(sign))
  if (added.length > 0) return tookEffect(outcome, `${added.join(', ')} in the list`, evidence)
  const errorClass = isSuccess(control) ? undefined : errorClassOf(control)
  if (!looks && errorClass !== undefined && carriedOutBefore.has(errorClass))
    return tookEffect(outcome, errorClass, evidence)
  demandControl(control, evidence)
  const listed = last.some((sign) => !after.includes(sign))
  const isShown = listed || (again !== undefined && !isSuccess(again))
  demandOptional(isShown, because('not-shown', { what: 'effect', of: 'the accepted request' }), evidence)
  return held(because('refused', { outcome }), evidence)
})

function tookEffect(outcome: string, sign: string, evidence: Exchange[]): Judgement {
  return differs({ wanted: `nothing done after the refusal ${outcome}`, got: sign }, evidence)
}
