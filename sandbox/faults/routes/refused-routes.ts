import { readRoutes, type Route } from '../../../requirements/tables/routes/read-routes.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { changeAnswers, refusalOf } from '../kit/change.ts'
import { nameIn, versionOf, type Fault } from '../kit/fault.ts'

/** Refuses every valid request to one route, in a form that the documents show. */
export const faults: Fault[] = Object.keys(versionOf).flatMap((name) =>
  readRoutes(name).map((route) => refusing(name, route)),
)

function refusing(name: string, { route, request, body }: Route): Fault {
  const version = versionOf[name]
  const [answering, form] = [nameIn(version, route), refusalFor(name, body)]
  return {
    id: `refuses-to-${request.replaceAll(' ', '-')}-in-${name}`,
    interfaces: [name],
    derived: true,
    sentence: `${body === 'not shown' ? 'Every' : 'Every valid'} request to ${request} is refused in ${name}.`,
    patch: changeAnswers({}, (made) => {
      const fits = made.route === answering && made.version === version && (made.status < 300 || body === 'not shown')
      return fits ? form : {}
    }),
  }
}

/** Refuses the format of the body. If the documents do not show the body, the route is unknown instead. */
function refusalFor(name: string, body: Route['body']): Pick<Answer, 'status' | 'json'> {
  if (name === 'open-finance-v2') {
    const message = { category: 'ERROR', code: 'RESOURCE_UNKNOWN', text: 'the path is unknown' }
    return { status: 404, json: { apiClientMessages: [message] } }
  }
  const [status, errorClass] = body === 'not shown' ? [404, 'RouteNotFound'] : [400, 'WrongRequestFormat']
  return refusalOf(status, errorClass, 'the request is refused')
}
