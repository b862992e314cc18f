import { Link2Off } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { readStored, store } from '../core/stored.ts';
import { useOneTimeParameter } from '../core/useOneTimeParameter.ts';
import { AuthNotice } from './AuthNotice.tsx';
import { isImpossibleToken, type LinkProblem } from './linkProblem.ts';
import { SignInLink } from './SignInLink.tsx';

/**
 * Returns the token of the email link, or the problem with it; `report` sets the problem later. The token is removed from
 * the address but stays in the tab for a reload; `spend` clears it after use.
 */
export function useLink() {
  const [taken] = useOneTimeParameter('token');
  const [path] = useLocation();
  const key = `derrick.link.${path}`;
  const [kept] = useState(() => readStored(key, 'sessionStorage') ?? undefined);
  const token = taken ?? kept;
  useEffect(() => {
    if (taken !== undefined) store(key, taken, 'sessionStorage');
  }, [taken, key]);
  const [reported, setReported] = useState<{ token: string; problem: LinkProblem }>();
  const problem = (): LinkProblem | 'missing' | undefined => {
    if (token === undefined) return 'missing';
    if (isImpossibleToken(token)) return 'unknown';
    return reported?.token === token ? reported.problem : undefined;
  };
  return {
    token: token ?? '',
    problem: problem(),
    report: (found: LinkProblem) => setReported({ token: token ?? '', problem: found }),
    spend: () => void store(key, null, 'sessionStorage'),
  };
}

/** Title and text of each problem. */
export type LinkProblemWords = Record<LinkProblem | 'missing', { title: MessageKey; text: MessageKey }>;

interface LinkProblemNoticeProps {
  problem: LinkProblem | 'missing';
  words: LinkProblemWords;
  /** @default a link to the sign-in page */
  actions?: ReactNode;
}

/** Replaces the form if its link is not valid. */
export function LinkProblemNotice({ problem, words, actions = <SignInLink /> }: LinkProblemNoticeProps) {
  const t = useTranslate();
  return (
    <AuthNotice
      view={problem}
      tone="warning"
      icon={<Link2Off size={24} />}
      title={t(words[problem].title)}
      text={t(words[problem].text)}
      actions={actions}
    />
  );
}
