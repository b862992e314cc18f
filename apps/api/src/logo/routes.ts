import { changeCompanyLogo, getCompanyLogo } from '@derrick/domain/company';
import type { Kysely } from 'kysely';
import { type ServerLimits, wholeCompany } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import type { Renderer } from '../documents/index.ts';
import { notFound } from '../platform/failures.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { messages } from './messages.ts';
import { logoType, readLogo } from './picture.ts';
import { findLogo, storeLogo } from './store.ts';

const serve = serveWith(messages);

interface LogoParts {
  db: Kysely<Database>;
  passwordMinLength: number;
  renderer: Renderer;
  files: { maxBytes: number } | undefined;
}

export function logoRoutes({ db, passwordMinLength, renderer, files }: LogoParts): Route[] {
  const limits: ServerLimits = { passwordMinLength, maxFileBytes: files?.maxBytes };
  return [
    serve(changeCompanyLogo, {
      // The image is sent as base64, which is longer than its bytes.
      limits: { maxBodyBytes: 3 * 1024 * 1024 },
      before: ({ body: { logo } }) => (logo === null ? null : readLogo(logo, renderer)),
      handle: async ({ session: { companyId }, unit: { trx, emit }, prepared: logo }) => {
        const isChanged = await storeLogo(trx, companyId, logo);
        const { profile } = await wholeCompany(trx, companyId, limits);
        const target = { id: companyId, label: profile.name };
        // The image is not recorded because it would fill the history.
        if (isChanged) emit({ action: 'company.changeLogo', target, secrets: ['logo'] });
        return profile;
      },
    }),
    serve(getCompanyLogo, async ({ c, params: { name } }) => {
      const logo = await findLogo(db, name);
      const type = logo && (await logoType(logo));
      if (!logo || !type) throw notFound();
      c.header('content-type', type);
      // A new logo gets a new address.
      c.header('cache-control', 'public, max-age=31536000, immutable');
      return c.body(new Uint8Array(logo));
    }),
  ];
}
