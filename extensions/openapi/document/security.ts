import { goesByCertificates } from '../../../core/interfaces.ts'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import type { ClientProfile } from '../../../harness/profile/profile.ts'
import type { Route } from '../../../requirements/tables/routes/route.ts'
import type { SchemaNode } from '../../../schemas/derive.ts'

/** Names of schemes that go along together. */
type Together = readonly string[]

const texts: Readonly<Record<string, string>> = {
  'App-id': 'Names the key of the client.',
  Secret: 'The secret of that key.',
  'Client-id': 'Names the key of the client.',
  'Service-secret': 'The secret of a service key.',
  'App-secret': 'The secret of an app key.',
  'Customer-secret': 'The secret of the customer, as it was returned when the customer was created.',
  'Login-secret': 'The secret of the login, as it was returned when the login was created.',
  'Connection-secret': 'The secret of the connection, as it was returned when the connection was created.',
  'Expires-at': 'The second at which the request expires, as a UNIX timestamp, one hour ahead at most.',
  Digest: '`SHA-256=` and the base64 of the SHA-256 hash of the body, also where the body is empty.',
  'x-jws-signature': 'A detached JWS over the signed headers, made with a qualified seal certificate.',
}

const signing = ['Expires-at', 'Signature']
const jws = ['Digest', 'x-jws-signature']
const certificate = 'certificate'

/** The ways in which a request to a route may show who sends it, the fullest first. */
export function securityOf(dialect: Dialect, route: Route): SchemaNode[] {
  const secrets = Object.entries(route.headers ?? {})
  const all = secrets.map(([name]) => name)
  // A sentence asks for the others, and the rows of their routes do not list them; or the body names the customer.
  const listed = secrets
    .filter(([name, from]) => from === 'row' && !(name === dialect.customerSecretHeader && namesCustomer(route)))
    .map(([name]) => name)
  const bySecrets = [...new Set([all.join(), listed.join()])].map((names) => names.split(',').filter(Boolean))
  return keysOf(dialect)
    .flatMap((keys) => bySecrets.map((more): Together => [...keys, ...more]))
    .flatMap((names): Together[] => (goesByCertificates(dialect.interface) ? [names] : [[...names, ...signing], names]))
    .map((names) => Object.fromEntries(names.map((name) => [name, []])))
}

/** Every scheme that a route of the interface takes, by its name. */
export function securitySchemesOf(dialect: Dialect): Record<string, SchemaNode> {
  const names = new Set(dialect.routes.flatMap((route) => securityOf(dialect, route).flatMap(Object.keys)))
  return Object.fromEntries([...names].map((name) => [name, schemeNamed(dialect, name)]))
}

function namesCustomer({ body }: Route): boolean {
  return typeof body === 'object' && 'fields' in body && Object.values(body.fields).some(({ id }) => id === 'customer')
}

function keysOf({ interface: name, ownKeys }: Dialect): Together[] {
  if (goesByCertificates(name)) return [[certificate, ...jws]]
  if (!ownKeys) return [['App-id', 'Secret']]
  return (['service', 'app'] as const).map((key_type) => ownKeys.headers({ key_type } as ClientProfile))
}

function schemeNamed({ digest }: Dialect, name: string): SchemaNode {
  if (name === certificate)
    return {
      type: 'mutualTLS',
      description: 'A qualified website certificate with the account-information or the payment-initiation role.',
    }
  const hash = digest === 'sha1' ? 'SHA-1' : 'SHA-256'
  const description =
    name === 'Signature'
      ? `Base64 of the RSA signature, with ${hash}, of \`Expires-at|METHOD|URL|body\`. Required of clients in live status.`
      : texts[name]
  return { type: 'apiKey', in: 'header', name, ...(description !== undefined && { description }) }
}
