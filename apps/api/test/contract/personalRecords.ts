/** Records that belong to one user and are visible only to that user. */
import { newId } from '../../src/db/index.ts';
import type { Person, TestCompany, TestServer } from '../server.ts';

type Make = (server: TestServer, company: TestCompany, person: Person) => Promise<string>;

/** Creates records of a single user, such as sessions, that no endpoint creates directly. */
export const personalRecords: Readonly<Partial<Record<string, Make>>> = {
  async session(server, company, person) {
    // A user with a passkey could not sign in with the password alone.
    await server.database.db
      .deleteFrom('passkeys')
      .where('company_id', '=', company.id)
      .where('user_id', '=', company.users[person].id)
      .execute();
    const { accessToken } = await server.signIn(company.users[person].email);
    const { json } = await server.call('/api/v1/account/session', { token: accessToken });
    return json.data.data.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id;
  },
  async notification({ database: { db } }, company, person) {
    const id = newId();
    const userId = company.users[person].id;
    await db
      .insertInto('notifications')
      .values({
        company_id: company.id,
        user_id: userId,
        id,
        at: new Date(),
        type: 'newSignIn',
        params: JSON.stringify({ actor: null, comment: null, browser: 'Chrome', system: 'Windows' }),
        target_type: 'account',
        target_ids: [userId],
        target_labels: ['Their own'],
        is_in_app: true,
        is_for_digest: false,
      })
      .execute();
    return id;
  },
  async assistantDraft({ database: { db } }, company, person) {
    const id = newId();
    const user_id = company.users[person].id;
    await db
      .insertInto('assistant_drafts')
      .values({ company_id: company.id, id, user_id, engine: 'local' })
      .execute();
    return id;
  },
  async passkey({ database: { db } }, company, person) {
    const id = newId();
    await db
      .insertInto('passkeys')
      .values({
        company_id: company.id,
        id,
        user_id: company.users[person].id,
        credential_id: id,
        public_key: Buffer.from('none'),
        counter: 0,
        name: 'A key',
      })
      .execute();
    return id;
  },
};
