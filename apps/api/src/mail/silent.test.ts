/** SMTP servers and SMS gateways that accept a connection and then stop responding. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createSmsSender } from './sms.ts';
import { createSmtpSender } from './smtp.ts';

/** Starts a server that handles each connection with the given function. */
async function listen(take: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    take(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const message = {
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  link: '',
  messageId: 'one@derrick.test',
};
const mail = { ...message, to: { name: 'Tomás', address: 'tomas@people.test' } };
const sms = { ...message, to: { name: 'Tomás', address: '+14325550100' } };

/** Longer than any test waits. */
const timeoutMs = 60_000;

it('a mail server that never sends a greeting times out', async () => {
  const host = await listen(() => undefined);
  const limits = { connectMs: 100, answerMs: timeoutMs, totalMs: timeoutMs };
  const sender = createSmtpSender(`smtp://${host}`, 'a@derrick.test', limits);
  await expect(sender.send(mail)).rejects.toMatchObject({
    isPermanent: false,
    message: expect.stringContaining('ETIMEDOUT'),
  });
});

it('a mail server that stops responding times out', async () => {
  const host = await listen((socket) => socket.write('220 hello\r\n'));
  const limits = { connectMs: timeoutMs, answerMs: 100, totalMs: timeoutMs };
  const sender = createSmtpSender(`smtp://${host}`, 'a@derrick.test', limits);
  await expect(sender.send(mail)).rejects.toMatchObject({
    isPermanent: false,
    message: expect.stringContaining('ETIMEDOUT'),
  });
});

it('a mail server that responds endlessly times out', async () => {
  const host = await listen((socket) => {
    const talk = setInterval(() => socket.write('220-one moment\r\n'), 10);
    socket.on('close', () => clearInterval(talk));
  });
  const limits = { connectMs: timeoutMs, answerMs: timeoutMs, totalMs: 100 };
  const sender = createSmtpSender(`smtp://${host}`, 'a@derrick.test', limits);
  await expect(sender.send(mail)).rejects.toMatchObject({
    isPermanent: false,
    message: expect.stringContaining('ETIMEDOUT'),
  });
});

it.each([
  ['never answers', () => undefined],
  [
    'goes on answering and never comes to an end',
    (socket: Socket) => socket.write('HTTP/1.1 202 Accepted\r\n'),
  ],
])('an SMS gateway that %s times out', async (_, take) => {
  const host = await listen(take);
  const sender = createSmsSender(`http://${host}/send`, { totalMs: 100 });
  await expect(sender.send(sms)).rejects.toMatchObject({
    isPermanent: false,
    message: expect.stringContaining('TimeoutError'),
  });
});
