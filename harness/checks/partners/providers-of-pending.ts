import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { type Row, rowsOf } from '../answers/answer.ts'
import { overPages } from '../paging/pages.ts'

/**
 * Whether a provider is a fake one or one of a sandbox. The country XF is for fake ones; of sandboxes nothing is said but
 * their name, so that the code or the name has to tell. Source: Account information / Other resources.
 */
export function isFakeOrSandbox({ country_code, code, name }: Row): boolean {
  return country_code === 'XF' || [code, name].some((text) => tells.test(String(text)))
}

const tells = /fake|sandbox|(?:^|[\s_-])(?:demo|test)(?:[\s_-]|$)/i

/**
 * Whether a pending client is shown fake and sandbox providers only. Where the main client is shown no others either,
 * nothing could have been withheld, so that it is untested.
 */
export function onlyFakeOrSandbox(pending: readonly Exchange[], main: readonly Exchange[]): Judgement {
  return overPages(pending, 1, (read) => {
    for (const { rows, exchange } of read) {
      const at = rows.findIndex((row) => !isFakeOrSandbox(row))
      if (at === -1) continue
      const difference = { wanted: 'a fake or a sandbox provider', got: String(rows[at]?.code), place: `data[${at}]` }
      return broken('A pending client is shown another provider.', difference, [exchange])
    }
    const others = main.flatMap((page) => rowsOf(page) ?? []).filter((row) => !isFakeOrSandbox(row))
    const evidence = [...main, ...pending]
    if (others.length === 0) return leftUntested('The main client is shown no other provider either.', evidence)
    return held(`None of the ${others.length} other providers is shown to the pending client.`, evidence)
  })
}

/** Whether a pending client is shown any fake or sandbox provider. */
export function someFakeOrSandbox(pending: readonly Exchange[]): Judgement {
  return overPages(pending, 1, (read) => {
    const count = read.flatMap(({ rows }) => rows).filter(isFakeOrSandbox).length
    if (count > 0) return held(`${count} fake or sandbox providers are shown.`, [...pending])
    const difference = { wanted: 'a fake or a sandbox provider', got: 'none', place: 'data' }
    return broken('A pending client is shown no provider that it may use.', difference, [...pending])
  })
}
