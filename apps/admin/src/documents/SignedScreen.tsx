import { getSignedContent, type SignedContent } from '@derrick/domain/documents';
import { readSignedContent } from '@derrick/domain/signatures';
import { DescriptionList } from '@derrick/ui/DescriptionList';
import { Stack } from '@derrick/ui/Stack';
import { BadgeCheck } from 'lucide-react';
import { useId } from 'react';
import { AuthNotice, LinkProblemNotice, type LinkProblemWords, LinkRecord, useLink } from '../auth/index.ts';
import { FormatsProvider, useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { SignedFactsList } from '../signatures/index.ts';
import { SignedPdf } from './SignedPdf.tsx';
import * as css from './SignedScreen.css.ts';

const unknown = { title: 'signed.unknown.title', text: 'signed.unknown.text' } as const;

/** The link on a printed document never expires and is never used up or replaced. */
const problems: LinkProblemWords = {
  missing: { title: 'signed.missing.title', text: 'signed.missing.text' },
  unknown,
  expired: unknown,
  used: unknown,
  replaced: unknown,
};

const loading = {
  title: 'signed.title',
  checking: 'signed.checking',
  failedTitle: 'signed.failedTitle',
  failed: 'signed.failed',
} as const;

/** Public verification page of a printed ticket: shows the signer and the signed data, and compares the hash. */
export function SignedScreen() {
  const { token, problem, report } = useLink();
  if (problem) return <LinkProblemNotice problem={problem} words={problems} actions={null} />;
  return (
    <LinkRecord endpoint={getSignedContent} token={token} words={loading} onProblem={report}>
      {(signed) => (
        // Uses the company's time zone and formats, independent of the viewer's location.
        <FormatsProvider company={signed}>
          <Signed signed={signed} token={token} />
        </FormatsProvider>
      )}
    </LinkRecord>
  );
}

function Signed({ signed, token }: { signed: SignedContent; token: string }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const contentId = useId();
  const { name, title, signedAt, way, jobcode, company, contentHash, content } = signed;
  // Undefined for a format of a later version: the exact text is shown instead.
  const facts = readSignedContent(content);
  return (
    <AuthNotice
      view="signed"
      tone="info"
      icon={<BadgeCheck size={24} />}
      title={t('signed.title')}
      text={t('signed.text', { name, ticket: jobcode, company })}
      actions={<SignedPdf token={token} />}
    >
      <DescriptionList
        className={css.facts}
        hasDividers
        items={[
          { term: t('signed.signer'), description: name },
          ...(title ? [{ term: t('signed.role'), description: title }] : []),
          { term: t('signed.at'), description: moment(signedAt, 'long') },
          { term: t('signed.way'), description: t(way === 'DRAWN' ? 'signed.drawn' : 'signed.typed') },
          { term: t('signed.ticket'), description: jobcode },
          { term: t('signed.company'), description: company },
          {
            term: t('signed.hash'),
            description: (
              <>
                <code className={css.code}>{contentHash}</code>
                <p className={css.hint}>{t('signed.hashText')}</p>
              </>
            ),
          },
        ]}
      />
      <Stack as="section" gap={12} className={css.content} aria-labelledby={contentId}>
        <h2 id={contentId} className={css.heading}>
          {t('signed.content')}
        </h2>
        {facts && <SignedFactsList facts={facts} />}
        <details open={!facts}>
          <summary className={css.hint}>{t('signed.exactText')}</summary>
          <code className={css.code}>{content}</code>
          <p className={css.hint}>{t('signed.contentText')}</p>
        </details>
      </Stack>
    </AuthNotice>
  );
}
