import { createPrivateKey } from 'node:crypto'
import { newCustomer } from '../ais/customers/routes.ts'
import type { Client } from '../store/entities.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { readyProvider } from '../open-finance/start-open-finance.ts'
import { paymentProvidersSection } from '../payments/server/payment-providers-section.ts'
import { providersOf, readyLogin } from './profile-of.ts'
import type { ClientPurpose, SeededClient, RunningSandbox } from './start.ts'
import type { Fields } from '../basics/values.ts'

/** Nested objects of texts. */
export interface Credentials {
  [name: string]: string | Credentials
}

/** The credentials of each client of a running sandbox. Each client gets one customer. */
export function credentialsOf(running: RunningSandbox): Credentials {
  const { sandbox, baseUrl, clients, logins, openFinance } = running
  const { credentialKeys, credentialVersion, control, controlToken, publicUrl = baseUrl } = sandbox.settings
  return {
    addresses: addressesOf(sandbox, publicUrl, openFinance?.baseUrl),
    ...(control && { control: { token: controlToken } }),
    clients: Object.fromEntries(
      (Object.keys(clients) as ClientPurpose[]).map((purpose) => [purpose, clientOf(sandbox, clients[purpose])]),
    ),
    ready_login: readyLogin(logins.large),
    providers: byPurpose(providersOf(publicUrl)),
    payment_providers: byPurpose(paymentProvidersSection()),
    encrypted_credentials: { public_key: credentialKeys.publicKey, version: credentialVersion },
    callbacks: { public_key: credentialKeys.publicKey },
    ...(openFinance && {
      open_finance: {
        authority: openFinance.certificates.authority.certificate,
        ...Object.fromEntries(
          Object.entries(openFinance.certificates.certificates)
            .filter(([name]) => name !== 'server')
            .map(([name, { certificate, key }]) => [name.replaceAll('-', '_'), { certificate, ...keyForms(key) }]),
        ),
      },
    }),
  }
}

function addressesOf(sandbox: Sandbox, root: string, openFinance: string | undefined): Credentials {
  const roots = Object.values(sandbox.rules.versions).map((version) => [version.name, `${root}${version.root}`])
  return {
    root,
    ...Object.fromEntries(roots),
    ...(sandbox.settings.control && { control: `${root}/control` }),
    ...(openFinance !== undefined && { open_finance: `${openFinance}/${readyProvider}` }),
  }
}

function clientOf(sandbox: Sandbox, { client, privateKey }: SeededClient): Credentials {
  const { status, key_type, app_id, secret, client_id, v3_secret, publicKey } = client
  const { id, secret: customerSecret, identifier } = readyCustomer(sandbox, client)
  return {
    status,
    key_type,
    app_id,
    secret,
    client_id,
    [`${key_type}_secret`]: v3_secret,
    ...(privateKey !== undefined && keyForms(privateKey)),
    ...(publicKey !== undefined && { public_key: publicKey }),
    customer: { id, identifier, secret: customerSecret },
  }
}

const identifier = 'ready-made'

/** A customer of the client without logins. An app key cannot make one, so it gets one ready. */
function readyCustomer(sandbox: Sandbox, client: Client) {
  const known = sandbox.store.customers.group('clientId', client.id).find((one) => one.identifier === identifier)
  return known ?? newCustomer(sandbox, client, identifier)
}

function keyForms(pem: string): { private_key_pkcs8: string; private_key_pkcs1: string } {
  const key = createPrivateKey(pem)
  return {
    private_key_pkcs8: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    private_key_pkcs1: key.export({ type: 'pkcs1', format: 'pem' }).toString(),
  }
}

/** The entries of a section of the profile by purpose, without flags. */
function byPurpose(section: readonly object[]): Credentials {
  return Object.fromEntries(
    section.map((entry) => {
      const { purpose, ...rest } = entry as { purpose: string } & Fields
      return [purpose, onlyTexts(rest)]
    }),
  )
}

function onlyTexts(given: Fields): Credentials {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): Array<[string, string | Credentials]> => {
      if (typeof value === 'string') return [[name, value]]
      return typeof value === 'object' && value !== null ? [[name, onlyTexts(value as Fields)]] : []
    }),
  )
}
