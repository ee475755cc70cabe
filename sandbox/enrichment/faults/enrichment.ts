import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { changeShape } from '../../faults/kit/change.ts'

export const faults = faultsNamed({
  'marks-all-with-one'(rules) {
    const { marked } = rules.enrichment
    let anyMarked = false
    rules.enrichment.marked = (one, duplicated) => {
      anyMarked = duplicated
      return marked(one, duplicated)
    }
    changeShape('transaction', () => (anyMarked ? { duplicated: true } : {}))(rules)
  },
})
