import { type AuditVerification, verifyAuditLog } from '@derrick/domain/audit';
import { Button } from '@derrick/ui/Button';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../core/api.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import type { Translate } from '../core/i18n/messages.ts';
import { notify } from '../core/notify.tsx';
import { useErrorMessage } from '../patterns/remote/index.ts';

const mismatches = {
  altered: 'audit.verify.altered',
  removed: 'audit.verify.removed',
  inserted: 'audit.verify.inserted',
  rewritten: 'audit.verify.rewritten',
} as const;

function notice(t: Translate, { count, unkeyed = 0, firstMismatch }: AuditVerification) {
  if (firstMismatch) {
    const description = t(mismatches[firstMismatch.reason], { place: firstMismatch.sequence, count });
    return { tone: 'danger', title: t('audit.verify.broken'), description } as const;
  }
  const title = t('audit.verify.whole', { count });
  if (unkeyed === 0) return { tone: 'success', title } as const;
  return { tone: 'info', title, description: t('audit.verify.unkeyed', { unkeyed }) } as const;
}

/** Button that verifies the log's integrity: no event was changed, removed or inserted outside the server. */
export function VerifyButton() {
  const t = useTranslate();
  const api = useApi();
  const errors = useErrorMessage();
  const [isPending, setPending] = useState(false);
  const verify = async () => {
    setPending(true);
    try {
      void notify(notice(t, await api.call(verifyAuditLog)));
    } catch (error) {
      void notify(errors.notice(error, 'audit.verify.failed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button icon={<ShieldCheck size={16} />} isPending={isPending} onPress={() => void verify()}>
      {t('audit.verify.action')}
    </Button>
  );
}
