// The verifier with every request but those to this machine sent through a proxy, which takes them for the test.
process.env['HTTPS_PROXY'] = process.env['HTTP_PROXY'] = process.env['TRAP_ADDRESS'] ?? ''
process.env['NO_PROXY'] = '127.0.0.1'
if (process.env['TRAP_TRACKED'] === 'yes') delete process.env['PACT_DO_NOT_TRACK']
await import('../child.ts')
