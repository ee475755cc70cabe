import { count } from '../../reasons/count.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess } from './answer.ts'
import { overRoutesThere } from './over-routes-there.ts'
import { classDiffers, defectAccepted, refusalWith, refusedControl } from './refused-as.ts'
import { nothingSent } from './nothing-in.ts'

/**
 * Whether requests were refused as long as they had a defect, and accepted right afterwards without it, `rightly[n]`
 * being the twin of `wrongly[n]`. One accepted with its defect breaks the rule whatever became of its twin, since it may
 * have been in the way. With `classes` the refusals must name one of them. Routes that the target does not have are named
 * beside what the others show.
 */
export function refusedThenAccepted(
  wrongly: readonly Exchange[],
  rightly: readonly Exchange[],
  classes?: readonly string[],
): Judgement {
  return overRoutesThere(rightly, (there) => {
    const twins = wrongly.filter((one, at) => isSuccess(one) || !rightly[at] || there.includes(rightly[at]))
    return refusedWithTheDefect(twins, there, classes)
  })
}

function refusedWithTheDefect(
  wrongly: readonly Exchange[],
  rightly: readonly Exchange[],
  classes?: readonly string[],
): Judgement {
  const all = [...wrongly, ...rightly]
  const wanted = classes ? refusalWith(classes) : 'a refusal'
  const accepted = wrongly.find(isSuccess)
  if (accepted) return defectAccepted(wanted, accepted, [accepted])
  const twin = rightly.map((answer) => refusedControl(answer, [answer])).find(Boolean)
  if (twin) return twin
  if (wrongly.length === 0) return nothingSent(all)
  if (wrongly.length !== rightly.length)
    return inconclusive(
      `The check compares ${count(2 * wrongly.length, 'request')}; at least one of them is missing`,
      all,
    )
  const other = classes && wrongly.find((answer) => !classes.includes(errorClassOf(answer) ?? ''))
  if (other) return classDiffers(wanted, other, [other])
  const requests = wrongly.map(({ request }) => `${request.method} ${request.url.replace(/^\w+:\/\/[^/]+/, '')}`)
  return held(
    because('refused', { what: 'each request with its defect and accepted it without', outcome: requests.join(', ') }),
    all,
  )
}
