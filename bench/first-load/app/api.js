const TOKEN = 'derrick.accessToken';

async function call(path, options) {
  const reply = await fetch(`/api/v1${path}`, options);
  const { data, message } = await reply.json();
  if (!reply.ok) throw new Error(message);
  return data;
}

export const get = (path) =>
  call(path, { headers: { authorization: `Bearer ${localStorage.getItem(TOKEN)}` } });

export async function signIn(account) {
  const { accessToken } = await call('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  localStorage.setItem(TOKEN, accessToken);
}
