import { type ApiError, errorCodes } from '@derrick/domain/http';
import { type SignedByLink, type SignRequest, signByLink } from '@derrick/domain/signatures';
import { Avatar } from '@derrick/ui/Avatar';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { MessageSquareWarning } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { deferred } from '../../app/deferred.tsx';
import { useFormats } from '../../app/formats/index.ts';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { LanguageChoice, LanguageOffer } from '../../app/LanguageChoice.tsx';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { type LinkProblem, linkProblemOf } from '../../auth/index.ts';
import { FormFailure } from '../../patterns/form/FormFailure.tsx';
import { Form, useForm } from '../../patterns/form/index.ts';
import { useChange } from '../../patterns/remote/index.ts';
import { SignerFields } from '../SignerFields.tsx';
import {
  forgetSigner,
  type SignerValues,
  signatureOf,
  signerErrors,
  signerLabels,
  useKeepSigner,
  useKeptSigner,
  validateSigner,
} from '../signerForm.ts';
import { endOf, type SignEnd } from './ends.ts';
import * as css from './SignPage.css.ts';
import { SignTicket } from './SignTicket.tsx';

const DisputeDialog = deferred(async () => (await import('./DisputeDialog.tsx')).DisputeDialog);

interface SignPageProps {
  token: string;
  request: SignRequest;
  /** The ticket is another than the reader has seen before. */
  hasChanged: boolean;
  onProblem: (problem: LinkProblem) => void;
  onChanged: () => void;
  /** Called with the token that leads to what was signed, as far as the server gives one. */
  onSigned: (signedToken: string | undefined) => void;
  onEnd: (end: SignEnd) => void;
}

/** The ticket as the customer sees it, with the fields to sign it and the way to say that something is wrong. */
export function SignPage(props: SignPageProps) {
  const { token, request, hasChanged, onEnd } = props;
  const t = useTranslate();
  const formats = useFormats();
  const [dispute, setDispute] = useState<'open' | 'sent'>();
  const endDisputed = useEffectEvent(() => onEnd('disputed'));
  useEffect(() => {
    // Once the dialog is gone, which keeps the focus from what is behind it.
    if (dispute === 'sent') endDisputed();
  }, [dispute]);
  const { company, ticket, files, expiresAt } = request;
  const title = t('sign.page.title', { jobcode: ticket.jobcode });
  usePageTitle(title);
  const refuse = (error: ApiError): boolean => {
    const problem = linkProblemOf(error);
    const end = endOf(error);
    if (problem) props.onProblem(problem);
    else if (end) onEnd(end);
    else if (error.code === errorCodes.conflict) props.onChanged();
    else return false;
    return true;
  };
  return (
    <div className={css.page}>
      <header className={css.header}>
        <span className={css.company}>
          <Avatar name={company.name} src={company.photo ?? undefined} />
          {company.name}
        </span>
        <LanguageOffer />
        <LanguageChoice />
      </header>
      <main className={css.main}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.intro}>
          {t('sign.page.intro', { company: company.name, date: formats.date(expiresAt) })}
        </p>
        {hasChanged && <Banner tone="warning">{t('sign.page.changed')}</Banner>}
        <SignTicket ticket={ticket} files={files} token={token} />
        <SignForm token={token} request={request} onRefused={refuse} onSigned={props.onSigned} />
        <section className={css.wrong} aria-label={t('sign.dispute.open')}>
          <p>{t('sign.dispute.question')}</p>
          <Button
            icon={<MessageSquareWarning size={16} />}
            aria-haspopup="dialog"
            onPress={() => setDispute('open')}
          >
            {t('sign.dispute.open')}
          </Button>
        </section>
        <Suspense>
          {dispute === 'open' && (
            <DisputeDialog
              token={token}
              onRefused={refuse}
              onSent={() => setDispute('sent')}
              onClose={() => setDispute(undefined)}
            />
          )}
        </Suspense>
      </main>
    </div>
  );
}

interface SignFormProps {
  token: string;
  request: SignRequest;
  /** Answers whether another page says it. */
  onRefused: (error: ApiError) => boolean;
  onSigned: SignPageProps['onSigned'];
}

function SignForm({ token, request, onRefused, onSigned }: SignFormProps) {
  const t = useTranslate();
  const { jobcode, customerName } = request.ticket;
  const { change } = useChange(signByLink);
  const kept = `link ${jobcode}`;
  const initial = useKeptSigner(kept, customerName ?? '');
  const form = useForm<SignerValues, SignedByLink>({
    initial,
    labels: signerLabels,
    validate: validateSigner,
    validatesOnBlur: false,
    errorMessage: signerErrors(t),
    submit: async (values) => {
      const { contentHash } = request;
      const result = await change({ body: { token, contentHash, ...signatureOf(values) } });
      if (!result.ok && onRefused(result.error)) return { ok: false };
      return result;
    },
    onSubmitted({ signedToken }) {
      forgetSigner(kept);
      onSigned(signedToken);
    },
  });
  useKeepSigner(kept, form.values);
  return (
    <section className={css.card} aria-label={t('sign.signature')}>
      <h2 className={css.heading}>{t('sign.signature')}</h2>
      <Form form={form} className={css.fields}>
        <SignerFields form={form} />
        <FormFailure error={form.error} fallback="sign.failed" />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={form.isPending}
          pendingLabel={t('sign.pending')}
        >
          {t('sign.submit')}
        </Button>
      </Form>
    </section>
  );
}
