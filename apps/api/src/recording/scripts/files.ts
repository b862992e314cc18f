import { samples } from '../../files/samples.ts';
import { ticketInput } from '../../testing.ts';
import type { Script } from '../play.ts';

const form = (content: Uint8Array<ArrayBuffer>, name: string, field = 'file') => {
  const data = new FormData();
  data.append(field, new File([content], name));
  return data;
};

/** Uploads and downloads. */
export const files: Script = async ({ server, send }) => {
  const es = { 'accept-language': 'es' };
  for (const as of ['owner', 'tech'] as const)
    await send('GET /file/limits', { as, headers: { 'accept-encoding': 'br' } });
  await send('HEAD /file/limits', { as: 'owner' });
  await send('GET /file/limits');
  const text = new TextEncoder();
  const pdf = await send('POST /file', { as: 'owner', form: form(samples.pdf, 'Prüfung.pdf') });
  const txt = await send('POST /file', { as: 'tech', form: form(text.encode('some text'), 'some.txt') });
  const png = await send('POST /file', { as: 'owner', form: form(samples.png, 'p.png') });
  const two = form(samples.pdf, 'a.pdf');
  two.append('file', new File([samples.pdf], 'b.pdf'));
  const wrong = [
    form(samples.pdf, 'a.png'),
    form(samples.pdf, 'a.exe'),
    form(text.encode(''), 'a.txt'),
    form(samples.pdf, 'a.pdf', 'other'),
    form(samples.pdf, `${'x'.repeat(300)}.pdf`),
    form(new Uint8Array(1024 * 1024 + 1), 'large.txt'),
    two,
  ];
  for (const one of wrong) {
    await send('POST /file', { as: 'owner', form: one });
    await send('POST /file', { as: 'owner', form: one, headers: es });
  }
  await send('POST /file', { as: 'owner', body: {} });
  await send('POST /file', {
    as: 'owner',
    raw: '--x',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  await send('POST /file', { as: 'owner' });
  await send('POST /file', { form: form(samples.pdf, 'a.pdf') });

  const paths: string[] = [pdf.data, txt.data, png.data].map((path: string) => path.slice('/api/v1'.length));
  for (const path of paths) {
    for (const as of ['owner', 'tech', 'other'] as const) await send(`GET ${path}`, { as });
    await send(`HEAD ${path}`, { as: 'owner', headers: { 'accept-encoding': 'br' } });
    await send(`GET ${path}`);
  }
  const token = (await server.signIn(server.foreign.users.owner.email)).accessToken;
  await send(`GET ${paths[0]}`, { token });
  for (const name of ['nothing', `${'A'.repeat(32)}.txt`, '..%2f..%2fetc', '%E0%A4%A']) {
    await send(`GET /file/${name}`, { as: 'owner' });
  }
  await send(`GET /file/nothing`, { as: 'owner', headers: es });
  await send(`DELETE ${paths[0]}`, { as: 'owner' });
  const attachments = [pdf.data, png.data].map((fileUrl: string) => ({ fileUrl }));
  const ticket = await send('POST /ticket', { as: 'owner', body: { ...ticketInput, attachments } });
  await send('POST /ticket', { as: 'owner', body: { ...ticketInput, attachments } });
  await send(`PUT /ticket/${ticket.data.id}`, {
    as: 'owner',
    body: { ...ticketInput, attachments: [...attachments].reverse() },
  });
  await send(`PUT /ticket/${ticket.data.id}`, {
    as: 'owner',
    body: { ...ticketInput, attachments: attachments.slice(1) },
  });
  for (const path of paths) await send(`GET ${path}`, { as: 'tech' });
};
