import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { bodyOf, isRow, statusOf } from '../../../harness/checks/answers/answer.ts'
import { eachAnswer } from '../../../harness/checks/answers/each-exchange.ts'
import { saysNoRoute } from '../../../harness/checks/errors/error-form.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { urlOf } from '../../../core/web-address.ts'

const gateways = new Set([502, 503, 504])

/** Whether every refusal has error.documentation_url, an address of the web. Source: Data enrichment error body. */
export function documentationLinked(exchanges: readonly Exchange[]): Judgement {
  return eachAnswer(exchanges, {
    what: 'refusals',
    wanted: 'error.documentation_url, a link',
    concerns: (exchange) => {
      const status = statusOf(exchange)
      return status >= 400 && !gateways.has(status) && !saysNoRoute(exchange)
    },
    faultIn: (exchange) => {
      const body = bodyOf(exchange)
      const url = isRow(body) && isRow(body.error) ? body.error['documentation_url'] : undefined
      const place = 'error.documentation_url'
      return isLink(url) ? undefined : { got: url === undefined ? 'nothing' : jsonText(url), place }
    },
  })
}

function isLink(value: unknown): boolean {
  return typeof value === 'string' && /^https?:$/.test(urlOf(value)?.protocol ?? '')
}
