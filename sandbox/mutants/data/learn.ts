import type { Mutant } from '../kit/mutant.ts'

/** How lessons are taken, broken in one way each. */
export const learnMutants: Mutant[] = [
  {
    id: 'answers-learned-in-words',
    breaks: ['ais/learn/accepted'],
    sentence: 'learned is the text true.',
    patch(rules) {
      rules.shape.learned = (learned) => ({ learned: String(learned) })
    },
  },
  {
    id: 'passes-over-lessons-without-a-transaction',
    breaks: ['ais/learn/transaction-id-required'],
    sentence: 'A lesson without transaction_id is passed over, and the batch accepted.',
    patch(rules) {
      rules.categories.refusedWithout = (field) => field !== 'transaction_id'
    },
  },
  {
    id: 'passes-over-lessons-without-a-category',
    breaks: ['ais/learn/category-code-required'],
    sentence: 'A lesson without category_code is passed over, and the batch accepted.',
    patch(rules) {
      rules.categories.refusedWithout = (field) => field !== 'category_code'
    },
  },
  {
    id: 'takes-immediate-only-when-true',
    breaks: ['ais/learn/immediate-optional'],
    sentence: 'A lesson with immediate false is refused.',
    patch(rules) {
      const { immediateTaken } = rules.categories
      rules.categories.immediateTaken = (value) => immediateTaken(value) && value !== false
    },
  },
  {
    id: 'demands-immediate',
    breaks: ['ais/learn/accepted'],
    sentence: 'A lesson that leaves immediate out is refused.',
    patch(rules) {
      rules.categories.immediateTaken = (value) => typeof value === 'boolean'
    },
  },
  {
    id: 'makes-immediate-lessons-wait',
    breaks: ['ais/learn/immediate-effect'],
    sentence: 'A lesson with immediate true counts only at the threshold.',
    patch(rules) {
      rules.categories.applies = (learnt, threshold) => learnt.times >= threshold
    },
  },
  {
    id: 'refuses-an-unknown-lesson-as-malformed',
    breaks: ['ais/learn/unknown-transaction'],
    sentence: 'A transaction that does not exist is refused with WrongRequestFormat.',
    patch(rules) {
      const { classSent } = rules.errors
      rules.errors.classSent = (errorClass) =>
        errorClass === 'TransactionNotFound' ? 'WrongRequestFormat' : classSent(errorClass)
    },
  },
]
