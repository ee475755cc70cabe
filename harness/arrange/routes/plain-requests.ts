import type { Draft } from '../../client/draft.ts'
import type { ClientPurpose } from '../../profile/profile.ts'
import type { Scene } from '../scene/scene.ts'

/** A plain request that any client may send and a right server accepts. */
export async function plainRead(scene: Scene, as: ClientPurpose): Promise<Draft> {
  const { requests } = scene
  const plain = requests.get('list countries', '/countries', [], as)
  if (requests.offers(plain)) return plain
  const categories = requests.get('list categories', '/categories', [], as)
  if (requests.offers(categories)) return categories
  return requests.listLogins([['customer_id', (await scene.sharedCustomer(as)).id]], as)
}

/** A request whose query names a customer and more, and that a right server accepts. */
export async function readWithQuery(scene: Scene, more: Array<[string, string]>): Promise<Draft> {
  const { requests } = scene
  if (!requests.offers(requests.listLogins()))
    return { ...(await scene.interface.plainRead(scene, 'main')), query: [['customer_id', '1'], ...more] }
  return requests.listLogins([['customer_id', (await scene.sharedCustomer()).id], ...more])
}

/** A request with a body that a right server accepts; of few routes, the one that any client may send. */
export async function plainWrite(scene: Scene): Promise<Draft> {
  const { requests } = scene
  const plain = requests.createCustomer(scene.newIdentifier())
  if (requests.offers(plain)) return plain
  return requests.createToken(await scene.sharedCustomer())
}
