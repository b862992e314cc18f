import { expect, it } from 'vitest';
import { StartError } from './config.ts';
import { startFailure } from './startFailure.ts';

it.each(['DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
  'converts the certificate error %s of the database to a message that names the setting',
  (code) => {
    const error = Object.assign(new Error('self-signed certificate'), { code });
    const failure = startFailure(error, { databaseUrl: 'postgresql://database', dataDir: '/data' });
    expect(failure).toBeInstanceOf(StartError);
    expect(failure).toHaveProperty('message', expect.stringContaining('self-signed certificate. For'));
  },
);
