import type { Endpoint } from '@derrick/domain/contract';
import { ApiError, createApi, memoryTokenStore } from '@derrick/domain/http';
import { Badge } from '@derrick/ui/Badge';
import { Button } from '@derrick/ui/Button';
import { Card } from '@derrick/ui/Card';
import { Heading } from '@derrick/ui/Heading';
import { Inline } from '@derrick/ui/Inline';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { Stack } from '@derrick/ui/Stack';
import { useState } from 'react';
import { callsOf } from '../../packages/domain/src/endpoints/callsDocument.ts';
import { exampleOf, isMocked } from '../mocks/everyCall.ts';
import * as css from './Calls.css.ts';

const modules = import.meta.glob<object>('../../packages/domain/src/*/index.ts', { eager: true });
const folderOf = (path: string) => path.split('/').at(-2) ?? '';

/** All endpoints of the contract, grouped by the feature that exports them. */
const features = new Map(
  callsOf(
    Object.fromEntries(
      Object.entries(modules)
        .map(([path, exported]) => [folderOf(path), exported] as const)
        // The folder `endpoints` re-exports those of all features.
        .filter(([folder]) => folder !== 'endpoints'),
    ),
  ),
);

const api = createApi({ tokens: memoryTokenStore({ accessToken: 'story', refreshToken: 'story' }) });

/** Endpoints of one feature, each with code to copy. The story mocks answer requests. */
export function Calls({ feature: first }: { feature: string }) {
  const [feature, setFeature] = useState(first);
  return (
    <Stack gap={20}>
      <NativeSelect
        label="Feature"
        items={[...features.keys()].map((name) => ({ id: name, label: name }))}
        value={feature}
        onChange={setFeature}
      />
      {features.get(feature)?.map(([name, endpoint]) => (
        <Call key={name} feature={feature} name={name} endpoint={endpoint} />
      ))}
    </Stack>
  );
}

/** Returns the sample source code of a call. A file to upload is written as a variable. */
function codeOf(feature: string, name: string, endpoint: Endpoint): string {
  const input = JSON.stringify(
    exampleOf(endpoint),
    (_key, value: unknown) => (value instanceof File ? 'file' : value),
    2,
  )
    .replaceAll(/^( *)"(\w+)":/gm, '$1$2:')
    .replace('body: "file"', 'body: file');
  return [
    `import { ${name.split('.')[0]} } from '@derrick/domain/${feature}';`,
    '',
    `const data = await api.call(${name}${input === '{}' ? '' : `, ${input}`});`,
  ].join('\n');
}

function Call({ feature, name, endpoint }: { feature: string; name: string; endpoint: Endpoint }) {
  const { method, path, permission, summary, kind = 'json' } = endpoint;
  const [reply, setReply] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const isLive = kind === 'json' && isMocked(name);

  async function send() {
    setIsPending(true);
    try {
      const data = await api.call(endpoint, exampleOf(endpoint));
      setReply(JSON.stringify(data, undefined, 2) ?? 'undefined');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setReply(`ApiError ${JSON.stringify(error, undefined, 2)}`);
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Card as="article" aria-label={name}>
      <Stack gap={12}>
        <Inline>
          <Heading level={2} size={16}>
            {name}
          </Heading>
          <Badge tone="neutral">{`${method} ${path}`}</Badge>
          <Badge tone="info">{permission}</Badge>
        </Inline>
        <p className={css.summary}>{summary}</p>
        <Block label={`Code of ${name}`} text={codeOf(feature, name, endpoint)} />
        {isLive && (
          <Inline>
            <Button size="medium" isPending={isPending} onPress={send}>
              Send
            </Button>
          </Inline>
        )}
        {reply !== undefined && <Block label={`Reply to ${name}`} text={reply} />}
      </Stack>
    </Card>
  );
}

/** Focusable, so that it scrolls by keyboard. */
const Block = ({ label, text }: { label: string; text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
  <section aria-label={label} tabIndex={0}>
    <pre className={css.code}>{text}</pre>
  </section>
);
