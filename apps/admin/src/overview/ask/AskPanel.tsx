import {
  ASSIST_QUESTION_MAX,
  type AskQuery,
  type AskReply,
  askTickets,
  runTicketQuery,
} from '@derrick/domain/assistant';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Card } from '@derrick/ui/Card';
import { TextField } from '@derrick/ui/TextField';
import { useId, useState } from 'react';
import { useFormats } from '../../core/formats/index.ts';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { type ChangeResult, useChange, useErrorMessage } from '../../patterns/remote/index.ts';
import { Answer } from './Answer.tsx';
import * as css from './AskPanel.css.ts';

/** Answers questions about tickets with a message, a few rows and the applied filters. */
export function AskPanel() {
  const t = useTranslate();
  const { timeZone = 'UTC' } = useFormats();
  const { language } = useLanguage();
  const errors = useErrorMessage();
  const titleId = useId();
  const [question, setQuestion] = useState('');
  const [reply, setReply] = useState<AskReply>();
  const [failure, setFailure] = useState<string>();
  const asking = useChange(askTickets);
  const running = useChange(runTicketQuery);

  const take = async (result: Promise<ChangeResult<AskReply>>) => {
    setFailure(undefined);
    const answered = await result;
    if (answered.ok) setReply(answered.data);
    else setFailure(errors.message(answered.error, 'ask.failed'));
  };
  const ask = (asked: string) => {
    const text = asked.trim().slice(0, ASSIST_QUESTION_MAX);
    if (text !== '') void take(asking.change({ body: { question: text, language, timeZone } }));
  };
  const run = (query: AskQuery) => void take(running.change({ body: { query, language, timeZone } }));

  return (
    <Card as="section" padding="none" gap={16} className={css.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {t('ask.title')}
      </h2>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          ask(question);
        }}
      >
        <TextField
          className={css.question}
          label={t('ask.question')}
          placeholder={t('ask.placeholder')}
          value={question}
          onChange={setQuestion}
          autoComplete="off"
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={asking.isPending}
          pendingLabel={t('ask.asking')}
        >
          {t('ask.ask')}
        </Button>
      </form>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div aria-live="polite">
        {reply && !failure && (
          <Answer
            reply={reply}
            onRun={run}
            onAsk={(asked) => {
              setQuestion(asked);
              ask(asked);
            }}
          />
        )}
      </div>
    </Card>
  );
}
