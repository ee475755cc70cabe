import type { Variant } from './kit/variant.ts'
import { replaceRule, wrapRule } from '../faults/kit/change-rule.ts'
import { named } from '../world/named.ts'

/** Other legal ways to transport an answer. */
export const variants: Variant[] = named({
  'slow-answers': {
    question: 'speed',
    sentence: 'Answers are slow, some take 80 milliseconds.',
    patch: replaceRule('wire.delayMs', () => {
      let count = 0
      return () => {
        count += 1
        return count % 20 === 0 ? 20 + ((count * 7) % 61) : 0
      }
    }),
  },
  'slow-fetches': {
    question: 'speed',
    sentence: 'Fetches are slow.',
    options: { stageMs: 12 },
  },
  'chunked-bodies': {
    question: 'HTTP connections',
    sentence: 'Bodies are sent chunked, without Content-Length.',
    patch: replaceRule('wire.chunked', () => true),
  },
  'connections-closed': {
    question: 'HTTP connections',
    sentence: 'Every answer closes its connection.',
    patch: replaceRule('wire.closeConnection', () => true),
  },
  'lower-case-header-names': {
    question: 'header names',
    sentence: 'Header names are written in lower case, and the content type without a charset.',
    patch(rules) {
      rules.wire.headerName = (name) => name.toLowerCase()
      rules.wire.contentType = 'application/json'
    },
  },
  'clock-minutes-ahead': {
    question: 'clock',
    sentence: "The target's clock runs four minutes ahead of the harness's.",
    options: { clockAheadSeconds: 240 },
  },
  'clock-minutes-behind': {
    question: 'clock',
    sentence: "The target's clock runs four minutes behind the harness's.",
    options: { clockAheadSeconds: -240 },
  },
  'date-header-of-the-machine': {
    // With a clock minutes ahead, the header would be wrong from the start.
    question: 'clock',
    sentence: 'The Date header shows the time of the machine even after the control port moved the clock.',
    patch: replaceRule('wire.datedByMachine', () => true),
  },
  'below-a-path': {
    question: 'base address',
    sentence: 'The base address has a path, and next_page is relative to the base address.',
    options: { pathPrefix: '/bank/psd2' },
  },
  'below-a-path-relative-to-host': {
    question: 'base address',
    never: ['next-page-without-first-slash', 'next-page-relative-to-the-list'],
    sentence: 'The base address has a path, and next_page is relative to the host: it repeats that path.',
    options: { pathPrefix: '/bank' },
    patch: wrapRule('paging.nextPage', (rule, url, nextId) => {
      const page = rule(url, nextId)
      return page === null ? null : `/bank${page}`
    }),
  },
})
