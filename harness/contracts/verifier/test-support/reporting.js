// Reports what it was started with in place of results.
process.once('message', () => {
  const seen = JSON.stringify({ env: process.env, argv: process.argv })
  process.send({ json: seen }, () => process.disconnect())
})
