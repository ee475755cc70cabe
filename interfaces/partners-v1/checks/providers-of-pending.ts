import { check } from '../../../harness/checks/answers/check.ts'
import { demandOptional, demandAnswered } from '../../../harness/checks/answers/demands.ts'
import { because } from '../../../harness/reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf, type Row, rowsOfAll } from '../../../harness/checks/answers/answer.ts'
import { pagesOf } from '../../../harness/checks/paging/pages.ts'

/**
 * Whether a provider is a fake one or one of a sandbox. The country XF is for fake ones; of sandboxes nothing is said but
 * their name, so that the code or the name decides. Source: Account information / Other resources.
 */
export function isFakeOrSandbox({ country_code, code, name }: Row): boolean {
  return country_code === 'XF' || [code, name].some((text) => ofTests.test(String(text)))
}

const noneToHide = because('nothing-to-check', {
  what: 'provider to the main client that the pending one must not see',
})

const ofTests = /fake|sandbox|(?:^|[\s_-])(?:demo|test)(?:[\s_-]|$)/i

/**
 * Whether a pending client is shown fake and sandbox providers only. Where the main client is shown no others either,
 * nothing could have been withheld, so that it is untested.
 */
export const onlyFakeOrSandbox = check((pending: readonly Exchange[], main: readonly Exchange[]) => {
  const read = pagesOf(pending)
  for (const { rows, exchange } of read) {
    const at = rows.findIndex((row) => !isFakeOrSandbox(row))
    if (at === -1) continue
    const provider = String(rows[at]?.code)
    return differs({ wanted: 'a fake or a sandbox provider', got: provider, place: `data[${at}]` }, [exchange])
  }
  const others = rowsOfAll(main).filter((row) => !isFakeOrSandbox(row))
  const evidence = [...main, ...pending]
  demandOptional(others.length, noneToHide, evidence)
  return holds(evidence, others.length, 'provider')
})

/** Whether a pending client is refused each provider that the main client is shown. Each pair is of both clients. */
export const refusedToPending = check((pairs: ReadonlyArray<readonly [main: Exchange, pending: Exchange]>) => {
  const open = pairs.filter(([main]) => isSuccess(main))
  demandOptional(open.length, noneToHide)
  demandAnswered(open.map(([, pending]) => pending))
  const shown = open.find(([, pending]) => isSuccess(pending))
  if (shown) return differs({ wanted: 'a refusal', got: outcomeOf(shown[1]), place: 'status' }, shown)
  return holds(open.flat(), open.length, 'provider')
})

export const someFakeOrSandbox = check((pending: readonly Exchange[]) => {
  const read = pagesOf(pending)
  const providers = read.flatMap(({ rows }) => rows).filter(isFakeOrSandbox).length
  if (providers > 0) return holds(pending, providers, 'fake or sandbox provider')
  return differs({ wanted: 'a fake or a sandbox provider', got: 'none', place: 'data' }, pending)
})
