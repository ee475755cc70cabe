import {
  changeAnswers,
  changeData,
  changeShape,
  type Fields,
  type Patch,
  replaceRule,
  wrapRule,
} from '../../faults/kit/change.ts'
import type { Fault } from '../../faults/kit/fault.ts'
import { firsts } from '../../faults/kit/remembering.ts'
import { faultsInTime, faultsNamed } from '../../faults/kinds/faults-named.ts'
import type { Transaction } from '../../store/entities.ts'

/** Calls `begins` at the start of each request. */
function atEachRequest(begins: () => void): Patch {
  return wrapRule('wire.heard', (rule, body, route) => {
    begins()
    return rule(body, route)
  })
}

/** Decides the mark of each transaction of a request from those before it in the request. */
function inBatches(
  decide: (transaction: Transaction, asked: boolean, before: ReadonlyArray<{ was: boolean }>) => boolean,
): Patch {
  return (rules) => {
    let before: Array<{ was: boolean }> = []
    atEachRequest(() => (before = []))(rules)
    rules.enrichment.marked = (transaction, asked) => {
      const becomes = decide(transaction, asked, before)
      before.push({ was: transaction.duplicated })
      return becomes
    }
  }
}

/** Marks and deletions that fail only the second time or in a refused batch. */
export const faults: Fault[] = [
  ...faultsInTime({
    'loses-a-mark': 'takes-enrichment.marked-as-own-duplicated-for-true',
    'keeps-a-mark': 'takes-enrichment.marked-as-own-duplicated-for-false',
  }),
  ...faultsNamed({
    'marks-all-with-one'(rules) {
      const { marked } = rules.enrichment
      let anyMarked = false
      rules.enrichment.marked = (one, duplicated) => {
        anyMarked = duplicated
        return marked(one, duplicated)
      }
      changeShape('transaction', () => (anyMarked ? { duplicated: true } : {}))(rules)
    },
    'marks-nothing-that-was-unmarked': {
      sentence: 'A transaction whose mark was taken back cannot be marked again.',
      patch: replaceRule('enrichment.marked', () => {
        const unmarked = new Set<string>()
        return ({ id, duplicated: was }, duplicated) => {
          if (was && !duplicated) unmarked.add(id)
          return duplicated && !unmarked.has(id)
        }
      }),
    },
    'lists-what-was-deleted-by-account': {
      sentence: 'The list of an account keeps the transactions that it had when it was first asked for.',
      patch(rules) {
        const first = firsts<Fields[]>()
        changeData('transactions/list', (data, { url = '' }) => {
          if (!/[?&]account_id=/.test(url)) return data
          const ids = new Set((data as Fields[]).map(({ id }) => id))
          return [...first(url, data as Fields[]).filter(({ id }) => !ids.has(id)), ...(data as Fields[])]
        })(rules)
      },
    },
    'unmarks-all-with-one': replaceRule('enrichment.marked', (rule) => {
      const marked = new Set<Parameters<typeof rule>[0]>()
      return (transaction, duplicated) => {
        if (duplicated) marked.add(transaction)
        else for (const one of marked) if (one.loginId === transaction.loginId) one.duplicated = false
        return rule(transaction, duplicated)
      }
    }),
    'marks-the-one-before-again': replaceRule('enrichment.marked', (rule) => {
      let before: Parameters<typeof rule>[0] | undefined
      return (transaction, duplicated) => {
        if (duplicated) {
          if (before && before !== transaction) before.duplicated = true
          before = transaction
        }
        return rule(transaction, duplicated)
      }
    }),
    'marks-a-part-of-what-it-refuses': {
      sentence: 'A request to mark several transactions marks each as it reads it, also where a later one refuses all.',
      patch: wrapRule('accounts.ownTransaction', (rule, client, transaction) => {
        const own = rule(client, transaction)
        if (own) transaction.duplicated = true
        return own
      }),
    },
    'marks-the-first-of-a-batch-alone': inBatches(({ duplicated }, asked, before) =>
      asked && before.length > 0 ? duplicated : asked,
    ),
    'unmarks-the-first-of-a-batch-alone': inBatches(({ duplicated }, asked, before) =>
      !asked && before.length > 0 ? duplicated : asked,
    ),
    'ends-a-batch-at-what-is-marked-already': {
      sentence: 'A request to mark several transactions marks none after one that was marked before.',
      patch: inBatches(({ duplicated }, asked, before) =>
        asked && before.some(({ was }) => was) ? duplicated : asked,
      ),
    },
    'looks-whose-the-first-of-a-batch-is-alone': {
      sentence: 'A request to mark several transactions marks those of others too, where the first is an own one.',
      patch(rules) {
        const { ownTransaction, transactionOfCustomer } = rules.accounts
        let isFirst = true
        atEachRequest(() => (isFirst = true))(rules)
        rules.accounts.ownTransaction = (...given) => !isFirst || ownTransaction(...given)
        rules.accounts.transactionOfCustomer = (...given) => {
          const isIts = !isFirst || transactionOfCustomer(...given)
          isFirst = false
          return isIts
        }
      },
    },
    'forgets-marks-with-the-day': {
      sentence: 'A transaction that was marked on an earlier day is no duplicate any more.',
      patch: wrapRule('paging.ordered', (rule, rows, call) => {
        const today = call?.client.last_request_sent_at?.slice(0, 10) ?? ''
        for (const row of rows as unknown as Transaction[])
          if (row.duplicated && row.updated_at.slice(0, 10) < today) row.duplicated = false
        return rule(rows, call)
      }),
    },
    'unmarks-what-another-client-marked': {
      sentence: 'A mark takes back those that other clients have made.',
      patch: replaceRule('enrichment.marked', (rule) => {
        const marked = new Set<Transaction>()
        return (one, duplicated) => {
          for (const other of marked) if (other.clientId !== one.clientId) other.duplicated = false
          marked.add(one)
          return rule(one, duplicated)
        }
      }),
    },
    'unmarks-what-is-fetched-again': {
      sentence: 'A transaction that was marked as a duplicate is none after the next fetch.',
      patch(rules) {
        const marked = new Map<string, Set<Transaction>>()
        wrapRule('enrichment.marked', (rule, one, duplicated) => {
          const beside = marked.get(one.loginId) ?? new Set()
          marked.set(one.loginId, beside.add(one))
          return rule(one, duplicated)
        })(rules)
        changeData({ route: /reconnect/ }, (data) => {
          for (const one of marked.get(String((data as Fields)['id'])) ?? []) one.duplicated = false
          return data
        })(rules)
      },
    },
    'deletes-of-every-customer': {
      sentence: 'A deletion also deletes what was listed before of others.',
      patch(rules) {
        const [listed, gone] = [new Set<unknown>(), new Set<unknown>()]
        changeData('transactions/list', (data) => {
          const rows = (data as Fields[]).filter(({ id }) => !gone.has(id))
          for (const { id } of rows) listed.add(id)
          return rows
        })(rules)
        changeData('transactions/delete', (data) => {
          for (const id of listed) gone.add(id)
          return data
        })(rules)
      },
    },
    'deletes-once-and-never-again': {
      sentence: 'The third request to delete transactions and each later one is accepted, and deletes nothing.',
      patch: replaceRule('enrichment.kept', (rule, rules) => {
        let requests = 0
        changeAnswers({}, ({ route }, { data }) => {
          if (route === 'transactions/delete' && data !== undefined) requests += 1
          return {}
        })(rules)
        return (madeOn, firstKept) => requests > 1 || rule(madeOn, firstKept)
      }),
    },
  }),
]
