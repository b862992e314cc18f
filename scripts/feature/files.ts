import type { Spec } from './spec.ts';
import { choices, filters } from './templates/adminFilters.ts';
import * as form from './templates/adminForm.ts';
import * as list from './templates/adminList.ts';
import { fieldsModule, values } from './templates/adminValues.ts';
import * as contract from './templates/contract.ts';
import * as domain from './templates/domain.ts';
import { formStories } from './templates/formStories.ts';
import { journey } from './templates/journey.ts';
import { listStories } from './templates/listStories.ts';
import { serverMessages } from './templates/messages.ts';
import { mocks } from './templates/mocks.ts';
import { schema } from './templates/schema.ts';
import * as server from './templates/server.ts';
import { serverList } from './templates/serverList.ts';
import { serverTest } from './templates/serverTest.ts';

/** Files by path. */
export type Files = Readonly<Record<string, string>>;

const json = (messages: object) => `${JSON.stringify(messages, null, 2)}\n`;

const inLanguage = (spec: Spec, language: 'en' | 'es') =>
  Object.fromEntries(Object.entries(serverMessages(spec)).map(([key, text]) => [key, text[language]]));

const changeset = ({ name, Name, names, Names, many }: Spec) => `---
'@derrick/domain': minor
---

\`@derrick/domain/${names}\` is the contract of ${many.en}: \`api.call(list${Names}, { query })\`, \`get${Name}\`, \`create${Name}\`, \`update${Name}\` and \`delete${Name}\`, with the structs \`${name}Struct\` and \`${name}InputStruct\`. The permissions \`${names}:read\` and \`${names}:write\` allow them.
`;

/**
 * Returns the files of a feature's own.
 * @param number number of the migration, such as `0042`
 */
export function filesOf(spec: Spec, number: string): Files {
  const { name, names, Name, Names, isVersioned } = spec;
  const listFilters = filters(spec);
  const choiceLabels = choices(spec);
  const inDomain = `packages/domain/src/${names}`;
  const inServer = `apps/api/src/${names}`;
  const inApp = `apps/admin/src/${names}`;
  return {
    [`.changeset/${spec.paths}.md`]: changeset(spec),
    [`${inDomain}/contract.ts`]: contract.contract(spec),
    [`${inDomain}/events.ts`]: contract.events(spec),
    [`${inDomain}/index.ts`]: contract.index(),
    [`${inDomain}/recordContract.ts`]: contract.recordContract(spec),
    [`${inDomain}/rules.test.ts`]: contract.rulesTest(spec),
    [`${inDomain}/rules.ts`]: domain.rules(spec),
    [`${inDomain}/schema.ts`]: schema(spec),
    [`apps/api/src/db/migrations/${number}_${names}.sql`]: server.migration(spec),
    ...(isVersioned && { [`${inServer}/failures.ts`]: server.failures(spec) }),
    [`${inServer}/list.ts`]: serverList(spec),
    [`${inServer}/messages.ts`]: server.messagesModule(),
    [`${inServer}/messages/en.json`]: json(inLanguage(spec, 'en')),
    [`${inServer}/messages/es.json`]: json(inLanguage(spec, 'es')),
    [`${inServer}/${names}.test.ts`]: serverTest(spec),
    [`${inServer}/routes.ts`]: server.routes(spec),
    [`${inServer}/store.ts`]: server.store(spec),
    [`${inApp}/addresses.ts`]: list.addresses(spec),
    ...(choiceLabels && { [`${inApp}/choices.ts`]: choiceLabels }),
    [`${inApp}/feature.ts`]: list.feature(spec),
    [`${inApp}/fields.ts`]: fieldsModule(spec),
    [`${inApp}/${name}Columns.tsx`]: list.columns(spec),
    ...(listFilters && { [`${inApp}/${name}Filters.ts`]: listFilters }),
    [`${inApp}/${Name}Form.tsx`]: form.form(spec),
    [`${inApp}/${Name}Screen.tsx`]: list.recordScreen(spec),
    [`${inApp}/${Names}Screen.tsx`]: list.listScreen(spec),
    [`${inApp}/use${Name}Form.ts`]: form.formHook(spec),
    [`${inApp}/values.ts`]: values(spec),
    [`e2e/${spec.paths}.spec.ts`]: journey(spec),
    [`stories/mocks/${names}.ts`]: mocks(spec),
    [`stories/screens/${spec.paths}/${Names}.stories.tsx`]: listStories(spec),
    [`stories/screens/${spec.paths}/${Name}Form.stories.tsx`]: formStories(spec),
  };
}
