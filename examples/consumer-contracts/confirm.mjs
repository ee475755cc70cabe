export async function confirm(root, keys, login, credentials) {
  const response = await fetch(`${root}/api/v4/logins/${login.id}/interactive`, {
    method: 'PUT',
    headers: {
      ...keys,
      'Customer-secret': login.customerSecret,
      'Login-secret': login.secret,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ data: { credentials } }),
  })
  if (!response.ok) throw new Error((await response.json()).error_class)
  return (await response.json()).data.id
}
