/** The allowed imports of each folder; longer names take precedence. `cli` and `extensions` may import everything. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  core: ['core'],
  certificates: ['certificates'],
  faults: ['faults', 'core'],
  // Harness and sandbox share only word lists of the documents and the parser of YAML, and their faults.
  sandbox: ['sandbox', 'requirements/tables', 'core/parse-yaml.ts', 'core/load-module.ts'],
  'sandbox/faults': ['sandbox', 'faults', 'requirements/tables', 'core/parse-yaml.ts', 'core/load-module.ts'],
  requirements: ['core', 'requirements'],
  schemas: ['core', 'schemas', 'requirements'],
  harness: ['core', 'faults', 'harness', 'schemas', 'requirements'],
  interfaces: ['core', 'interfaces', 'harness', 'schemas', 'requirements'],
  'interfaces/*/generators': ['core', 'generators', 'interfaces', 'harness', 'schemas', 'requirements'],
  'interfaces/*/steps': ['core', 'steps', 'generators', 'interfaces', 'harness', 'schemas', 'requirements'],
  'interfaces/*/consumers': ['core', 'contracts', 'interfaces', 'harness', 'schemas', 'requirements'],
  generators: ['core', 'generators', 'harness', 'interfaces', 'schemas', 'requirements'],
  contracts: ['core', 'contracts', 'harness', 'interfaces', 'schemas', 'requirements'],
  reports: ['core', 'reports', 'harness', 'interfaces', 'requirements', 'schemas'],
  api: ['api', 'cli', 'core', 'harness', 'interfaces', 'reports', 'requirements', 'sandbox', 'steps'],
  steps: ['core', 'steps', 'harness', 'interfaces', 'generators', 'schemas', 'requirements'],
}

/** Sandbox folders of one interface. Their subfolders count as the sandbox's: `payments/rules` lies as low as `rules`. */
export const ofOneInterface = ['sandbox/enrichment', 'sandbox/open-finance', 'sandbox/partners', 'sandbox/payments']
