import { faultsNamed } from '../kinds/faults-named.ts'
import { changeAnswers, type Patch, replaceRule, together, wrapRule } from '../kit/change.ts'

/** Answers with an empty list where a parent is unknown and the request has this parameter. */
function listsNobodyEmpty(parameter: string): Patch {
  return changeAnswers({ errorClass: /^(?:Login|Connection|Customer)NotFound$/ }, ({ url = '' }) =>
    url.includes(parameter) ? { status: 200, json: { data: [], meta: { next_id: null } } } : {},
  )
}

/** Has a list that fits contain the row that from_id names, too. */
function listsWhatIsNamed(kind: 'accounts' | 'transactions', fits: RegExp): Patch {
  return wrapRule('paging.ordered', (rule, rows, call) => {
    const named = call && fits.test(call.url) && call.sandbox.store[kind].get(call.query.get('from_id') ?? '')
    return rule(!named || rows.some(({ id }) => id === named.id) ? rows : [...rows, named as never], call)
  })
}

export const faults = faultsNamed({
  'last-page-names-itself': wrapRule(
    'paging.nextId',
    (rule, rows, start, perPage) => rule(rows, start, perPage) ?? rows.at(-1)?.id ?? null,
  ),
  'full-last-page-names-a-next-one': {
    sentence: 'Where the last page is just full, next_id is an id that no row has.',
    patch: wrapRule('paging.nextId', (rule, rows, start, perPage) =>
      rows.length > 0 && start + perPage === rows.length
        ? String(BigInt(rows.at(-1)?.id ?? 0) + 1n)
        : rule(rows, start, perPage),
    ),
  },
  'full-last-page-names-its-last-row': wrapRule('paging.nextId', (rule, rows, start, perPage) =>
    rows.length > 0 && start + perPage === rows.length ? rows.at(-1)!.id : rule(rows, start, perPage),
  ),
  'skips-a-row-of-a-list-that-grew': {
    absentIn: ['ais-v6', 'partners-v1', 'payments-v1'],
    patch(rules) {
      const { nextId, startsAt } = rules.paging
      const rowsThen = new Map<string, number>()
      rules.paging.nextId = (rows, start, perPage) => {
        const next = nextId(rows, start, perPage)
        if (next !== null) rowsThen.set(next, rows.length)
        return next
      }
      rules.paging.startsAt = (rows, fromId) => {
        const grew = rows.length > (rowsThen.get(`${fromId}`) ?? rows.length)
        return startsAt(rows, fromId) + (grew ? 1 : 0)
      }
    },
  },
  'starts-anew-from-ids-beyond-the-limit': {
    sentence: 'Ids are kept in 64 bits, in which the next one after the last is 0 again.',
    patch: together(
      wrapRule('values.beyondLimit', () => false),
      wrapRule('paging.startsAt', (rule, rows, fromId) =>
        rule(rows, /^\d{20,}$/.test(fromId ?? '') ? String(BigInt.asUintN(64, BigInt(fromId ?? ''))) : fromId),
      ),
    ),
  },
  'begins-with-whatever-row-from-id-names': {
    sentence: 'With from_id, the account that it names is listed too, whoever has it.',
    patch: listsWhatIsNamed('accounts', /\/accounts\?/),
  },
  'begins-with-the-row-of-whatever-account': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    sentence: 'With account_id and from_id, the transaction that from_id names is listed too, whatever its account is.',
    patch: listsWhatIsNamed('transactions', /\/transactions\?.*account_id=/),
  },
  'leaves-a-row-of-a-short-list-out-of-whole-pages': {
    absentIn: ['payments-v1'],
    sentence: 'A list of fewer than 100 rows has one row fewer with per_page 1000.',
    patch: wrapRule('paging.ordered', (rule, rows, call) => {
      const isShort = rows.length > 1 && rows.length < 100 && call?.query.get('per_page') === '1000'
      return rule(isShort ? rows.slice(1) : rows, call)
    }),
  },
  'starts-short-lists-a-row-late-but-those-of-the-first-owner': {
    absentIn: ['payments-v1'],
    patch: replaceRule('paging.startsAt', (rule) => {
      let first: unknown
      return (rows, fromId) => {
        const { loginId, customer_id: customer } = (rows[0] ?? {}) as { loginId?: string; customer_id?: string }
        const owner = loginId ?? customer
        first ??= owner
        const start = rule(rows, fromId)
        return fromId === null || owner === first || rows.length >= 100 ? start : start + 1
      }
    }),
  },
  'finds-an-empty-list-of-nobody-with-per-page': listsNobodyEmpty('per_page='),
  'finds-an-empty-list-of-nobody-with-from-id': listsNobodyEmpty('from_id='),
  'next-page-of-later-pages-is-their-own': wrapRule('paging.nextPage', (rule, url, nextId) =>
    rule(url, nextId === null ? null : (new URL(url, 'http://localhost').searchParams.get('from_id') ?? nextId)),
  ),
  'sorts-ids-as-text': {
    absentIn: ['ais-v6'],
    patch: wrapRule('paging.ordered', (_rule, rows) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))),
  },
  'loses-a-row-with-odd-page-sizes': wrapRule('paging.nextId', (rule, rows, start, perPage) =>
    rule(rows, start, perPage % 7 === 0 ? perPage + 1 : perPage),
  ),
})
