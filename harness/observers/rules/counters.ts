import { isFields } from '../../../core/fields.ts'
import { differs, type Judgement } from '../../../core/judgement.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Row } from '../../checks/answers/answer.ts'
import { balanceOfCard } from '../../checks/lists/balance-of-cards.ts'
import type { Counted, Tally } from '../known-pages.ts'
import type { Memory } from '../memory.ts'
import type { Observer, Remark } from '../observer.ts'
import { showing } from '../records-in.ts'
import type { Sighting } from '../sighting.ts'

/**
 * The transactions_count of an account equals its fully read list. The balance of a credit card is at least what that
 * list shows as spent: it may be more, because a list may show only a part of the history.
 */
export const observer: Observer = {
  name: 'counters',
  title: 'Counters and balances agree with what the lists show',
  points: ['transactions', 'balance-of-card'],
  concerns: showing('account', 'transaction'),
  look: (sighting, memory) => {
    const { owner, records, exchange, from } = sighting
    const listed = memory.pages.totalOf(sighting)
    const ofList = [...(listed?.accounts ?? [])].flatMap(([account, tally]) => {
      const view = memory.viewOf(account, owner, 'account')
      if (!listed || !view) return []
      const login = memory.parentOf(owner, 'account', account)
      const shown = { login, row: view.row, since: view.from, evidence: [view.exchange, exchange] }
      return compared(sighting, { ...listed, ...tally, ...shown }, memory)
    })
    const ofAccounts = records.flatMap(({ kind, id, row, login }) => {
      if (kind !== 'account') return []
      const counted = memory.countOf(owner, id)
      const tally = counted?.accounts.get(id)
      return counted && tally
        ? compared(
            sighting,
            { ...counted, ...tally, login, row, since: from, evidence: [counted.exchange, exchange] },
            memory,
          )
        : ofCreditCard(row, {}, [exchange])
    })
    return [...ofList, ...ofAccounts]
  },
}

interface Compared extends Tally, Pick<Counted, 'beside' | 'from'> {
  login: string | undefined
  row: Row
  since: number
  evidence: Exchange[]
}

function compared(
  { owner }: Sighting,
  { login, beside, from, row, since, evidence, ...listed }: Compared,
  memory: Memory,
): Remark[] {
  const extra = isFields(row['extra']) ? row['extra'] : {}
  const shown = isFields(extra['transactions_count']) ? extra['transactions_count'] : {}
  if (
    login === undefined ||
    (beside ?? login) !== login ||
    !memory.quiet.restsSince(owner, login, Math.min(from, since))
  )
    return ofCreditCard(row, {}, evidence)
  const words = (['posted', 'pending'] as const).filter((word) => typeof shown[word] === 'number')
  const wrong = words.find((word) => shown[word] !== listed[word])
  const spent = ofCreditCard(row, listed.spent, evidence)
  if (words.length === 0) return spent
  return [
    ...spent,
    {
      point: 'transactions',
      looked: 1,
      ...(wrong && { broken: miscounted(wrong, Number(shown[wrong]), listed[wrong], evidence) }),
    },
  ]
}

function ofCreditCard(row: Row, spent: Tally['spent'], evidence: Exchange[]): Remark[] {
  const judged = balanceOfCard(row, spent, evidence)
  return judged ? [{ point: 'balance-of-card', looked: 1, ...(judged.finding === 'broken' && { broken: judged }) }] : []
}

function miscounted(word: string, shown: number, listed: number, evidence: Exchange[]): Judgement {
  const place = `extra.transactions_count.${word}`
  return differs({ wanted: `${listed}, as many as are listed`, got: String(shown), place }, evidence)
}
