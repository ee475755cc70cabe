import { differs, holds } from '../../../core/judgement.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { categoryOf, isOwn } from '../../checks/categories/categorization.ts'
import { observerOf } from '../answer-rules.ts'
import { showing, placeOf } from '../records-in.ts'

const trees = [readTable('categories-v4'), readTable('categories-v5')].flatMap(({ personal, business }) => [
  ...Object.entries(personal),
  ...Object.entries(business),
])
const children = new Set(trees.flatMap(([, below]) => below))
/** Codes that have children in a tree and are nobody's child. */
const parents = new Set(trees.flatMap(([code, below]) => (below.length > 0 && !children.has(code) ? [code] : [])))

/** A transaction has a child category after any fetch and any learning. */
export const observer = observerOf(
  'categories',
  'Every transaction has a child category',
  [
    {
      byItself: true,
      decide: ({ records, exchange }) => {
        const shown = records.filter(({ isKnown }) => !isKnown)
        const wrong = shown.find(({ row }) => parents.has(String(row['category'])) && !isOwn(row))
        if (!wrong) return shown.length === 0 ? undefined : holds([exchange], shown.length, 'transaction')
        const place = `${placeOf(wrong)}.category`
        return differs({ wanted: 'a child category', got: categoryOf(wrong.row), place }, [exchange])
      },
    },
  ],
  { concerns: showing('transaction') },
)
