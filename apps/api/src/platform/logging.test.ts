import { StructError } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logging.ts';

/** Writes one log line and returns it parsed. */
function logged(details: object): Record<string, unknown> {
  let text = '';
  const log = createLogger('info', {
    write: (line) => {
      text += line;
    },
  });
  log.info(details, 'something happened');
  return JSON.parse(text);
}

describe('the log', () => {
  it.each([
    'password',
    'newPassword',
    'password_hash',
    'token',
    'refreshToken',
    'authorization',
    'set-cookie',
    'client_secret',
    'email',
    'phone',
    'fullname',
    'ip',
    'userAgent',
    'User-Agent',
  ])('redacts %s at any depth and in any list', (name) => {
    const deep = {
      [name]: 'hidden',
      list: [{ [name]: 'hidden', inner: { more: { most: { [name]: 'hidden' } } } }],
    };
    const line = logged({ [name]: 'hidden', a: { b: { c: { d: deep } } }, kept: 'shown' });
    expect(JSON.stringify(line)).not.toContain('hidden');
    expect(line).toMatchObject({ [name]: '[redacted]', kept: 'shown', level: 'info' });
  });

  it('contains the error and its cause, without personal data', () => {
    const error = Object.assign(new TypeError('no such thing', { cause: new Error('the cause') }), {
      code: '42P01',
      detail: 'Key (email)=(ana@people.test)',
      email: 'ana@people.test',
    });
    const line = logged({ error, job: { error: new Error('inside') } });
    expect(line).toMatchObject({
      error: {
        type: 'TypeError',
        message: 'no such thing',
        code: '42P01',
        stack: expect.stringContaining('logging.test.ts'),
        cause: { type: 'Error', message: 'the cause' },
      },
      job: { error: { message: 'inside' } },
    });
    expect(JSON.stringify(line)).not.toContain('ana@');
  });

  it('contains no value from database or validation errors', () => {
    const message = 'invalid input syntax for type uuid: "ana@people.test"';
    const ofDatabase = Object.assign(new Error(message), { code: '22P02' });
    const failure = { value: 'ana@people.test', key: 'id', type: 'string', refinement: undefined };
    const ofStruct = new StructError(
      { ...failure, message: 'Expected a uuid, but received: "ana@people.test"', branch: [], path: ['id'] },
      function* () {},
    );
    const line = logged({ error: ofDatabase, other: ofStruct });
    expect(line).toMatchObject({
      error: { message: 'invalid input syntax for type uuid: "…"' },
      other: { message: 'Expected another value at ["id"]' },
    });
    expect(JSON.stringify(line)).not.toContain('ana@');
  });

  it('truncates circular structures', () => {
    const endless: Record<string, unknown> = {};
    endless['self'] = endless;
    expect(JSON.stringify(logged({ endless }))).toContain('…');
  });
});
